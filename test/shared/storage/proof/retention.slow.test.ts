import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { EventStoreDBClient, StreamMetadata } from '@eventstore/db-client';
import { Logger } from '@nestjs/common';
import { START, type RecordedEvent } from '../../../../src/shared/storage/eventstore/event-store.js';
import { openEventStoreDb } from '../../../../src/shared/storage/eventstoredb/eventstoredb-client.js';
import { EventStoreDbEventStore } from '../../../../src/shared/storage/eventstoredb/eventstoredb-event-store.js';
import { StreamNames } from '../../../../src/shared/storage/eventstore/stream-names.js';
import { EventStreams } from '../../../../src/shared/storage/eventstore/event-streams.js';
import { toProposed } from '../../../../src/shared/storage/eventstoredb/eventstoredb-events.js';
import { NO_STREAM, chained, headOf } from '../../../../src/shared/storage/eventstore/hash-chain.js';
import { readLog } from '../../../../src/shared/storage/eventstore/read-log.js';
import { withRetention } from '../../../../src/shared/storage/proof/live-retention.js';
import { SealKey } from '../../../../src/shared/storage/proof/seal-key.js';
import { SealedSpan } from '../../../../src/shared/storage/proof/sealed-span.js';
import type { Seal } from '../../../../src/shared/storage/proof/seal.js';
import { verifyHistories } from '../../../../src/shared/storage/proof/verify-histories.js';
import { EventLog } from '../../../support/eventstoredb/event-log.js';
import { ProtocolServer } from '../../../support/eventstoredb/protocol-server.js';
import { until } from '../../../support/time/until.js';
import { newEvent } from '../eventstore/store-under-test.js';

Logger.overrideLogger(false);

const key = new SealKey(generateKeyPairSync('ed25519').privateKey);

