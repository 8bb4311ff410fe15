import { parseCookie, parseSetCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { DEVICE_COOKIE, FORM_COOKIE, SESSION_COOKIE } from './cookies.js';

const OURS: ReadonlySet<string> = new Set([SESSION_COOKIE, DEVICE_COOKIE, FORM_COOKIE]);
const PREFIX = '__Secure-';

const plainName = (name: string): string => name.slice(PREFIX.length);

/** With the names that we read, where a browser has kept only the others. */
export function withSecureNames(header: string): string {
  const sent = parseCookie(header);
  const missing = [...OURS].flatMap((name) => {
    const value = sent[plainName(name)];
    return sent[name] === undefined && value !== undefined ? [`${name}=${value}`] : [];
  });
  return [header, ...missing].join('; ');
}

/** The same cookie again for browsers that keep no Secure one here; null: it is none of ours. */
export function plainCopy(setCookie: string): string | null {
  const { name, value, secure: _secure, ...attributes } = parseSetCookie(setCookie);
  return OURS.has(name) ? stringifySetCookie({ ...attributes, name: plainName(name), value: value ?? '' }) : null;
}

/**
 * Of plain http, which is on this machine only (BASE_URL): Safari keeps no Secure cookie at http://localhost, as others do,
 * so each goes out a second time under a plain name. Under https that would let a sibling domain plant one.
 */
export function keepCookiesOnPlainHttp(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    if (headers.cookie !== undefined) headers.cookie = withSecureNames(headers.cookie);
    done();
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    const set = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    const copies = set.flatMap((cookie) => plainCopy(cookie) ?? []);
    if (copies.length > 0) void reply.header('set-cookie', copies);
    done(null, payload);
  });
}
