# By digest, so that a build is the same tomorrow. Docker's own list says which is whose:
# https://github.com/docker-library/repo-info (repos/python/remote); Dependabot brings newer ones.
FROM python:3.11-slim-bookworm@sha256:a36c24f9cbdf4fd0f52d67f0823eeac19c2028c637cecc392d97f980d4fec56b

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 DATA_DIR=/data
WORKDIR /app

# Pillow turns and joins the letters of right-to-left names with it. Debian keeps no older version to name.
# hadolint ignore=DL3008
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/*

COPY requirements/bot.lock requirements/bot.lock
RUN pip install --no-cache-dir --no-deps --require-hashes -r requirements/bot.lock

COPY games games
COPY render render
COPY bot bot

# Which commit this is: docker build --build-arg COMMIT=$(git rev-parse --short HEAD)
ARG COMMIT=
ENV NASTOLKA_COMMIT=$COMMIT

RUN useradd --system nastolka && install -d -m 700 -o nastolka /data
USER nastolka
VOLUME /data

HEALTHCHECK --interval=30s --start-period=60s CMD ["python", "-m", "bot.process.health"]
CMD ["python", "-m", "bot"]
