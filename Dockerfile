# By digest, so that a build is the same tomorrow. Docker's own list says which is whose:
# https://github.com/docker-library/repo-info (repos/python/remote); Dependabot brings newer ones.
FROM python:3.11-slim-bookworm@sha256:a36c24f9cbdf4fd0f52d67f0823eeac19c2028c637cecc392d97f980d4fec56b AS commit
# Of the repository its log's last line alone: former commit, this one. Where there is none, none is named.
COPY requirements/bot.lock .git/logs/HEA[D] /from/
RUN find /from -name HEAD -exec sed -n '$s/^.\{41\}\(.\{8\}\).*/\1/p' {} + > /COMMIT

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
# Nobody can write here later: without it all would be compiled at each start.
RUN python -m compileall -q --invalidation-mode unchecked-hash games render bot
COPY --from=commit /COMMIT bot/process/COMMIT

# A number, for engines that want to see that it is not root's; 999 is what the name alone had.
RUN groupadd --system --gid 999 nastolka && useradd --system --uid 999 --gid 999 nastolka \
    && install -d -m 700 -o 999 -g 999 /data
USER 999:999
VOLUME /data

HEALTHCHECK --interval=30s --start-period=60s CMD ["python", "-IS", "bot/process/alive.py"]
CMD ["python", "-m", "bot"]
