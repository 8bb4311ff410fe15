import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';

/** The session of the signed-in person. */
export const SESSION_COOKIE = '__Secure-briefings.session_token';
/** Marks a browser that somebody has signed in with before. */
export const DEVICE_COOKIE = '__Secure-briefings.device';
/** Of a browser in which the password was right, and a code is still to come. */
export const SIGN_IN_COOKIE = '__Secure-briefings.sign_in';
/** The secret that the CSRF tokens of this browser are derived from. */
export const FORM_COOKIE = '__Secure-briefings.form';

export interface NewCookie {
  readonly name: string;
  readonly value: string;
  /** Lifetime; without it the cookie ends with the browser's session. */
  readonly maxAgeSeconds?: number;
}

/** null: not there. Of several with one name, the first: the most specific path (RFC 6265 §5.4). */
export const readCookie = (header: string | undefined, name: string): string | null =>
  parseCookie(header ?? '')[name] ?? null;

/**
 * For all our paths, seen by no script, over TLS only (or on this machine). Lax: sent when a link of another site leads
 * here, and with nothing else that another site has a browser send.
 */
export function writeCookie(reply: FastifyReply, { name, value, maxAgeSeconds }: NewCookie): void {
  const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;
  const lifetime = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds };
  void reply.header('set-cookie', stringifySetCookie({ name, value, ...attributes, ...lifetime }));
}

/**
 * What pages kept in this browser goes with the one who signs out: titles and links of what they wanted to hear next are
 * for nobody else who uses it. Cookies stay: who has signed in here before is not slowed down, and the language is kept.
 */
export const dropKeptByPages = (reply: FastifyReply): void => void reply.header('clear-site-data', '"storage"');

export const dropCookie = (reply: FastifyReply, name: string): void =>
  writeCookie(reply, { name, value: '', maxAgeSeconds: 0 });
