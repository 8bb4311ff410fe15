import { Client } from 'pg';
import { DEFAULT_CATEGORY, type StorageSettings } from '../../../../config/storage-settings.js';
import type { ContextSchema } from '../../database/context-schema.js';
import { openDatabase } from '../../database/open-database.js';
import type { DatabaseAddress } from '../../database/database-address.js';
import { isUnfinished, markFinished, markUnfinished } from '../../database/unfinished-restore.js';
import { POSTGRESQL, type Origin } from '../../eventstore/event-store-origin.js';
import type { EventStore } from '../../eventstore/event-store.js';
import { StreamNames } from '../../eventstore/stream-names.js';
import { EventStoreDbEventStore } from '../../eventstoredb/eventstoredb-event-store.js';
import { identityOf } from '../../eventstoredb/eventstoredb-identity.js';
import { BackupUnusable } from '../archive/backup-format.js';
import { FOR_COPIES } from '../archive/copied-rows.js';
import {
  EventStoreDbHistoryRestorer,
  PostgresHistoryRestorer,
  isEmpty,
  type HistoryRestorer,
} from './history-restorer.js';

/** Of the program, and of the owner of the events, who may be the same. */
interface Roles {
  readonly program: Client;
  readonly owner: Client;
}

/** Of histories. */
interface Keeper {
  /** null: they are in PostgreSQL. */
  readonly store: EventStore | null;
  readonly category: string;
}

const OCCUPIED = `
  select exists (select from pg_namespace where nspname not in ('public', 'information_schema') and not starts_with(nspname, 'pg_'))
      or to_regclass('public.applied_migration') is not null as occupied`;

const ALONE = `select pg_try_advisory_lock(hashtextextended('podcast-briefings restore', 0)) as alone`;

const SCHEMAS = `
  select nspname as name, pg_get_userbyid(nspowner) = current_user as ours from pg_namespace
   where nspname not in ('public', 'information_schema') and not starts_with(nspname, 'pg_')`;

/** An empty database that is being filled: nobody can start on it before `finish`. */
export class RestoreTarget {
  /** An earlier restore did not come to its end here. */
  again = false;

  private constructor(
    private readonly address: DatabaseAddress,
    private readonly roles: Roles,
    private readonly keeper: Keeper,
  ) {}

  /** Throws BackupUnusable when there is something already. What an earlier restore left behind is removed. */
  static async open(
    address: DatabaseAddress,
    storage: Pick<StorageSettings, 'eventStoreUrl' | 'eventStoreCategory'>,
    schemas: readonly ContextSchema[],
  ): Promise<RestoreTarget> {
    const streams = schemas.flatMap(({ streams: prefixes = [] }) => prefixes);
    const { eventStoreUrl, eventStoreCategory } = storage;
    const names = new StreamNames(eventStoreCategory, streams);
    const store = eventStoreUrl === null ? null : new EventStoreDbEventStore(eventStoreUrl, names);
    const roles = { program: await connected(address.url), owner: await connected(address.ownerUrl ?? address.url) };
    const target = new RestoreTarget(address, roles, { store, category: eventStoreCategory });
    try {
      await target.#clear();
      return target;
    } catch (error) {
      await target.close();
      throw error;
    }
  }

  /** Brings the schemas to where these migrations lead. */
  async migrate(schemas: readonly ContextSchema[]): Promise<void> {
    const dataSource = await openDatabase(this.address, schemas, { restoring: true });
    await dataSource.destroy();
  }

  get histories(): HistoryRestorer {
    return this.keeper.store === null
      ? new PostgresHistoryRestorer(this.roles.owner)
      : new EventStoreDbHistoryRestorer(this.keeper.store, this.keeper.category);
  }

  /** Whose a table is. */
  ownerOf(table: string): Client {
    return table.startsWith('eventstore.') ? this.roles.owner : this.roles.program;
  }

  async begin(): Promise<void> {
    for (const client of this.#clients) await client.query('begin');
  }

  /** `contiguous`: see BackupHeader. */
  async commit(contiguous: boolean): Promise<void> {
    const { store, category } = await this.#origin();
    await this.roles.owner.query('update eventstore.origin set store = $1, category = $2, contiguous = $3', [
      store,
      category,
      contiguous,
    ]);
    for (const client of this.#clients) await client.query('commit');
  }

  async finish(): Promise<void> {
    await markFinished(this.roles.owner);
  }

  async close(): Promise<void> {
    await this.keeper.store?.close();
    for (const client of [this.roles.program, this.roles.owner]) await client.end();
  }

  /** Of one role, one transaction: foreign keys wait for nobody. */
  get #clients(): readonly Client[] {
    return [this.roles.owner, this.roles.program];
  }

  async #origin(): Promise<Origin> {
    if (this.keeper.store === null) return { store: POSTGRESQL, category: DEFAULT_CATEGORY };
    return { store: await identityOf(this.keeper.store), category: this.keeper.category };
  }

  async #clear(): Promise<void> {
    await this.#assertAlone();
    this.again = await isUnfinished(this.roles.owner);
    if (this.again) await this.#removeUnfinished();
    else await this.#assertEmpty();
    await markUnfinished(this.roles.owner);
  }

  /** Another one that is at work looks like one that was killed. The lock ends with its connection. */
  async #assertAlone(): Promise<void> {
    const { rows } = await this.roles.owner.query<{ alone: boolean }>(ALONE);
    if (rows[0]?.alone === true) return;
    throw new BackupUnusable('Another restore is at work in this database. Wait for its end, or stop it.');
  }

  async #assertEmpty(): Promise<void> {
    const { rows } = await this.roles.owner.query<{ occupied: boolean }>(OCCUPIED);
    if (rows[0]?.occupied === true) {
      throw new BackupUnusable(
        'There is something in the database already, and a restore replaces nothing. Restore into a new DATA_DIR, or a ' +
          'new database (DATABASE_URL); the old one stays as it is until you remove it.',
      );
    }
    if (this.keeper.store === null || (await isEmpty(this.keeper.store))) return;
    throw new BackupUnusable(
      `There are histories in the category ${this.keeper.category} of the event store already. Set EVENT_STORE_CATEGORY to ` +
        'another one, or EVENT_STORE_URL to an empty store.',
    );
  }

  async #removeUnfinished(): Promise<void> {
    for (const client of [this.roles.program, this.roles.owner]) {
      const { rows } = await client.query<{ name: string; ours: boolean }>(SCHEMAS);
      const superuser = client === this.roles.owner;
      for (const { name, ours } of rows) if (ours || superuser) await client.query(`drop schema "${name}" cascade`);
    }
    await this.roles.owner.query('drop table if exists public.applied_migration');
  }
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'restore', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(FOR_COPIES);
  return client;
}
