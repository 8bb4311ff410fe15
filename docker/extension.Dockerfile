# The image of the service with an extension in it: the sample, as yours would be. docs/extending.md
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc .swcrc ./
RUN npm ci
COPY samples/extension samples/extension
RUN npm --prefix samples/extension run build

FROM podcast-briefings:0.1.0
COPY --from=build /app/samples/extension/package.json /extensions/highlights/
COPY --from=build /app/samples/extension/dist /extensions/highlights/dist
# Packages of its own, besides those that mean the program's copies, would be installed beside it: /extensions/highlights/node_modules.
ENV EXTENSIONS=/extensions/highlights/dist/index.js
