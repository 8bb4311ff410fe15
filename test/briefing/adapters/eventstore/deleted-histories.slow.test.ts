import { randomUUID } from 'node:crypto';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { EventstoreBriefingHistory } from '../../../../src/briefing/adapters/eventstore/eventstore-briefing-history.js';
import { EventstoreHistoryArchive } from '../../../../src/briefing/adapters/eventstore/eventstore-history-archive.js';
import { EventstoreHistoryAccessLog } from '../../../../src/briefing/audit/adapters/eventstore/eventstore-history-access-log.js';
import type { BriefingExport } from '../../../../src/briefing/application/briefing-export.js';
import { BriefingPersonalData } from '../../../../src/briefing/application/briefing-personal-data.js';
import type { BriefingFiles } from '../../../../src/briefing/application/ports/media/briefing-files.js';
import type { OwnerEncryption } from '../../../../src/briefing/application/ports/owner-encryption.js';
import type { OwnerRecords } from '../../../../src/briefing/application/ports/owner-records.js';
import { brand } from '../../../../src/shared/kernel/brand.js';
import type { BriefingId, CallerId } from '../../../../src/shared/kernel/identifiers.js';
import { EventStreams } from '../../../../src/shared/storage/eventstore/event-streams.js';
import { openEventStoreDb } from '../../../../src/shared/storage/eventstoredb/eventstoredb-client.js';
import { EventStoreDbEventStore } from '../../../../src/shared/storage/eventstoredb/eventstoredb-event-store.js';
import type { StreamProjector } from '../../../../src/shared/storage/projections/stream-projector.js';
import { ProtocolServer } from '../../../support/eventstoredb/protocol-server.js';
import { newEvent } from '../../../shared/storage/eventstore/store-under-test.js';

Logger.overrideLogger(false);

const erasing = { type: 'EraseBriefing', data: { askedBy: 'operator', askedAt: 1 } } as const;

