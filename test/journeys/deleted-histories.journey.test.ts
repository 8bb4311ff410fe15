import type { EventStoreDBClient } from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EventStreams } from '../../src/shared/storage/eventstore/event-streams.js';
import { openEventStoreDb } from '../../src/shared/storage/eventstoredb/eventstoredb-client.js';
import { EventStoreDbEventStore } from '../../src/shared/storage/eventstoredb/eventstoredb-event-store.js';
import { EventStoreDbProcess } from '../support/eventstoredb/eventstoredb-process.js';
import {
  cli,
  newDataDir,
  removeDataDir,
  stopPrograms,
  Program,
  type ProgramOptions,
} from '../support/program/program.js';
import { newEvent } from '../shared/storage/eventstore/store-under-test.js';

/** Each command is a program of its own, which a busy machine may take its time to start. */
const PATIENCE_MS = 300_000;

describe('the drill of an operator: delete, notice, restore', () => {
  let eventStore: EventStoreDbProcess;
  let store: EventStoreDbEventStore;
  let client: EventStoreDBClient;
  let options: ProgramOptions;

  /** Looks at three histories: no projection is about them. */
  beforeAll(async () => {
    eventStore = await EventStoreDbProcess.start();
    store = new EventStoreDbEventStore(eventStore.url);
    client = openEventStoreDb(eventStore.url);
    options = { dataDir: await newDataDir(), env: { EVENT_STORE_URL: eventStore.url } };
    for (const stream of ['audit-art_1', 'audit-art_2', 'audit-art_3']) {
      await new EventStreams(store).append(stream, [newEvent(), newEvent(), newEvent()]);
    }
    await Program.start(options);
  }, PATIENCE_MS);
  afterAll(async () => {
    await stopPrograms();
    await store.close();
    await client.dispose();
    await eventStore.remove();
    await removeDataDir(options.dataDir);
  }, PATIENCE_MS);

  const found = async (): Promise<string> => {
    const failed = cli(options, 'audit:verify').then(() => Promise.reject(new Error('it found nothing')));
    return await failed.catch((error: { code?: number; stdout?: string; stderr?: string }) => {
      if (error.code !== 1) throw error;
      return `${error.stdout}${error.stderr}`;
    });
  };

  const kinds = (said: string): string[] =>
    said
      .split('\n')
      .flatMap((line) => /^([a-z_]+): /.exec(line)?.[1] ?? [])
      .toSorted();

  test(
    'goes from sound to sound, with a note of what happened, as long as nothing was scavenged',
    async () => {
      await cli(options, 'audit:seal');
      expect(await cli(options, 'audit:verify')).toMatch(/\nSound\.\n$/);
      await client.deleteStream('audit-art_1');
      await client.setStreamMetadata('audit-art_2', { maxCount: 1 });

      const said = await found();
      expect(kinds(said)).toEqual(['deleted', 'divergent', 'divergent', 'retention']);
      expect(said).toMatch(/NOT SOUND: 4 findings\.\n$/);

      expect(await cli(options, 'audit:restore', 'audit-art_1')).toMatch(
        /Nothing was changed: say --yes to do it\.\n$/,
      );
      expect(await cli(options, 'audit:restore', 'audit-art_1', '--yes')).toMatch(/\nDone\. .*\n$/);
      await cli(options, 'audit:restore', 'audit-art_2', '--yes', '--as', eventStore.url);
      const again = await cli(options, 'audit:verify', '--thorough');
      expect(again).toMatch(/\nSound\.\n$/);
      expect(again.match(/^Note: .*taken back/gm)).toHaveLength(2);
    },
    PATIENCE_MS,
  );

  test(
    'ends with what seals say is gone once somebody has scavenged',
    async () => {
      await client.setStreamMetadata('audit-art_3', { truncateBefore: 2 });
      await eventStore.scavenge();
      const said = await found();
      expect(kinds(said)).toEqual(['out_of_sequence', 'retention', 'sealed']);
      expect(said).toContain('Revisions 0 to 1 are not in the log any more');
      expect(said).toContain('Seals that cover more than is there: 0.');
      expect(await cli(options, 'audit:restore', 'audit-art_3', '--yes').catch(String)).toContain(
        'Revisions 0 to 1 are gone for good',
      );
    },
    PATIENCE_MS,
  );
});
