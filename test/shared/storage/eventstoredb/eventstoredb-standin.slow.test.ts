import { afterEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { END, NO_STREAM, START, jsonEvent, streamNameFilter, type EventStoreDBClient } from '@eventstore/db-client';
import { openEventStoreDb } from '../../../../src/shared/storage/eventstoredb/eventstoredb-client.js';
import { EventStoreDbProcess } from '../../../support/eventstoredb/eventstoredb-process.js';
import { ProtocolServer, type ServerOptions } from '../../../support/eventstoredb/protocol-server.js';
import { untilTrue } from '../../../support/time/until.js';
import { answers } from './recordings/answers.js';
import { recorded } from './recordings/recording.js';
import { refusals } from './recordings/refusals.js';

const opened: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

function clientOf(url: string): EventStoreDBClient {
  const client = openEventStoreDb(url);
  opened.push(async () => await client.dispose());
  return client;
}

async function serverWith(options: ServerOptions = {}): Promise<ProtocolServer> {
  const server = await new ProtocolServer(options).start();
  opened.push(() => server.kill());
  return server;
}

const ADMIN = { name: 'admin', password: 'c:h@nge/it', groups: ['$admins'] };
const GUEST = { name: 'guest', password: 'secret' };

/** Who has rights on a real server, where that is what is to be tried. */
const real = {
  url: process.env['TEST_EVENT_STORE_URL'],
  admin: process.env['TEST_EVENT_STORE_ADMIN_URL'],
  guest: process.env['TEST_EVENT_STORE_GUEST_URL'],
};

describe('The EventStoreDB of the tests', () => {
  test('answers in every recorded step as a real one did', async () => {
    const server = await serverWith();
    expect(await answers(clientOf(server.url))).toEqual(recorded('answers'));
  });

  test('answers so, too, when the first of several identical appends takes its time', async () => {
    const server = await serverWith({ writesMs: 20, waitsMs: 100 });
    expect(await answers(clientOf(server.url))).toEqual(recorded('answers'));
  });

  test('refuses in every recorded step what a real one refused', async () => {
    const server = await serverWith({ users: [ADMIN, GUEST] });
    const callers = {
      admin: clientOf(server.urlOf('admin')),
      guest: clientOf(server.urlOf('guest')),
      wrong: clientOf(server.urlOf('guest', 'not this')),
      nobody: clientOf(server.url),
    };
    expect(await refusals(callers)).toEqual(recorded('refusals'));
  });

  test('lets the same append wait while it is being written, and refuses it when that takes too long', async () => {
    const client = clientOf((await serverWith({ writesMs: 3_000, waitsMs: 1 })).url);
    const event = noted();
    const append = async () => await client.appendToStream('a', event, { expectedRevision: NO_STREAM });
    const both = await Promise.allSettled([append(), append()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { type: 'timeout', code: 10 } });
    expect(await append()).toMatchObject({ success: true, nextExpectedRevision: 0n });
  });

  test('shows a stream’s readers only what is young enough', async () => {
    const client = clientOf((await serverWith()).url);
    await client.appendToStream('a', [noted(), noted()], { expectedRevision: NO_STREAM });
    await client.setStreamMetadata('a', { maxAge: 1 });
    await untilTrue(async () => (await revisionsOf(client, 'a')).length === 0);
    await client.appendToStream('a', noted(), { expectedRevision: 1n });
    await client.setStreamMetadata('a', {});
    expect(await revisionsOf(client, 'a')).toEqual([0n, 1n, 2n]);
  });

  test('takes no notice of metadata that it does not understand', async () => {
    const client = clientOf((await serverWith()).url);
    await client.appendToStream('a', [noted(), noted()], { expectedRevision: NO_STREAM });
    for (const data of [{ $maxCount: 'one' }, { $maxCount: 0 }, { $tb: -1 }, { $tb: 1, $maxAge: 0.5 }]) {
      await client.appendToStream('$$a', jsonEvent({ type: '$metadata', data }));
      expect(await revisionsOf(client, 'a')).toEqual([0n, 1n]);
    }
  });

  test('keeps what was said about streams, and what a scavenge left, over a kill -9', async () => {
    const server = await EventStoreDbProcess.start();
    opened.push(async () => await server.remove());
    const client = clientOf(server.url);
    for (const stream of ['counted', 'deleted', 'buried', 'whole']) {
      await client.appendToStream(stream, [noted(), noted(), noted()], { expectedRevision: NO_STREAM });
    }
    await client.setStreamMetadata('counted', { maxCount: 2 });
    await client.deleteStream('deleted');
    await client.tombstoneStream('buried', { expectedRevision: 2n });
    const written = await placesIn(client);
    await server.scavenge();
    await server.kill();
    await server.startAgain();
    const again = clientOf(server.url);
    expect(written).toHaveLength(15);
    // A scavenge leaves the last event of a stream: its revisions go on after it.
    expect(await placesIn(again)).toEqual([
      'counted@1',
      'counted@2',
      'deleted@2',
      'whole@0',
      'whole@1',
      'whole@2',
      '$$counted@0',
      '$$deleted@0',
      'buried@9223372036854775807',
    ]);
    expect(await revisionsOf(again, 'counted')).toEqual([1n, 2n]);
    await expect(revisionsOf(again, 'deleted')).rejects.toMatchObject({ type: 'stream-not-found' });
    await expect(revisionsOf(again, 'buried')).rejects.toMatchObject({ type: 'stream-deleted' });
    const { nextExpectedRevision } = await again.appendToStream('deleted', noted(), { expectedRevision: NO_STREAM });
    expect(nextExpectedRevision).toBe(3n);
  });

  test('refuses to delete a stream at another revision than the one that is expected', async () => {
    const client = clientOf((await serverWith()).url);
    await client.appendToStream('a', [noted(), noted()], { expectedRevision: NO_STREAM });
    const wrong = { type: 'wrong-expected-version', streamName: 'a', expectedVersion: 0n, actualVersion: 1n };
    await expect(client.deleteStream('a', { expectedRevision: 0n })).rejects.toMatchObject(wrong);
    await expect(client.tombstoneStream('a', { expectedRevision: 0n })).rejects.toMatchObject(wrong);
    expect(await revisionsOf(client, 'a')).toEqual([0n, 1n]);
  });

  test('with narrowed rights lets a plain user append and read, and nothing else', async () => {
    const server = await serverWith({ users: [ADMIN, GUEST] });
    const [admin, guest] = [clientOf(server.urlOf('admin')), clientOf(server.urlOf('guest'))];
    const $userStreamAcl = { $r: '$all', $w: '$all', $d: '$admins', $mr: '$all', $mw: '$admins' };
    const narrowed = jsonEvent({ type: 'update-default-acl', data: { $userStreamAcl } });
    await admin.appendToStream('$settings', narrowed);
    await guest.appendToStream('a', noted(), { expectedRevision: NO_STREAM });
    expect(await revisionsOf(guest, 'a')).toEqual([0n]);
    const denied = { type: 'access-denied', code: 7 };
    await expect(guest.setStreamMetadata('a', { maxCount: 1 })).rejects.toMatchObject(denied);
    await expect(guest.appendToStream('$$podcast-briefings', noted())).rejects.toMatchObject(denied);
    await expect(guest.deleteStream('a')).rejects.toMatchObject(denied);
    await expect(guest.tombstoneStream('a')).rejects.toMatchObject(denied);
    expect(await guest.getStreamMetadata('a')).toEqual({ streamName: 'a' });
    await admin.setStreamMetadata('a', { acl: { readRoles: ['admin'], deleteRoles: ['guest'] } });
    await expect(revisionsOf(guest, 'a')).rejects.toMatchObject(denied);
    await guest.deleteStream('a');
  });

  test('as an older server takes who does not sign in for somebody', async () => {
    const server = await serverWith({ users: [ADMIN], anonymous: true });
    const nobody = clientOf(server.url);
    await nobody.appendToStream('a', noted(), { expectedRevision: NO_STREAM });
    await expect(placesIn(nobody)).rejects.toMatchObject({ type: 'access-denied' });
  });
});

describe('A subscription to the EventStoreDB of the tests', () => {
  const fill = async (client: EventStoreDBClient): Promise<void> => {
    for (let n = 0; n < 20; n += 1) {
      await client.appendToStream(n % 5 === 0 ? `own-${n}` : `other-${n}`, [noted(), noted(), noted(), noted()]);
    }
    await client.setStreamMetadata('own-0', { maxCount: 3 });
  };

  test('has the events of several prefixes, checkpoints between them, says when it has caught up, and goes on', async () => {
    const server = await serverWith();
    const client = clientOf(server.url);
    await fill(client);
    const seen = subscribe(client, { prefixes: ['own-', '$$own-'], maxSearchWindow: 10 });
    await untilTrue(() => seen.includes('caught up'));
    await client.appendToStream('other-1', noted());
    await client.appendToStream('own-1', noted());
    server.scavenge();
    await client.appendToStream('own-1', noted());
    await untilTrue(() => seen.filter((one) => one === 'own-1').length === 2);
    const four = (stream: string): string[] => Array.from({ length: 4 }, () => stream);
    const events = [0, 5, 10, 15].flatMap((n) => four(`own-${n}`));
    // The client may say that it has caught up before it has handed out everything.
    expect(seen.filter((one) => one.includes('own-'))).toEqual([...events, '$$own-0', 'own-1', 'own-1']);
    expect(seen.filter((one) => one === 'caught up')).toHaveLength(1);
    // 82 events, the server's own included.
    expect(seen.slice(0, seen.indexOf('caught up')).filter((one) => one === 'checkpoint')).toHaveLength(8);
    expect(seen.indexOf('checkpoint')).toBeLessThan(seen.indexOf('own-5'));
  });

  test('of an older server does not say that it has caught up', async () => {
    const client = clientOf((await serverWith({ saysCaughtUp: false })).url);
    await fill(client);
    const seen = subscribe(client, { prefixes: ['own-'] });
    await untilTrue(() => seen.includes('own-15'));
    await client.appendToStream('own-1', noted());
    await untilTrue(() => seen.includes('own-1'));
    expect(seen).not.toContain('caught up');
    expect(seen).toContain('checkpoint');
  });

  test('from the end begins with what comes', async () => {
    const client = clientOf((await serverWith()).url);
    await fill(client);
    const seen = subscribe(client, { prefixes: ['own-'] }, END);
    await untilTrue(() => seen.includes('caught up'));
    await client.appendToStream('own-1', noted());
    await untilTrue(() => seen.includes('own-1'));
    expect(seen).toEqual(['confirmation', 'caught up', 'own-1']);
  });
});

const noted = () => jsonEvent({ id: randomUUID(), type: 'Noted', data: {} });

async function revisionsOf(client: EventStoreDBClient, stream: string): Promise<(bigint | undefined)[]> {
  const revisions: (bigint | undefined)[] = [];
  for await (const { event } of client.readStream(stream)) revisions.push(event?.revision);
  return revisions;
}

/** All that $all has, but the server's own. */
async function placesIn(client: EventStoreDBClient): Promise<string[]> {
  const places: string[] = [];
  for await (const { event } of client.readAll()) places.push(`${event?.streamId}@${event?.revision}`);
  return places.filter((place) => !place.startsWith('$$$'));
}

/** What it has said until now. */
function subscribe(
  client: EventStoreDBClient,
  filter: { readonly prefixes: string[]; readonly maxSearchWindow?: number },
  fromPosition: typeof START | typeof END = START,
): readonly string[] {
  const seen: string[] = [];
  const checkpointReached = async (): Promise<void> => void seen.push('checkpoint');
  const subscription = client.subscribeToAll({
    fromPosition,
    filter: streamNameFilter({ ...filter, checkpointReached }),
  });
  subscription.on('confirmation', () => seen.push('confirmation'));
  subscription.on('caughtUp', () => seen.push('caught up'));
  subscription.on('data', ({ event }) => seen.push(event?.streamId ?? 'nothing'));
  opened.push(async () => await subscription.unsubscribe());
  return seen;
}

if (real.url !== undefined) {
  const url = real.url;
  test('a real EventStoreDB answers in every step as it was recorded', async () => {
    expect(await answers(clientOf(url))).toEqual(recorded('answers'));
  });
}

if (real.admin !== undefined && real.guest !== undefined) {
  const { admin, guest } = real;
  test('a real EventStoreDB refuses in every step what was recorded', async () => {
    const callers = {
      admin: clientOf(admin),
      guest: clientOf(guest),
      wrong: clientOf(guest.replace(/\/\/([^:]+):[^@]+@/, '//$1:not-this@')),
      nobody: clientOf(guest.replace(/\/\/[^@]+@/, '//')),
    };
    expect(await refusals(callers)).toEqual(recorded('refusals'));
  });
}
