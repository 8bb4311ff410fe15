import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore, RecordedEvent } from '../../../src/shared/storage/eventstore/event-store.js';
import { EventStoreDbEventStore } from '../../../src/shared/storage/eventstoredb/eventstoredb-event-store.js';
import { PostgresEventStore } from '../../../src/shared/storage/eventstore/postgres-event-store.js';
import { PostgresNotifications } from '../../../src/shared/storage/database/postgres-notifications.js';
import type { TestDatabase } from './database.js';
import { EventLog } from '../eventstoredb/event-log.js';
import { ProtocolServer } from '../eventstoredb/protocol-server.js';

/** A store whose owner writes into it what they like. */
export interface RewrittenStore {
  readonly contiguous: boolean;
  store(): EventStore;
  /** The store holds these events from here on, and no others. */
  rewrite(events: readonly RecordedEvent[]): Promise<void>;
  close(): Promise<void>;
}

/** As the superuser can, who takes the triggers away. */
export function rewrittenPostgres(db: TestDatabase): RewrittenStore {
  const notifications = new PostgresNotifications(db.url);
  const store = new PostgresEventStore(db.url, notifications);
  const rewrite = async (events: readonly RecordedEvent[]): Promise<void> => {
    await db.unitOfWork.run(async () => {
      await db.database.execute('alter table eventstore.event disable trigger all');
      await db.database.execute('delete from eventstore.event');
      for (const { position, stream, revision, id, type, data, metadata, recordedAt } of events) {
        await db.database.execute('insert into eventstore.event values ($1, $2, $3, $4, $5, $6, $7, $8)', [
          Number(position),
          stream,
          revision,
          id,
          type,
          JSON.stringify(data),
          JSON.stringify(metadata),
          recordedAt,
        ]);
      }
      await db.database.execute('alter table eventstore.event enable trigger all');
    });
  };
  const close = async (): Promise<void> => {
    await store.close();
    await notifications.close();
  };
  return { contiguous: true, store: () => store, rewrite, close };
}

/** As whoever can write into the files of its server. */
export async function rewrittenEventStoreDb(): Promise<RewrittenStore> {
  const folder = await mkdtemp(join(tmpdir(), 'rewritten-'));
  let server = await new ProtocolServer().start();
  let store = new EventStoreDbEventStore(server.url);
  const rewrite = async (events: readonly RecordedEvent[]): Promise<void> => {
    const file = join(folder, 'log');
    await writeFile(file, events.map((event) => `${JSON.stringify([asLogged(event)])}\n`).join(''));
    await store.close();
    server.kill();
    server = await new ProtocolServer({ log: new EventLog(file) }).start();
    store = new EventStoreDbEventStore(server.url);
  };
  const close = async (): Promise<void> => {
    await store.close();
    server.kill();
    await rm(folder, { recursive: true, force: true });
  };
  return { contiguous: false, store: () => store, rewrite, close };
}

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

const asLogged = ({ position, stream, revision, id, type, data, metadata, recordedAt }: RecordedEvent): object => ({
  stream,
  revision,
  id,
  position: Number(position),
  created: recordedAt,
  properties: { type, 'content-type': 'application/json' },
  data: base64(data),
  metadata: base64(metadata),
});
