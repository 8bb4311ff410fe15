import { Agent, Dispatcher1Wrapper } from 'undici';
import { WEB_PORTS } from '../../../../config/feed-settings.js';
import { AddressGuard, portOf } from '../../../../shared/outbound/network/address-guard.js';
import { guardedConnect } from '../../../../shared/outbound/network/guarded-connect.js';
import { HostResolver } from '../../../../shared/outbound/network/host-resolver.js';

/**
 * Fetches client ID metadata documents: an address that strangers chose. A name is looked up and refused before anything
 * connects, and again when the connection is made, because its server may answer another address then.
 *
 * `options` has a dispatcher of oidc-provider in it, with a guard of its own, which it makes of whatever global dispatcher
 * it finds. Ours replaces it: it does not depend on what else is in the process.
 */
export function guardedFetch(
  resolver: HostResolver = new HostResolver(),
  go: typeof fetch = (...of) => fetch(...of),
  ports: readonly number[] = WEB_PORTS,
): typeof fetch {
  const guard = new AddressGuard([], ports);
  const agent = new Agent({ pipelining: 0, connect: guardedConnect(guard, resolver) });
  // fetch of Node speaks to dispatchers as undici did before version 8.
  const dispatcher = new Dispatcher1Wrapper(agent);
  return async (input, options) => {
    const url = new URL(input instanceof Request ? input.url : input);
    guard.checkLiteral(url);
    guard.check(await resolver.resolve(url.hostname.replace(/^\[|\]$/g, '')), portOf(url));
    const guarded = { ...options, dispatcher };
    return await go(input, guarded);
  };
}
