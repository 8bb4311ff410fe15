import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Logger as Pino } from 'pino';
import { CONTRACT_VERSION, isApiPath } from './contract.js';
import { SESSION_COOKIE, writeCookie } from './cookies.js';
import { InvalidRequest } from '../../kernel/domain-error.js';
import { MethodNotAllowed, UnknownRoute, UnsupportedMediaType } from './errors/refusals.js';
import { FORM_TYPE, type FormFields, isForm } from './bodies/form-body.js';
import { isUpload, UPLOAD_TYPE } from './bodies/form-upload.js';
import { takeFormToken } from './form-token.js';
import type { Gate } from './gate.js';
import { endRequestSpan, traceRequests } from './tracing/request-spans.js';
import { logRequest } from './logging/request-log.js';
import type { RequestMetrics } from './metrics/request-metrics.js';
import { nameTasks } from './request-task.js';
import { RouteTable } from './routes/route-table.js';
import { apiSecurity } from './security-headers.js';

export interface HookParts {
  readonly gate: Gate;
  readonly log: Pino;
  readonly metrics: RequestMetrics;
  readonly https: boolean;
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

/** PostgreSQL stores no U+0000, so no resource can be named by it. */
const UNSTORABLE = /%00/;

/** RFC 9112 §3.2. */
const NO_HOST = 'The request has no Host header.';
const HOSTS = 'The request has more than one Host header.';

/** Node keeps the first one and forgets the others. */
const hostsOf = ({ rawHeaders }: FastifyRequest['raw']): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

function refusalOf(routes: RouteTable, request: FastifyRequest): Error | undefined {
  const path = pathOf(request);
  if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) return new InvalidRequest(NO_HOST);
  if (hostsOf(request.raw) > 1) return new InvalidRequest(HOSTS);
  if (UNSTORABLE.test(path)) return new UnknownRoute(request.method, path);
  if (!request.is404) return undefined;
  const allowed = routes.allowed(path);
  return allowed.length > 0 ? new MethodNotAllowed(allowed) : new UnknownRoute(request.method, path);
}

/** Each route takes the one type it is made for; raw routes look for themselves. */
function refuseOtherType(request: FastifyRequest): void {
  const { page, raw } = request.routeOptions.config;
  if (raw === true || request.headers['content-type'] === undefined) return;
  const wanted = page?.form !== true ? 'application/json' : page.upload === true ? UPLOAD_TYPE : FORM_TYPE;
  if (isForm(request) === (wanted === FORM_TYPE) && isUpload(request) === (wanted === UPLOAD_TYPE)) return;
  throw new UnsupportedMediaType(`Content-Type must be ${wanted}.`);
}

/** Checks the CSRF token of a form and removes it from the fields. */
function checkForms(route: RouteOptions): void {
  if (route.config?.page?.form !== true) return;
  route.preValidation = (request, _reply, done) => {
    request.body = takeFormToken(request, (request.body ?? {}) as FormFields);
    done();
  };
}

/** A session that is used goes on, so its cookie does. A page that ends the session says so later, and later wins. */
function keepCookie({ session }: FastifyRequest, reply: FastifyReply): void {
  if (session === null || session.extendedBySeconds === null) return;
  const { token: value, extendedBySeconds: maxAgeSeconds } = session;
  writeCookie(reply, { name: SESSION_COOKIE, value, maxAgeSeconds });
}

/** What happens to every request before and after its controller, in this order. */
export function installHooks(fastify: FastifyInstance, { gate, log, metrics, https }: HookParts): void {
  const routes = new RouteTable(fastify);
  const fixed = apiSecurity(https);
  const apiHeaders = { 'contract-version': CONTRACT_VERSION, ...fixed };
  fastify.decorateRequest('verified', null);
  fastify.decorateRequest('session', null);
  fastify.decorateRequest('bodyIsDue', false);
  fastify.addHook('onRoute', checkForms);
  traceRequests(fastify);
  nameTasks(fastify);

  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const { url, config } = request.routeOptions;
    const refusal = refusalOf(routes, request);
    // By the route where there is one: `/%61pi/v1/…` finds it too.
    if (isApiPath(url ?? pathOf(request))) reply.headers(apiHeaders);
    // What is refused here goes out before the headers of pages are set.
    else if (config.operation?.auth === 'mcp' || refusal !== undefined) reply.headers(fixed);
    else if (config.page !== undefined) reply.header('cache-control', 'no-store');
    done(refusal);
  });

  fastify.addHook('onRequest', async (request, reply) => {
    const { operation, page } = request.routeOptions.config;
    if (operation !== undefined) await gate.enter(request, operation);
    if (page !== undefined) await gate.enterPage(request, page);
    refuseOtherType(request);
    keepCookie(request, reply);
  });

  // Somebody may take half a minute over a body, and lose their access in that time.
  fastify.addHook('preValidation', async (request) => {
    if (request.bodyIsDue) await gate.confirm(request);
  });

  fastify.addHook('onResponse', (request, reply, done) => {
    endRequestSpan(request, reply, () => logRequest(log, request, reply));
    metrics.observe(request, reply);
    done();
  });
}
