import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger as Pino } from 'pino';
import { CONTRACT_VERSION, isApiPath } from './contract.js';
import { MethodNotAllowed, UnknownRoute } from './errors/refusals.js';
import type { Gate } from './gate.js';
import { logRequest } from './logging/request-log.js';
import { RouteTable } from './route-table.js';
import { apiSecurity } from './security-headers.js';

export interface HookParts {
  readonly gate: Gate;
  readonly log: Pino;
  readonly https: boolean;
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

/** PostgreSQL stores no U+0000, so nothing of ours is named by one. */
const UNSTORABLE = /%00/;

function refusalOf(routes: RouteTable, request: FastifyRequest): Error | undefined {
  const path = pathOf(request);
  if (UNSTORABLE.test(path)) return new UnknownRoute(request.method, path);
  if (!request.is404) return undefined;
  const allowed = routes.allowed(path);
  return allowed.length > 0 ? new MethodNotAllowed(allowed) : new UnknownRoute(request.method, path);
}

/** What happens to every request before and after its controller, in this order. */
export function installHooks(fastify: FastifyInstance, { gate, log, https }: HookParts): void {
  const routes = new RouteTable(fastify);
  const apiHeaders = { 'contract-version': CONTRACT_VERSION, ...apiSecurity(https) };
  fastify.decorateRequest('verified', null);

  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // By the route where there is one: `/%61pi/v1/…` finds it too.
    if (isApiPath(request.routeOptions.url ?? pathOf(request))) reply.headers(apiHeaders);
    done(refusalOf(routes, request));
  });

  fastify.addHook('onRequest', async (request) => {
    const { operation } = request.routeOptions.config;
    if (operation !== undefined) await gate.enter(request, operation);
  });

  fastify.addHook('onResponse', (request, reply, done) => {
    logRequest(log, request, reply);
    done();
  });
}