describe('an audit of what EventStoreDB was told to forget', () => {
  let log: EventLog;
  let server: ProtocolServer;
  let store: EventStoreDbEventStore;
  let client: EventStoreDBClient;
  let seals: Seal[];

  /** Two histories of five events, one of them sealed, and one that nobody touches. */
  beforeEach(async () => {
    log = new EventLog();
    server = await new ProtocolServer({ log }).start();
    store = new EventStoreDbEventStore(server.url);
    client = openEventStoreDb(server.url);
    for (const stream of ['briefing-a', 'briefing-b']) for (let n = 0; n < 5; n += 1) await append(stream);
    seals = [sealOver(await recorded())];
  });
  afterEach(async () => {
    await store.close();
    await client.dispose();
    server.kill();
  });

  const append = async (stream: string): Promise<void> => {
    const streams = new EventStreams(store);
    await streams.append(stream, [newEvent()], headOf(await streams.read(stream)));
  };

  /** The program would refuse. */
  const appendAsOthers = async (stream: string): Promise<void> => {
    await client.appendToStream(stream, chained(stream, [newEvent()], NO_STREAM).map(toProposed));
  };

  const recorded = async (): Promise<RecordedEvent[]> => {
    const all: RecordedEvent[] = [];
    for await (const batch of readLog(store, START)) all.push(...batch);
    return all;
  };

  function sealOver(events: readonly RecordedEvent[]): Seal {
    const span = new SealedSpan();
    for (const event of events) span.add(event);
    const { position, log: digest, heads, count } = span;
    return key.sign({ number: 0, position, count, log: digest, heads, previous: '', sealedAt: 1_790_000_000_000 });
  }

  const verified = async (extent: 'sample' | 'all' = 'sample', url = server.url): Promise<string[]> => {
    const said: string[] = [];
    await withRetention(url, StreamNames.any, extent, async (retention) => {
      const evidence = {
        seals,
        contiguous: false,
        after: null,
        earlier: new Map(),
        batches: readLog(store, START),
        retention,
      };
      await verifyHistories(evidence, { keys: null, seals: null }, (line) => void said.push(line));
    });
    return said;
  };

  /** The lines that say what is wrong, by their kinds. */
  const kinds = (said: readonly string[]): string[] =>
    said.flatMap((line) => /^([a-z_]+): /.exec(line)?.[1] ?? []).toSorted();
  const lineOf = (kind: string, said: readonly string[]): string =>
    said.find((line) => line.startsWith(`${kind}: `)) ?? '';

  test('finds nothing where nothing was said, and says what was compared', async () => {
    const said = await verified();
    expect(kinds(said)).toEqual([]);
    expect(said).toContain('Of 2 streams it was compared what readers get and what the log has (--thorough: all).');
    expect(await verified('all')).toContain('Of 2 streams it was compared what readers get and what the log has.');
  });

  test('takes no access control list for forgetting', async () => {
    await client.setStreamMetadata('briefing-a', { acl: { deleteRoles: ['$admins'] } });
    const said = await verified();
    expect(kinds(said)).toEqual([]);
    expect(said.join()).not.toContain('briefing-a');
  });

  test.each<[string, StreamMetadata, string, number]>([
    ['a number of events', { maxCount: 2 }, '{"$maxCount":2}', 2],
    ['a revision', { truncateBefore: 3 }, '{"$tb":3}', 2],
  ])('names the history that was told to keep no more than %s', async (_, metadata, shown, left) => {
    await client.setStreamMetadata('briefing-a', metadata);
    const said = await verified();
    expect(kinds(said)).toEqual(['divergent', 'retention']);
    expect(lineOf('retention', said)).toContain('stream $$briefing-a, revision 0, event');
    expect(lineOf('retention', said)).toMatch(/briefing-a was told to forget events on \d{4}-.*Z: /);
    expect(lineOf('retention', said)).toContain(shown);
    expect(lineOf('retention', said)).toContain('"npm run cli -- audit:restore briefing-a"');
    expect(lineOf('retention', said)).toContain('[after seal 0 ');
    expect(lineOf('divergent', said)).toBe(
      `divergent: readers of briefing-a get ${left} of the 5 events that the log has`,
    );
    expect(said.join('\n')).toContain('and not by whom');
  });

  test('names a history that will forget, while its readers still get all of it', async () => {
    await client.setStreamMetadata('briefing-a', { maxCount: 100 });
    const said = await verified();
    expect(kinds(said)).toEqual(['retention']);
    expect(lineOf('retention', said)).toContain('Its readers still get all');
  });

  test('finds a history whose events have become too old for its readers', async () => {
    await client.setStreamMetadata('briefing-a', { maxAge: 1 });
    const said = await until(
      async () => await verified(),
      (lines) => lineOf('divergent', lines).includes('get 0 of the 5'),
    );
    expect(kinds(said)).toEqual(['divergent', 'retention']);
  });

  test('names a history that was deleted, and one that was written again after that', async () => {
    await client.deleteStream('briefing-a');
    await client.deleteStream('briefing-b');
    await appendAsOthers('briefing-b');
    const said = await verified();
    expect(kinds(said)).toEqual(['broken', 'deleted', 'divergent', 'divergent', 'recreated']);
    expect(lineOf('deleted', said)).toMatch(/briefing-a was deleted on .*: {"\$tb":9223372036854775807}/);
    expect(lineOf('recreated', said)).toMatch(
      /briefing-b was deleted on .* and then written again: since .* {"\$tb":5}/,
    );
    expect(said).toContain('divergent: readers of briefing-b get 1 of the 6 events that the log has');
  });

  test('names a history with a tombstone, which is no event of it', async () => {
    await client.tombstoneStream('briefing-a');
    const said = await verified();
    expect(kinds(said)).toEqual(['divergent', 'tombstoned']);
    expect(lineOf('tombstoned', said)).toContain('stream briefing-a, revision 9223372036854775807,');
    expect(lineOf('tombstoned', said)).toContain('do not scavenge, and keep them (audit:export)');
    expect(said).toContain('Checked 10 events of 2 streams and 1 seals.');
  });

  test('accepts a seal over a tombstone', async () => {
    await client.tombstoneStream('briefing-a');
    seals = [sealOver(await recorded())];
    expect(kinds(await verified())).toEqual(['divergent', 'tombstoned']);
  });

  test('says after a scavenge what is gone, and the seals that cover it', async () => {
    await client.setStreamMetadata('briefing-a', { maxCount: 2 });
    await client.tombstoneStream('briefing-b');
    log.scavenge();
    const said = await verified();
    expect(kinds(said)).toEqual(['out_of_sequence', 'retention', 'sealed', 'tombstoned']);
    expect(lineOf('retention', said)).toContain('Revisions 0 to 2 are not in the log any more');
    expect(lineOf('tombstoned', said)).toContain('It has no event in the log');
    for (const kind of ['retention', 'tombstoned']) {
      expect(lineOf(kind, said)).toContain('Seals that cover more than is there: 0. Only a back-up has them.');
    }
  });

  test('keeps what was taken back as a note that is no finding', async () => {
    await client.setStreamMetadata('briefing-a', { maxCount: 2 });
    await client.setStreamMetadata('briefing-a', {});
    const said = await verified();
    expect(kinds(said)).toEqual([]);
    expect(said.join('\n')).toMatch(
      /Note: briefing-a was told to forget events on .*: {"\$maxCount":2}\. That was taken back on /,
    );
  });

  test('finds readers who get less though nothing was said', async () => {
    await append('briefing-a');
    const events = await recorded();
    const said: string[] = [];
    await withRetention(server.url, StreamNames.any, 'sample', async (retention) => {
      const more = { ...events.at(-1)!, revision: 6, position: String(10 ** 9).padStart(20, '0') };
      const batches = (async function* () {
        yield [...events, more];
      })();
      const evidence = { seals, contiguous: false, after: null, earlier: new Map(), batches, retention };
      await verifyHistories(evidence, { keys: null, seals: null }, (line) => void said.push(line));
    });
    expect(lineOf('divergent', said)).toContain(
      'briefing-a get 6 of the 7 events that the log has, though nothing tells',
    );
  });

  test('reads the whole log where the server does not say that it has caught up', async () => {
    await client.deleteStream('briefing-a');
    const old = await new ProtocolServer({ log, saysCaughtUp: false }).start();
    expect(kinds(await verified('sample', old.url))).toEqual(['deleted', 'divergent']);
    old.kill();
  });
});
