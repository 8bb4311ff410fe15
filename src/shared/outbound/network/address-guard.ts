import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

import { WEB_PORTS } from '../../../config/feed-settings.js';

/** The address leads into this machine or a private network, where feeds must not send us (SSRF). */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
  readonly code = 'FORBIDDEN_ADDRESS';
}

/**
 * A port of a public host where no web server is looked for. Whoever asks is told what they are told of a server that
 * cannot be reached, or they could have us look for open ports.
 */
export class ForbiddenPort extends Error {
  override readonly name = 'ForbiddenPort';
  readonly code = 'FORBIDDEN_PORT';
}

// A platform that answers its own machines there: public by its number only.
const AZURE_HOST = '168.63.129.16';
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Allows connections to public addresses at ports of the web only, and to the private ranges that the operator allowed at
 * any port. It checks the resolved address that is connected to, which defeats DNS rebinding.
 */
export class AddressGuard {
  readonly #allowed: readonly [ipaddr.IPv4 | ipaddr.IPv6, number][];

  readonly #ports: ReadonlySet<number>;

  constructor(allowedPrivateCidrs: readonly string[], ports: readonly number[] = WEB_PORTS) {
    this.#allowed = allowedPrivateCidrs.map((range) => ipaddr.parseCIDR(range));
    this.#ports = new Set(ports);
  }

  allows(address: string): boolean {
    if (!ipaddr.isValid(address)) return false;
    // `process` makes IPv4 of IPv4-mapped IPv6.
    const ip = ipaddr.process(address);
    return isPublic(ip) || this.#isOurs(ip);
  }

  /**
   * Throws ForbiddenAddress when any of them is not allowed: an honest host does not mix public and private ones.
   * Throws ForbiddenPort when they are allowed at other ports.
   */
  check(addresses: readonly LookupAddress[], port: number): void {
    if (addresses.length === 0 || !addresses.every(({ address }) => this.allows(address))) throw new ForbiddenAddress();
    const isOpen = this.#ports.has(port) || addresses.every(({ address }) => this.#isOurs(ipaddr.process(address)));
    if (!isOpen) throw new ForbiddenPort();
  }

  /** Hosts written as numbers are never looked up, so they are checked by themselves. Throws as `check`. */
  checkLiteral(url: URL): void {
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    const family = isIP(literal);
    if (family !== 0) this.check([{ address: literal, family }], portOf(url));
  }

  #isOurs(ip: ipaddr.IPv4 | ipaddr.IPv6): boolean {
    return this.#allowed.some(([range, bits]) => range.kind() === ip.kind() && ip.match(range, bits));
  }
}

/** The port that is connected to, named or not. */
export const portOf = ({ port, protocol }: Pick<URL, 'port' | 'protocol'>): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);

function isPublic(ip: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (ip.range() !== 'unicast') return false;
  // Nothing else of IPv6 is routed in public, whatever ranges are reserved later.
  return ip.kind() === 'ipv4' ? ip.toString() !== AZURE_HOST : ip.match(GLOBAL_IPV6);
}
