import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger as Pino } from 'pino';

const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

const SECRET_PART = /[\w-]{20,}/g;

/** The route, not the path: links like /b/<slug> are secrets. No query either. */
function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url !== undefined && !request.is404) return url;
  return (request.url.split('?', 1)[0] ?? '').slice(0, 200).replaceAll(SECRET_PART, '***');
}

export function logRequest(log: Pino, request: FastifyRequest, reply: FastifyReply): void {
  const caller = (request.verified ?? request.session)?.caller.id;
  const route = routeOf(request);
  // Health checks are requested every few seconds; only failed ones are logged.
  const level = PROBES.has(route) && reply.statusCode < 400 ? 'debug' : 'info';
  log[level]({
    msg: 'request',
    requestId: request.id,
    method: request.method,
    route,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...(caller !== undefined && { caller }),
  });
}
