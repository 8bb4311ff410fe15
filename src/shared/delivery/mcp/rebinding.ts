import { localhostAllowedHostnames, validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import { DomainError } from '../../kernel/domain-error.js';

export class ForeignOrigin extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'forbidden';
}

interface Headers {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
}

/**
 * Against DNS rebinding, as Streamable HTTP wants it: a page of somebody else in a browser on this network may not
 * speak to us. Host is our own name, or this computer's as reverse proxies write it; Origin, which only browsers send,
 * is our own. Throws ForeignOrigin.
 */
export function refuseForeign({ host, origin }: Headers, baseUrl: string): void {
  const { hostname } = new URL(baseUrl);
  const local = localhostAllowedHostnames();
  if (!validateHostHeader(host, [hostname, ...local]).ok) throw new ForeignOrigin(`Host must be ${hostname}.`);
  const origins = local.includes(hostname) ? local : [hostname];
  if (!validateOriginHeader(origin, origins).ok) throw new ForeignOrigin(`Origin must be absent or ${baseUrl}.`);
}
