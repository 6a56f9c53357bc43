# Builds the product on plain Debian with the Node.js that package.json pins, and keeps what runs of it.
FROM debian:trixie-slim AS build
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates nodejs npm
WORKDIR /app
COPY . .
RUN npm install && npm run build
# What stays is what a start reads: icons, fonts and fields of providers are in the built pages by now.
RUN npm prune --omit=dev --ignore-scripts \
  && mv node_modules/node-linux-*/bin/node /usr/local/bin/node \
  && rm -r node_modules/node-linux-* node_modules/.bin node_modules/lucide-react node_modules/braintree-web \
    node_modules/@fontsource node_modules/@fontsource-variable \
    packages/fakes node_modules/@clausewright/fakes \
  && find node_modules -name '*.map' -delete

FROM debian:trixie-slim
RUN groupadd --system --gid 10001 clausewright \
  && useradd --system --uid 10001 --gid 10001 --home-dir /data --shell /usr/sbin/nologin clausewright \
  && mkdir -p /data /secrets/app /secrets/database /app/packages/web/instance \
  && chown clausewright:clausewright /data /secrets/app /secrets/database /app/packages/web/instance \
  && chmod 0700 /data /secrets/app
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
WORKDIR /app
ENV HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  WEB_BUILD=/app/packages/web/instance
USER clausewright
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "tooling/container/is-healthy.ts"]
# No shell between: signals must reach the process that ends its work on them.
CMD ["node", "tooling/container/start.ts"]
