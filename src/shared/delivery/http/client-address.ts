import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import type { HttpRequest } from './request.js';

/** Some proxies write the port of the connection behind the address. */
const WITH_PORT = /^(?:\[([\da-f:.]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/i;

/**
 * The key of a client for rate limits: an IPv4 address, or a /64 of IPv6 (RFC 6177). All unreadable addresses share one
 * key, so that nobody evades a limit by a malformed header.
 */
export function clientAddress(written: string): string {
  const [, bracketed, dotted] = WITH_PORT.exec(written) ?? [];
  const ip = bracketed ?? dotted ?? written;
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}

/** The network of the client, as rate limits and the security log name it. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  clientAddress(context.switchToHttp().getRequest<HttpRequest>().ip),
);
