import { AddressGuard } from '../../../../shared/outbound/network/address-guard.js';
import { HostResolver } from '../../../../shared/outbound/network/host-resolver.js';

const guard = new AddressGuard([]);

/**
 * Fetches client ID metadata documents: an address that strangers chose. A name is looked up and refused before anything
 * connects; `options` has the library's own guard in it, which looks again at the address that was connected to.
 */
export function guardedFetch(
  resolver: HostResolver = new HostResolver(),
  go: typeof fetch = (...of) => fetch(...of),
): typeof fetch {
  return async (input, options) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input);
    const host = hostname.replace(/^\[|\]$/g, '');
    guard.checkLiteral(host);
    guard.check(await resolver.resolve(host));
    return await go(input, options);
  };
}
