import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { WakeSignal } from '../../../../src/shared/storage/database/wake-signal.js';
import { START } from '../../../../src/shared/storage/eventstore/event-store.js';
import { subscription } from '../../../../src/shared/storage/eventstore/paged-subscription.js';
import { StreamNames } from '../../../../src/shared/storage/eventstore/stream-names.js';
import { EventStoreDbCalls } from '../../../../src/shared/storage/eventstoredb/eventstoredb-calls.js';
import { EventStoreDbLogReader } from '../../../../src/shared/storage/eventstoredb/eventstoredb-log-reader.js';
import { EventStoreDbPages } from '../../../../src/shared/storage/eventstoredb/eventstoredb-pages.js';
import { untilTrue } from '../../../support/time/until.js';

// The outage is meant.
Logger.overrideLogger(false);

/** Of a server that is away: every subscription breaks at once. */
class ClientOfNobody {
  asked = 0;

  subscribeToAll(): Readable {
    this.asked += 1;
    const broken = new Readable({ objectMode: true, read: () => undefined });
    setImmediate(() => broken.destroy(Object.assign(new Error('no connection established'), { code: 14 })));
    return Object.assign(broken, { unsubscribe: () => Promise.resolve() });
  }
}

describe('a reader of the log', () => {
  test('asks a server that is away again after a while, and ends at once when it is told to', async () => {
    const [nobody, end, wakeSignal] = [new ClientOfNobody(), new AbortController(), new WakeSignal()];
    const client = nobody as unknown as EventStoreDBClient;
    const calls = new EventStoreDbCalls(end.signal);
    const pages = new EventStoreDbPages(client, StreamNames.any, calls, wakeSignal.notify);
    const wanted = { calls, names: StreamNames.any, streamPrefix: '', batchSize: 10, wakeSignal, signal: end.signal };
    const reader = new EventStoreDbLogReader(client, pages, wanted);
    const batches = subscription({
      after: START,
      signal: end.signal,
      wakeSignal,
      next: async (at) => await reader.next(at),
    });
    const read = batches.next();
    await untilTrue(() => nobody.asked > 0);
    // Without a pause there would be thousands.
    await sleep(300);
    expect(nobody.asked).toBeLessThan(4);
    end.abort();
    expect(await read).toEqual({ done: true, value: undefined });
    reader.close();
  });
});
