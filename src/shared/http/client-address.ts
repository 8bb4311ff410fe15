import ipaddr from 'ipaddr.js';

/** What one client can be expected to have: an IPv4 address, or a /64 of IPv6 (RFC 6177). */
export function clientAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
