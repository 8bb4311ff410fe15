import type { FastifyHelmetOptions } from '@fastify/helmet';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** Pages load what we serve and nothing else; nothing inline runs, so escaped-wrongly feed text would not run either. */
export function pageSecurity(https: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
        formAction: SELF,
      },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: https,
  };
}

/** JSON is no page. Written out because the plugin builds its middleware anew for every request (20 µs). */
export const apiSecurity = (https: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
