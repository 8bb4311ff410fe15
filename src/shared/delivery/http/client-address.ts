import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import type { HttpRequest } from './request.js';

/** Some proxies write the port of the connection behind the address. */
const WITH_PORT = /^(?:\[([\da-f:.]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/i;

/**
 * What one client can be expected to have: an IPv4 address, or a /64 of IPv6 (RFC 6177). All whose address cannot be
 * read count as one, so that nobody gets around a limit by writing nonsense.
 */
export function clientAddress(written: string): string {
  const [, bracketed, dotted] = WITH_PORT.exec(written) ?? [];
  const ip = bracketed ?? dotted ?? written;
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}

/** Where the request comes from: limits and the security log know it by this word. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  clientAddress(context.switchToHttp().getRequest<HttpRequest>().ip),
);
