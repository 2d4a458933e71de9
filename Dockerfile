# One image holds the API and the built page. It runs alone as well as in the stack:
#   docker build -t spatula . && docker run --rm -p 127.0.0.1:3000:3000 spatula

# Bundle and page are the same for every processor, so they are made on that of the builder.
FROM --platform=$BUILDPLATFORM node:24-slim AS build
WORKDIR /repo
# One exact pnpm: npm leaves it out where its bytes have another hash than package-lock.json names, and then it
# cannot be run. The lock file of the workspace fixes everything else by its hash.
COPY .ci/pnpm .ci/pnpm
RUN npm ci --prefix .ci/pnpm --ignore-scripts --no-fund --no-audit \
    && ln -s /repo/.ci/pnpm/node_modules/@pnpm/exe.*/pnpm /usr/local/bin/pnpm && pnpm --version
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
# The image's own Node is the runtime, so nothing may install another one while it builds.
ENV CI=true PNPM_CONFIG_VERIFY_DEPS_BEFORE_RUN=false
# No tool tells its maker how it is used.
ENV TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/fake-inference/package.json packages/fake-inference/
COPY packages/pantry/package.json packages/pantry/
COPY packages/recipe/package.json packages/recipe/
COPY packages/shared/package.json packages/shared/
RUN --mount=type=cache,id=spatula-pnpm,target=/pnpm \
    pnpm install --frozen-lockfile --store-dir /pnpm --filter '@spatula/api...' --filter '@spatula/web...'
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/api apps/api
COPY apps/web apps/web
ARG VITE_API_URL VITE_LOADING_ANIMATION_URL VITE_CREDIT_NAME VITE_CREDIT_URL
RUN pnpm --filter @spatula/pantry --filter @spatula/web --filter @spatula/api run build

# Nothing runs here: an image for another processor can be made without emulating that processor.
FROM node:24-slim
WORKDIR /app
# The bundle holds all that the API depends on; its package.json says that it is a module.
COPY --from=build /repo/apps/api/package.json ./
COPY --from=build /repo/apps/api/dist dist
COPY --from=build /repo/apps/web/dist page
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WEB_ROOT=/app/page
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --start-interval=500ms --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The flags of `pnpm start`: a young generation of the same size on every machine, see docs/performance.md.
CMD ["node", "--min-semi-space-size=16", "--max-semi-space-size=32", "dist/server.js"]
