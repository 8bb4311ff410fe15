/** Where a browser goes after a person has answered. */
export type Destination =
  | { readonly kind: 'this_service' }
  | { readonly kind: 'site'; readonly host: string }
  /** A program that listens on this device, or that has taken a URL scheme of its own. */
  | { readonly kind: 'this_device'; readonly place: string };

/** As `URL` writes them. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** `redirectUri`: absolute. Hosts stay in their ASCII form, so that look-alike letters show. */
export function destinationOf(redirectUri: string, ourOrigin: string): Destination {
  const { protocol, host, hostname, origin } = new URL(redirectUri);
  if (protocol !== 'https:' && protocol !== 'http:') return { kind: 'this_device', place: protocol };
  if (origin === ourOrigin) return { kind: 'this_service' };
  if (LOOPBACK.test(hostname)) return { kind: 'this_device', place: host };
  return { kind: 'site', host };
}
