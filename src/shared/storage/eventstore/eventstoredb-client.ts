import { EventStoreDBClient } from '@eventstore/db-client';
import { ConfigError } from '../../../config/environment.js';

const SHAPE = /^esdb(?:\+discover)?:\/\/(?:[^:@/?]+:[^:@/?]+@)?(?<hosts>[^/?@]+)\/?(?:\?(?<query>.*))?$/;

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

interface Parts {
  readonly hosts: string;
  readonly query: string;
}

/** Throws ConfigError, which shows nothing of the string: a secret may be anywhere in a wrong one. */
function partsOf(url: string): Parts {
  const { hosts, query = '' } = SHAPE.exec(url)?.groups ?? {};
  if (hosts === undefined) {
    throw new ConfigError(`${EXPECTED} (with % codes for : @ / ? in the user's name and password).`);
  }
  for (const pair of query.split('&').filter((one) => one !== '')) {
    const key = (pair.split('=', 1)[0] ?? '').trim().toLowerCase().replaceAll(/[_-]/g, '');
    if (!KEYS.includes(key)) {
      throw new ConfigError(`${EXPECTED}: after the ? it may have ${KEYS.join(', ')} only, each as key=value.`);
    }
  }
  return { hosts, query };
}

/** Where the store is, for people: no user name, no password. Throws ConfigError. */
export const hostsOf = (url: string): string => partsOf(url).hosts;

/** Throws ConfigError when the connection string cannot be understood. Connects with the first call. */
export function openEventStoreDb(url: string): EventStoreDBClient {
  partsOf(url);
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
  try {
    return EventStoreDBClient.connectionString(url);
  } catch (error) {
    // The client's words quote the string, except for these.
    const message = error instanceof Error ? error.message : '';
    const known = /^(Failed to load certificate|userCertFile must|Invalid (keepAlive|defaultDeadline))/.test(message);
    throw new ConfigError(known ? `EVENT_STORE_URL: ${message}` : `${EXPECTED}.`);
  }
}
