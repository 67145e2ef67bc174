"""compose.yaml is one that an engine takes, and its containers may do no more than they need."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.servers

_TO_JSON = "import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)"


COMPOSE = Path("compose.yaml").read_text("utf-8")


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return read(COMPOSE, tmp_path_factory.mktemp("compose"))


def read(compose: str, folder: Path) -> dict[str, Any]:
    """What Debian's docker-compose makes of it; its Python has what reads that."""
    program = shutil.which("docker-compose")
    assert program, "docker-compose is not on the PATH: make servers"
    (folder / "compose.yaml").write_text(compose, "utf-8")
    shutil.copy(".env.example", folder / ".env")
    told = subprocess.run((program, "config"), cwd=folder, check=True, capture_output=True)
    read = subprocess.run(
        ("/usr/bin/python3", "-c", _TO_JSON), input=told.stdout, check=True, capture_output=True
    )
    found: dict[str, Any] = json.loads(read.stdout)["services"]
    return found


def test_images_of_others_are_named_by_digest(services: dict[str, Any]) -> None:
    """What a tag names may be another image tomorrow."""
    bases = re.findall(r"^FROM (\S+)", Path("Dockerfile").read_text("utf-8"), re.MULTILINE)
    images = [*bases, services["store"]["image"]]
    assert [image for image in images if not re.search(r":.+@sha256:[0-9a-f]{64}$", image)] == []


@pytest.mark.parametrize("name", ["bot", "store"])
def test_container_may_do_no_more_than_it_needs(services: dict[str, Any], name: str) -> None:
    service = services[name]
    assert service["read_only"]
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["logging"]["options"] == {"max-size": "10m", "max-file": "3"}
    assert service["healthcheck"]
    assert "ports" not in service


def test_prometheus_reaches_it_by_one_commented_line(tmp_path: Path) -> None:
    """On this machine's loopback alone."""
    assert COMPOSE.count("# ports: ") == 1
    bot = read(COMPOSE.replace("# ports: ", "ports: "), tmp_path)["bot"]
    assert bot["ports"] == ["127.0.0.1:9100:9100/tcp"]
    assert bot["environment"]["METRICS_HOST"] == "0.0.0.0"
