import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';

import { ForbiddenAddress, type AddressGuard } from './address-guard.js';
import type { HostResolver } from './host-resolver.js';

/** Looks a host up and refuses to connect unless the guard allows what was found. */
export function guardedLookup(guard: AddressGuard, resolver: HostResolver): LookupFunction {
  const allowedAddresses = callbackify(async (host: string) => {
    const addresses = await resolver.resolve(host);
    guard.check(addresses);
    return addresses;
  });
  return (host, options, callback) => {
    allowedAddresses(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) callback(error ?? new ForbiddenAddress(), '', 0);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
