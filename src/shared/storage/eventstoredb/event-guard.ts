import type { StorageSettings } from '../../../config/storage-settings.js';
import type { Database } from '../database/database.js';
import { EventStoreUnavailable } from '../eventstore/event-store.js';
import { addressOf, openEventStoreDb, type EventStoreDbAddress } from './eventstoredb-client.js';
import { dangerousRights, type DangerousRights } from './eventstoredb-rights.js';

const QUESTION = `
  select current_user as role, pg_has_role(current_user, relowner, 'member') as owns,
         has_table_privilege(oid, 'update') or has_table_privilege(oid, 'delete') as changes
    from pg_class where oid = 'eventstore.event'::regclass`;

/** Why the role that the program works as could change or remove events after all, for an operator; null: it cannot. */
async function unguarded(database: Database): Promise<string | null> {
  const [row] = await database.query<{ role: string; owns: boolean; changes: boolean }>(QUESTION);
  if (row === undefined || (!row.owns && !row.changes)) return null;
  return (
    `The database role "${row.role}" owns the events: only triggers keep them from being changed, and it could take ` +
    'those away. Set DATABASE_OWNER_URL to give the events an owner of their own (docs/operating.md).'
  );
}

/** Why those whom the program works as could lose histories after all, for an operator; empty: they cannot. */
export async function weaknesses(database: Database, settings: StorageSettings): Promise<readonly string[]> {
  const { eventStoreUrl, eventStoreCategory } = settings;
  const prefix = `${eventStoreCategory}-`;
  const found = [
    await unguarded(database),
    eventStoreUrl === null ? null : await unguardedEventStoreDb(eventStoreUrl, prefix),
  ];
  return found.filter((one) => one !== null);
}

/**
 * Whether our own user could delete histories in this EventStoreDB or have it forget them; null: no, or it cannot be
 * asked now. `prefix`: how the names of their streams begin.
 */
export async function unguardedEventStoreDb(url: string, prefix: string): Promise<string | null> {
  const client = openEventStoreDb(url);
  try {
    return weaknessOf(addressOf(url), await dangerousRights(client, prefix));
  } catch (error) {
    if (error instanceof EventStoreUnavailable) return null;
    throw error;
  } finally {
    await client.dispose();
  }
}

function weaknessOf({ hosts, user, anonymous }: EventStoreDbAddress, rights: DangerousRights): string | null {
  const { deletes, writesMetadata, administers } = rights;
  const harm = [...(deletes ? ['delete histories'] : []), ...(writesMetadata ? ['have them forgotten'] : [])];
  if (harm.length === 0) return null;
  const can = `can ${harm.join(' and ')}`;
  if (anonymous) {
    return `Nobody signs in to the EventStoreDB at ${hosts}: whoever reaches it ${can}. Give it certificates and users (docs/operating.md).`;
  }
  const who = `The user ${user === null ? 'of the certificate' : `"${user}"`} in EVENT_STORE_URL`;
  return administers
    ? `${who} is an administrator of the EventStoreDB ($admins) and ${can}. Give the service a user of its own, then: ${GUARD}`
    : `${who} ${can}. An administrator of the EventStoreDB takes that from it: ${GUARD}`;
}

const GUARD = 'npm run cli -- event-store:guard --as - --yes (docs/operating.md).';
