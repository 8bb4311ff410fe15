import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

/** The address leads into this machine or a private network, where feeds must not send us (SSRF). */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
  readonly code = 'FORBIDDEN_ADDRESS';
}

// A platform that answers its own machines there: public by its number only.
const AZURE_HOST = '168.63.129.16';
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Allows connections to public addresses only, and to the private ranges that the operator allowed. It checks the
 * resolved address that is connected to, which defeats DNS rebinding.
 */
export class AddressGuard {
  readonly #allowed: readonly [ipaddr.IPv4 | ipaddr.IPv6, number][];

  constructor(allowedPrivateCidrs: readonly string[]) {
    this.#allowed = allowedPrivateCidrs.map((range) => ipaddr.parseCIDR(range));
  }

  allows(address: string): boolean {
    if (!ipaddr.isValid(address)) return false;
    // `process` makes IPv4 of IPv4-mapped IPv6.
    const ip = ipaddr.process(address);
    return isPublic(ip) || this.#allowed.some(([range, bits]) => range.kind() === ip.kind() && ip.match(range, bits));
  }

  /** Throws ForbiddenAddress when any of them is not allowed: an honest host does not mix public and private ones. */
  check(addresses: readonly LookupAddress[]): void {
    if (addresses.length === 0 || !addresses.every(({ address }) => this.allows(address))) throw new ForbiddenAddress();
  }

  /** Hosts written as numbers are never looked up, so they are checked by themselves. Throws ForbiddenAddress. */
  checkLiteral(host: string): void {
    const literal = host.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !this.allows(literal)) throw new ForbiddenAddress();
  }
}

function isPublic(ip: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (ip.range() !== 'unicast') return false;
  // Nothing else of IPv6 is routed in public, whatever ranges are reserved later.
  return ip.kind() === 'ipv4' ? ip.toString() !== AZURE_HOST : ip.match(GLOBAL_IPV6);
}
