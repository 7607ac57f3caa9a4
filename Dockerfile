# Two images: `gateway`, which is the last one, and `secure`, the embedded wallet's service.
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /srv/causeway
COPY .npmrc package.json package-lock.json ./
COPY devnet/nothing devnet/nothing
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build -- loader widget gateway secure service docs
# Browsers get none: they are for whoever reads a build.
RUN find dist -name '*.map' -delete

FROM node:20.20.2-bookworm-slim AS runtime
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /srv/causeway
COPY .npmrc package.json package-lock.json ./
COPY devnet/nothing devnet/nothing
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund
USER node
STOPSIGNAL SIGTERM

FROM runtime AS secure
COPY --from=build /srv/causeway/dist/secure dist/secure
COPY --from=build /srv/causeway/dist/secure-service dist/secure-service
EXPOSE 8100
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8100}/health`).then((answer) => process.exit(answer.ok ? 0 : 1))"]
CMD ["node", "dist/secure-service/main.js"]

FROM runtime AS gateway
COPY --from=build /srv/causeway/dist/loader.js /srv/causeway/dist/integrity.json dist/
COPY --from=build /srv/causeway/dist/causeway dist/causeway
COPY --from=build /srv/causeway/dist/v dist/v
COPY --from=build /srv/causeway/dist/embed dist/embed
COPY --from=build /srv/causeway/dist/secure dist/secure
COPY --from=build /srv/causeway/dist/docs dist/docs
COPY --from=build /srv/causeway/dist/gateway dist/gateway
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/health`).then((answer) => process.exit(answer.ok ? 0 : 1))"]
CMD ["node", "dist/gateway/main.js", "/etc/causeway/deployment.json"]
