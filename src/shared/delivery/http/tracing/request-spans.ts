import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTracing, type Span, startSpan } from '../../../kernel/tracing.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** null: it is not traced. */
    span: Span | null;
  }
}

/** They ask every few seconds. */
const OF_MONITORS = new Set(['/healthz', '/readyz', '/metrics']);

/** The route, not the path: links like /b/<slug> are secrets. RFC 9110 methods only, as the router takes no others. */
function started({ method, headers, is404, routeOptions, protocol, id }: FastifyRequest): Span | null {
  const route = is404 ? undefined : routeOptions.url;
  if (route !== undefined && OF_MONITORS.has(route)) return null;
  return startSpan({
    name: route === undefined ? method : `${method} ${route}`,
    kind: 'server',
    headers,
    attributes: {
      'http.request.method': method,
      'url.scheme': protocol,
      'briefings.request.id': id,
      ...(route !== undefined && { 'http.route': route }),
    },
  });
}

function ended(span: Span, { statusCode }: FastifyReply): void {
  span.describe({ 'http.response.status_code': statusCode });
  if (statusCode >= 500) span.fail(statusCode);
  span.end();
}

/** A span for each request, by the semantic conventions of HTTP; all that it does belongs to it. First of all hooks. */
export function traceRequests(fastify: FastifyInstance): void {
  fastify.decorateRequest('span', null);
  if (!isTracing()) return;
  fastify.addHook('onRequest', (request, _reply, done) => {
    request.span = started(request);
    if (request.span === null) done();
    else request.span.enter(done);
  });
  // The body comes with the events of a socket, which may belong to another request.
  fastify.addHook('preValidation', ({ span }, _reply, done) => {
    if (span === null) done();
    else span.enter(done);
  });
}

/** When it is answered: what is said then (the log) belongs to the span still. */
export function endRequestSpan({ span }: FastifyRequest, reply: FastifyReply, say: () => void): void {
  if (span === null) return say();
  span.enter(say);
  ended(span, reply);
}