describe('a history that somebody has deleted in EventStoreDB', () => {
  let server: ProtocolServer;
  let store: EventStoreDbEventStore;
  let client: EventStoreDBClient;
  let streams: EventStreams;
  const history = (): EventstoreBriefingHistory =>
    new EventstoreBriefingHistory(streams, { projectNow: () => Promise.resolve() } as unknown as StreamProjector);
  const newId = (): BriefingId => brand<BriefingId>(`art_${randomUUID()}`);

  beforeEach(async () => {
    server = await new ProtocolServer().start();
    store = new EventStoreDbEventStore(server.url);
    client = openEventStoreDb(server.url);
    streams = new EventStreams(store);
  });
  /** To the first metadata after a deletion the server adds that readers begin after all that was there. */
  const bringBack = async (stream: string): Promise<void> => {
    for (const _ of [1, 2]) await client.setStreamMetadata(stream, {});
  };
  afterEach(async () => {
    await store.close();
    await client.dispose();
    server.kill();
  });

  test('is not begun anew by the program', async () => {
    const id = newId();
    await history().record(id, erasing, 'operator');
    await client.deleteStream(`briefing-${id}`);
    const words = `npm run cli -- audit:restore briefing-${id}`;
    await expect(history().record(id, erasing, 'operator')).rejects.toThrow(words);
    await expect(streams.append(`briefing-${id}`, [newEvent()])).rejects.toMatchObject({ because: 'history' });
    await bringBack(`briefing-${id}`);
    expect(await store.readStream(`briefing-${id}`)).toHaveLength(1);
    await history().record(id, erasing, 'operator');
  });

  test('is refused for the accesses to a history too: nobody looks without leaving a trace', async () => {
    const log = new EventstoreHistoryAccessLog(streams);
    const access = { viewer: 'operator', as: 'operator', what: 'history', revision: 0 } as const;
    const id = newId();
    await log.record(id, access, '1');
    await client.deleteStream(`audit-${id}`);
    await expect(log.record(id, access, '2')).rejects.toMatchObject({ code: 'unavailable' });
    await bringBack(`audit-${id}`);
    await log.record(id, access, '2');
    expect((await log.accessesOf(id)).total).toBe(2);
  });

  test('is refused for the accesses to a history too when they were deleted for good, in words for the operator', async () => {
    const log = new EventstoreHistoryAccessLog(streams);
    const access = { viewer: 'operator', as: 'operator', what: 'history', revision: 0 } as const;
    const id = newId();
    await log.record(id, access, '1');
    await client.tombstoneStream(`audit-${id}`);
    const advice = expect.stringContaining(`audit-${id} was deleted for good`);
    await expect(log.record(id, access, '2')).rejects.toMatchObject({ code: 'unavailable', advice, forGood: true });
  });

  test('may have an access control list: that is no deletion', async () => {
    const id = newId();
    await client.setStreamMetadata(`briefing-${id}`, { acl: { deleteRoles: ['$admins'] } });
    await history().record(id, erasing, 'operator');
    expect(await store.readStream(`briefing-${id}`)).toHaveLength(1);
  });

  test('is empty for whoever opens it, whether it can be brought back or not', async () => {
    const archive = new EventstoreHistoryArchive(streams);
    const [deleted, gone] = [newId(), newId()];
    for (const id of [deleted, gone]) await history().record(id, erasing, 'operator');
    expect(await archive.entriesOf(gone)).toHaveLength(1);
    await client.deleteStream(`briefing-${deleted}`);
    await client.tombstoneStream(`briefing-${gone}`);
    expect(await archive.entriesOf(deleted)).toEqual([]);
    expect(await archive.entriesOf(gone)).toEqual([]);
  });

  test('cannot be told from a new one by a user who may not read metadata, who can begin new ones all the same', async () => {
    const users = [
      { name: 'admin', password: 'changeit', groups: ['$admins'] },
      { name: 'service', password: 'secret' },
    ];
    const guarded = await new ProtocolServer({ users }).start();
    const admin = new EventStoreDbEventStore(guarded.urlOf('admin'));
    const acl = { $r: '$all', $w: '$all', $d: '$admins', $mr: '$admins', $mw: '$admins' };
    await admin.append('$settings', [newEvent('update-default-acl', { $userStreamAcl: acl })], 'any');
    const service = new EventStoreDbEventStore(guarded.urlOf('service'));
    const stream = `briefing-${newId()}`;
    await new EventStreams(service).append(stream, [newEvent()]);
    expect(await service.readStream(stream)).toHaveLength(1);
    await service.close();
    await admin.close();
    guarded.kill();
  });

  test('keeps nothing else of its owner from being erased, and is to be erased again when it is back', async () => {
    const [deleted, gone, other] = [newId(), newId(), newId()];
    for (const id of [deleted, gone]) await streams.append(`briefing-${id}`, [newEvent()]);
    await client.deleteStream(`briefing-${deleted}`);
    await client.tombstoneStream(`briefing-${gone}`);
    const [forgotten, removed]: [string[], string[]] = [[], []];
    let briefings = [deleted, gone, other];
    const personal = new BriefingPersonalData(
      { destroyKey: () => Promise.resolve() } as unknown as OwnerEncryption,
      {
        briefingsOf: () => Promise.resolve(briefings),
        remove: (caller: string) => Promise.resolve(void removed.push(caller)),
      } as unknown as OwnerRecords,
      history(),
      { forget: (id: string) => Promise.resolve(void forgotten.push(id)) } as unknown as BriefingFiles,
      {} as unknown as BriefingExport,
    );
    const erasure = { caller: brand<CallerId>('usr_1'), askedBy: 'operator', askedAt: 1 };
    await expect(personal.erase(erasure)).rejects.toThrow(`audit:restore briefing-${deleted}`);
    expect(forgotten).toEqual(briefings);
    expect(await store.readStream(`briefing-${other}`)).toMatchObject([{ type: 'BriefingErased' }]);
    expect(removed).toEqual([]);
    briefings = [gone, other];
    await personal.erase(erasure);
    expect(removed).toEqual(['usr_1']);
  });

  test('for good keeps nothing else of an anonymous agent from being claimed', async () => {
    const gone = newId();
    await streams.append(`briefing-${gone}`, [newEvent()]);
    await client.tombstoneStream(`briefing-${gone}`);
    const claimed: string[] = [];
    const personal = new BriefingPersonalData(
      { handOver: () => Promise.resolve() } as unknown as OwnerEncryption,
      {
        briefingsOf: () => Promise.resolve([gone]),
        handOver: (...callers: string[]) => Promise.resolve(void claimed.push(...callers)),
      } as unknown as OwnerRecords,
      history(),
      {} as unknown as BriefingFiles,
      {} as unknown as BriefingExport,
    );
    await personal.handOver({ from: brand<CallerId>('usr_1'), to: brand<CallerId>('usr_2'), claimedAt: 1 });
    expect(claimed).toEqual(['usr_1', 'usr_2']);
  });
});
