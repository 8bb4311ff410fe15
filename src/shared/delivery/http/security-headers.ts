import type { FastifyHelmetOptions } from '@fastify/helmet';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** For @fastify/helmet. */
type Directives = Record<string, string[]>;

const PAGE: Directives = {
  defaultSrc: NONE,
  scriptSrc: SELF,
  styleSrc: SELF,
  fontSrc: SELF,
  imgSrc: ["'self'", 'data:'],
  mediaSrc: SELF,
  connectSrc: SELF,
  manifestSrc: SELF,
  frameAncestors: NONE,
  baseUri: NONE,
};

/**
 * `formAction`: where forms of a page may lead, redirects included; any: the page does not say. `pictures`: whose it may
 * show; any: those of whoever serves them encrypted.
 */
export const pageDirectives = (formAction: 'self' | 'any', pictures: 'self' | 'any' = 'self'): Directives => ({
  ...PAGE,
  ...(formAction === 'self' && { formAction: SELF }),
  ...(pictures === 'any' && { imgSrc: ["'self'", 'data:', 'https:'] }),
});

/** Pages load only what we serve, and no inline script runs, so wrongly escaped feed text could not run either. */
export function pageSecurity(https: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: pageDirectives('self') },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: https,
  };
}

/** For pages that answer a request before the plugin has seen it. */
export const REFUSAL_PAGE_SECURITY: Readonly<Record<string, string>> = {
  'content-security-policy': Object.entries(pageDirectives('self'))
    .map(([name, sources]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(' '))
    .join(';'),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
};

/** Headers of JSON answers. Constant, because the plugin builds its middleware for every request (20 µs). */
export const apiSecurity = (https: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
