import type { EventStoreDBClient } from '@eventstore/db-client';
import { ConfigError } from '../../../config/environment.js';
import { eventStoreDb } from './eventstoredb-library.js';

const SHAPE = /^esdb(?:\+discover)?:\/\/(?:(?<user>[^:@/?]+):[^:@/?]+@)?(?<hosts>[^/?@]+)\/?(?:\?(?<query>.*))?$/;

/** What the client understands, without case, `_` and `-`. Of another key it prints the whole string, password included. */
const KEYS = [
  'usercertfile',
  'userkeyfile',
  'maxdiscoverattempts',
  'connectionname',
  'defaultdeadline',
  'discoveryinterval',
  'gossiptimeout',
  'nodepreference',
  'tls',
  'tlscafile',
  'keepaliveinterval',
  'keepalivetimeout',
];

const EXPECTED = 'EVENT_STORE_URL must be like esdb://user:password@host:2113?tls=true';

export interface EventStoreDbAddress {
  /** For people: no user name, no password. */
  readonly hosts: string;
  /** null: none is named; a certificate may name one. */
  readonly user: string | null;
  /** Nobody signs in. */
  readonly anonymous: boolean;
  readonly tls: boolean;
  /** The file with the authority that signed the certificates. */
  readonly authority: string | null;
}

/** Throws ConfigError, which shows nothing of the string: a secret may be anywhere in a wrong one. */
export function addressOf(url: string): EventStoreDbAddress {
  const { user, hosts, query = '' } = SHAPE.exec(url)?.groups ?? {};
  if (hosts === undefined) {
    throw new ConfigError(`${EXPECTED} (with % codes for : @ / ? in the user's name and password).`);
  }
  const values = new Map(query.split('&').map((pair) => [keyOf(pair), pair.slice(pair.indexOf('=') + 1)] as const));
  values.delete('');
  if ([...values.keys()].some((key) => !KEYS.includes(key))) {
    throw new ConfigError(`${EXPECTED}: after the ? it may have ${KEYS.join(', ')} only, each as key=value.`);
  }
  const tls = values.get('tls')?.trim().toLowerCase() !== 'false';
  // Without TLS the client sends no password.
  const anonymous = !tls || (user === undefined && !values.has('usercertfile'));
  return { hosts, tls, user: decoded(user), anonymous, authority: decoded(values.get('tlscafile')) };
}

const keyOf = (pair: string): string => (pair.split('=', 1)[0] ?? '').trim().toLowerCase().replaceAll(/[_-]/g, '');

/** null also for wrong % codes, of which the client will tell. */
function decoded(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Where the store is, for people: no user name, no password. Throws ConfigError. */
export const hostsOf = (url: string): string => addressOf(url).hosts;

/** Throws ConfigError when the connection string cannot be understood. Connects with the first call. */
export function openEventStoreDb(url: string): EventStoreDBClient {
  addressOf(url);
  acceptAddressesAsNames();
  const client = parse(url);
  // The client keeps both of these to itself; they are functions of the instance, so they can be replaced.
  const internals = client as unknown as Internals;
  const { handleError } = internals;
  // Batch append shares its promises among all clients of the process, and rejects the appends of others when one
  // connection drops. A client that does not find it supported appends one by one.
  internals.supports = () => Promise.resolve(false);
  // It looks at a connection that may be just failing, and nobody waits for it: that would end our process.
  internals.handleError = async (...failed) => await handleError(...failed).catch(() => undefined);
  return client;
}

interface Internals {
  supports: () => Promise<boolean>;
  handleError: (...failed: readonly unknown[]) => Promise<void>;
}

function parse(url: string): EventStoreDBClient {
  const { warn } = console;
  // It gives advice there, and may quote the string.
  Object.assign(console, { warn: () => undefined });
  try {
    return eventStoreDb().EventStoreDBClient.connectionString(url);
  } catch (error) {
    // The client's words quote the string, except for these.
    const message = error instanceof Error ? error.message : '';
    const known = /^(Failed to load certificate|userCertFile must|Invalid (keepAlive|defaultDeadline))/.test(message);
    throw new ConfigError(known ? `EVENT_STORE_URL: ${message}` : `${EXPECTED}.`);
  } finally {
    Object.assign(console, { warn });
  }
}

const ADDRESS_AS_NAME = 'DEP0123';
let accepted = false;

/**
 * Nodes may be named by their addresses, also by each other. grpc-js then names the address in its greeting, of which
 * Node warns on the console; servers ignore it, and the certificate is checked against the address all the same.
 */
function acceptAddressesAsNames(): void {
  if (accepted) return;
  accepted = true;
  const warn = process.emitWarning.bind(process) as (...warning: readonly unknown[]) => void;
  process.emitWarning = (...warning: readonly unknown[]): void => {
    if (!warning.includes(ADDRESS_AS_NAME)) warn(...warning);
  };
}
