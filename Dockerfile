# Mwezi as a container. The first stage compiles the SQLite driver, of which only the source has a hash; the
# second has what runs and nothing else.
FROM node:26.10.0-bookworm@sha256:2aaae6d91f99fee84cfc92da9b52c22a185752d247746052bbc3f961e44478c6 AS build
WORKDIR /mwezi
COPY package.json package-lock.json ./
RUN npm_config_build_from_source=better-sqlite3 npm ci --no-audit --no-fund --loglevel=error
COPY . .
# The hashed files of the last two releases stay served: they outlast this build in the cache.
RUN --mount=type=cache,target=/mwezi/.earlier-files npm run build && npm run sbom --silent && npm prune --omit=dev --no-audit --no-fund

FROM node:26.10.0-bookworm-slim@sha256:662933cf47f013bc8e4beb31a6116448427a82057ba7c42c97e4c5ba766504c2
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MWEZI_DATA_DIR=/data
RUN install -d -o node -g node -m 0700 /data /backups
WORKDIR /mwezi
COPY --from=build /mwezi/package.json ./
COPY --from=build /mwezi/node_modules ./node_modules
COPY --from=build /mwezi/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
# Liveness only: a container whose database is away must not be killed for it.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
