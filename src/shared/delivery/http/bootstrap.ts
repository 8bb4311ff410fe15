import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger as Pino } from 'pino';
import type { ExtensionSettings } from '../../../config/extension-settings.js';
import type { HttpSettings } from '../../../config/http-settings.js';
import type { ProcessSettings } from '../../../config/process-settings.js';
import { ClosingConnections } from './closing-connections.js';
import { compressPages } from './compression.js';
import { MAX_BODY_BYTES } from './contract.js';
import { Drain } from './drain.js';
import { PageErrors } from './errors/page-errors.js';
import { acceptForms } from './bodies/form-body.js';
import { answerBrokenRequest, answerFrameworkError, refuseExpectation, refuseTunnel } from './framework-errors.js';
import { acceptUploads } from './bodies/form-upload.js';
import { Gate } from './gate.js';
import { installHooks } from './hooks.js';
import { acceptJsonOnly } from './bodies/json-body.js';
import { keepCookiesOnPlainHttp } from './local-cookies.js';
import { createLog, PinoNestLogger } from './logging/log.js';
import { requestIdOf } from './logging/request-id.js';
import { RequestMetrics } from './metrics/request-metrics.js';
import { openApiDocument } from './openapi/openapi-document.js';
import { PublishedContract } from './openapi/published-contract.js';
import { RawRoutes } from './routes/raw-routes.js';
import { pageSecurity } from './security-headers.js';

/** A connection without traffic for this long is closed. */
const REQUEST_TIMEOUT_MS = 30_000;

const adapter = ({ trustedProxyCidrs }: HttpSettings, pages: () => PageErrors | null): FastifyAdapter =>
  new FastifyAdapter({
    logger: false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Trusted proxies by address: a number or `true` would let clients forge their own address.
    trustProxy: trustedProxyCidrs.length > 0 && [...trustedProxyCidrs],
    genReqId: ({ headers }: IncomingMessage) => requestIdOf(headers),
    // While stopping, requests that came in on open connections are still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      answerFrameworkError(error, request, reply, pages()),
    clientErrorHandler: answerBrokenRequest,
    // Node would answer without a body; installHooks refuses it with one.
    http: { requireHostHeader: false },
    // We use no Connect middleware.
    skipMiddie: true,
  });

/**
 * The program as an application that can listen: hooks, security headers, one error filter, one log. A part that is
 * missing fails here, before the first request; that no class of the contract contradicts itself, a test sees.
 */
export async function createApp(
  module: Type<unknown> | DynamicModule,
  config: HttpSettings & ProcessSettings & ExtensionSettings,
  log: Pino = createLog(config.logLevel),
): Promise<NestFastifyApplication> {
  let pages: PageErrors | null = null;
  const app = await NestFactory.create<NestFastifyApplication>(
    module,
    adapter(config, () => pages),
    {
      logger: new PinoNestLogger(log),
      bodyParser: false,
      abortOnError: false,
    },
  );
  pages = app.get(PageErrors);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.server.on('checkExpectation', refuseExpectation);
  fastify.server.on('connect', refuseTunnel);
  app.get(ClosingConnections).install(fastify);
  const https = config.baseUrl.startsWith('https:');
  acceptJsonOnly(fastify);
  acceptForms(fastify);
  if (!https) keepCookiesOnPlainHttp(fastify);
  acceptUploads(fastify);
  installHooks(fastify, { gate: app.get(Gate), log, metrics: app.get(RequestMetrics), https });
  await compressPages(fastify);
  await app.register(helmet, pageSecurity(https));
  await app.get(RawRoutes).install(fastify, log);
  const contract = app.get(PublishedContract);
  contract.publish(async () => await openApiDocument(app));
  // Whether the controllers of others can be described is known at start.
  if (config.extensions.length > 0) await contract.document();
  return app;
}

/**
 * Readiness off, and no new work of our own; but every request is answered until `over`, when all who send requests here
 * know that this process stops. `stopApp` comes next.
 */
export async function drainApp(app: NestFastifyApplication, over: Promise<unknown>): Promise<void> {
  app.get(Drain).begin();
  await over;
}

/**
 * Graceful shutdown: readiness off, no new connections, running requests finish (within `graceMs`), and only then the
 * rest of the program, database included, shuts down.
 */
export async function stopApp(app: NestFastifyApplication, graceMs = 10_000): Promise<void> {
  app.get(Drain).begin();
  const server = app.getHttpServer() as { closeAllConnections(): void };
  const hurry = setTimeout(() => server.closeAllConnections(), graceMs);
  try {
    await app.getHttpAdapter().getInstance().close();
    await app.close();
  } finally {
    clearTimeout(hurry);
  }
}
