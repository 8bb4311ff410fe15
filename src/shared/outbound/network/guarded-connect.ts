import type { LookupFunction, TcpSocketConnectOpts } from 'node:net';
import { callbackify } from 'node:util';
import type { buildConnector } from 'undici';

import { ForbiddenAddress, portOf, type AddressGuard } from './address-guard.js';
import type { HostResolver } from './host-resolver.js';
import { httpClient } from './http-client.js';

type Connector = buildConnector.connector;
type Options = Omit<buildConnector.BuildOptions, 'lookup'> & Pick<TcpSocketConnectOpts, 'autoSelectFamily'>;

/**
 * Looks a host up and refuses to connect unless the guard allows what was found, at this port. A look-up is not told for
 * which port it is, so each port has a connector of its own.
 */
export function guardedConnect(guard: AddressGuard, resolver: HostResolver, options: Options = {}): Connector {
  const connectors = new Map<number, Connector>();
  const connectorFor = (port: number): Connector => {
    const known = connectors.get(port) ?? connector({ ...options, lookup: guardedLookup(guard, resolver, port) });
    if (connectors.size < MOST_CONNECTORS) connectors.set(port, known);
    return known;
  };
  return (target, callback) => connectorFor(portOf(target))(target, callback);
}

/** Allowed private ranges have any port. */
const MOST_CONNECTORS = 100;

const connector = (options: buildConnector.BuildOptions): Connector => httpClient().buildConnector(options);

function guardedLookup(guard: AddressGuard, resolver: HostResolver, port: number): LookupFunction {
  const allowedAddresses = callbackify(async (host: string) => {
    const addresses = await resolver.resolve(host);
    guard.check(addresses, port);
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
