"""docs/kubernetes/nastolka.yaml is a Deployment as the API has it, with one replica that stands by.

https://kubernetes.io/docs/reference/kubernetes-api/workload-resources/deployment-v1/
"""

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

pytestmark = pytest.mark.servers

MANIFEST = Path("docs/kubernetes/nastolka.yaml")
_TO_JSON = "import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)"


class Known(Struct, forbid_unknown_fields=True, rename="camel"):
    """Fields that the API knows, of those that are used; any other is a slip of the pen."""


class Name(Known):
    name: str


class EnvFrom(Known):
    secret_ref: Name


class Env(Known):
    name: str
    value: str


class Port(Known):
    name: str
    container_port: int


class Get(Known):
    path: str
    port: str


class Probe(Known):
    http_get: Get
    initial_delay_seconds: int
    period_seconds: int


class Resources(Known):
    requests: dict[str, str]
    limits: dict[str, str]


class Mount(Known):
    name: str
    mount_path: str


class ContainerSecurity(Known):
    read_only_root_filesystem: bool
    allow_privilege_escalation: bool
    capabilities: dict[str, list[str]]


class Container(Known):
    name: str
    image: str
    env_from: list[EnvFrom]
    env: list[Env]
    ports: list[Port]
    liveness_probe: Probe
    resources: Resources
    security_context: ContainerSecurity
    volume_mounts: list[Mount]


class Volume(Known):
    name: str
    empty_dir: dict[str, str]


class PodSecurity(Known):
    run_as_non_root: bool
    fs_group: int


class PodSpec(Known):
    termination_grace_period_seconds: int
    security_context: PodSecurity
    containers: list[Container]
    volumes: list[Volume]


class Metadata(Known):
    name: str = ""
    labels: dict[str, str] = {}


class Template(Known):
    metadata: Metadata
    spec: PodSpec


class Selector(Known):
    match_labels: dict[str, str]


class Rolling(Known):
    max_surge: int
    max_unavailable: int


class Strategy(Known):
    rolling_update: Rolling


class Spec(Known):
    replicas: int
    strategy: Strategy
    selector: Selector
    template: Template


class Deployment(Known):
    api_version: str
    kind: str
    metadata: Metadata
    spec: Spec


@pytest.fixture(scope="module")
def deployment() -> Deployment:
    """As Debian's Python reads it, which docker-compose brings along."""
    written = MANIFEST.read_bytes()
    told = subprocess.run(
        ("/usr/bin/python3", "-c", _TO_JSON), input=written, check=True, capture_output=True
    )
    found: Any = json.loads(told.stdout)
    return msgspec.convert(found, Deployment)


def test_it_is_a_deployment_of_two_that_selects_its_own_pods(deployment: Deployment) -> None:
    spec = deployment.spec
    assert (deployment.api_version, deployment.kind, spec.replicas) == ("apps/v1", "Deployment", 2)
    assert spec.selector.match_labels == spec.template.metadata.labels
    assert (
        spec.strategy.rolling_update.max_surge,
        spec.strategy.rolling_update.max_unavailable,
    ) == (
        1,
        0,
    )


def test_what_it_mounts_and_asks_is_there(deployment: Deployment) -> None:
    pod = deployment.spec.template.spec
    (bot,) = pod.containers
    assert {mount.name for mount in bot.volume_mounts} == {volume.name for volume in pod.volumes}
    assert bot.liveness_probe.http_get.port in {port.name for port in bot.ports}
    told = {env.name: env.value for env in bot.env}
    assert told["METRICS_PORT"] == str(bot.ports[0].container_port)
    assert bot.security_context.read_only_root_filesystem


def test_it_can_be_read_at_a_glance() -> None:
    assert len(MANIFEST.read_text("utf-8").splitlines()) <= 40
