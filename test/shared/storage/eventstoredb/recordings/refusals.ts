import { randomUUID } from 'node:crypto';
import { NO_STREAM, START, jsonEvent, type EventStoreDBClient } from '@eventstore/db-client';
import { Recording, shownError, type Step } from './recording.js';

export interface Callers {
  /** May do everything. */
  readonly admin: EventStoreDBClient;
  /** Signs in as `guest`, who is in no group. */
  readonly guest: EventStoreDBClient;
  /** With a password that is not theirs. */
  readonly wrong: EventStoreDBClient;
  /** Does not sign in. */
  readonly nobody: EventStoreDBClient;
}

/** What everybody may do with the rights that the server ships with. */
export async function refusals(callers: Callers): Promise<readonly Step[]> {
  const { admin, guest } = callers;
  const recording = new Recording(shownError);
  const run = randomUUID().slice(0, 8);
  await admin.appendToStream(`refused${run}-1`, noted(), { expectedRevision: NO_STREAM });
  for (const [who, client] of Object.entries(callers) as [string, EventStoreDBClient][]) {
    await allThatCanBeTried(recording, { who, client, run });
  }
  const { metadata } = await admin.getStreamMetadata('$all');
  await recording.step('admin: gives guest the right to read $all', async () => {
    const { success } = await admin.setStreamMetadata('$all', { acl: { readRoles: ['$admins', 'guest'] } });
    return success;
  });
  await recording.step('guest: reads $all then', () => readsAll(guest));
  // As it was, for the next run.
  await admin.setStreamMetadata('$all', metadata ?? {});
  return recording.steps;
}

async function allThatCanBeTried(
  recording: Recording,
  { who, client, run }: { readonly who: string; readonly client: EventStoreDBClient; readonly run: string },
): Promise<void> {
  const [common, own, system] = [`refused${run}-1`, `refused${run}-1-${who}`, `$refused${run}-${who}`];
  await recording.step(`${who}: reads a stream`, () => reads(client.readStream(common, { maxCount: 3 })));
  await recording.step(`${who}: reads $all`, () => readsAll(client));
  await recording.step(`${who}: appends`, () => appends(client, own));
  await recording.step(`${who}: appends to a system stream`, () => appends(client, system));
  await recording.step(`${who}: writes a stream's metadata`, async () => {
    const { success } = await client.setStreamMetadata(own, { maxCount: 1 });
    return success;
  });
  await recording.step(`${who}: deletes a stream`, async () => {
    await client.deleteStream(own);
  });
  await recording.step(`${who}: subscribes to $all`, async () => {
    for await (const _ of client.subscribeToAll({ fromPosition: START })) return 'got one';
    return 'nothing';
  });
}

const noted = () => jsonEvent({ id: randomUUID(), type: 'Noted', data: {} });

async function appends(client: EventStoreDBClient, stream: string): Promise<boolean> {
  const { success } = await client.appendToStream(stream, noted(), { expectedRevision: NO_STREAM });
  return success;
}

async function reads(events: AsyncIterable<unknown>): Promise<string> {
  let count = 0;
  for await (const _ of events) count += 1;
  return count > 0 ? 'read' : 'nothing';
}

const readsAll = (client: EventStoreDBClient): Promise<string> => reads(client.readAll({ maxCount: 3 }));
