import { setTimeout as sleep } from 'node:timers/promises';
import {
  ANY,
  BACKWARDS,
  END,
  FORWARDS,
  NO_STREAM,
  START,
  STREAM_EXISTS,
  excludeSystemEvents,
  jsonEvent,
  streamNameFilter,
  type AppendResult,
  type EventStoreDBClient,
  type Position,
} from '@eventstore/db-client';
import type { Step } from './recording.js';
import { Scenario, shownAppend, shownPosition } from './scenario.js';

/** Of appends, reads, metadata, deletion and subscriptions. The client must append one by one, without batches. */
export async function answers(client: EventStoreDBClient): Promise<readonly Step[]> {
  const scenario = new Scenario(client);
  await scenario.begin();
  const place = await appends(scenario);
  await appendsAtOnce(scenario);
  await unusualEvents(scenario);
  await reads(scenario);
  await readsOfAll(scenario, place);
  await forgetting(scenario);
  await deletion(scenario);
  await tombstones(scenario);
  await scenario.recording.step('$all still has, before a scavenge', async () =>
    scenario.ours(await scenario.sinceBegin()),
  );
  await subscriptions(scenario, place);
  return scenario.recording.steps;
}

/** Returns the place of the last event of stream a. */
async function appends(scenario: Scenario): Promise<Position> {
  const { recording } = scenario;
  const [one, three] = [scenario.events('a0'), scenario.events('a1', 'a2', 'a3')];
  let first: AppendResult | undefined;
  let second: AppendResult | undefined;
  await recording.step('append to a new stream', async () =>
    shownAppend((first = await scenario.append('a', one, NO_STREAM))),
  );
  await recording.step('append three after it', async () =>
    shownAppend((second = await scenario.append('a', three, 0n))),
  );
  const place = second?.position;
  if (place === undefined) throw new Error('the first appends failed');
  await recording.step('where three appended events stand', async () => await placesOf(scenario, place));
  await recording.step('the same again, same ids and expectation', async () => {
    const again = await scenario.append('a', three, 0n);
    return { ...shownAppend(again), same: again.position?.commit === place.commit };
  });
  await recording.step('the first again', async () => {
    const again = await scenario.append('a', one, NO_STREAM);
    return { ...shownAppend(again), same: again.position?.commit === first?.position?.commit };
  });
  await repeatedAndWrongAppends(scenario);
  return place;
}

async function placesOf(scenario: Scenario, answered: Position): Promise<string[]> {
  const events = (await scenario.sinceBegin()).filter(({ event }) => event?.streamId === scenario.stream('a'));
  return events.slice(1).map(({ event }) => {
    const position = event?.position ?? { commit: -1n, prepare: -2n };
    const order = position.commit < answered.commit ? 'before' : 'after';
    const where = position.commit === answered.commit ? '' : `${order} `;
    return `${shownPosition(position)}, ${where}the answer's position`;
  });
}

async function repeatedAndWrongAppends(scenario: Scenario): Promise<void> {
  const { recording } = scenario;
  const three = scenario.events('a1', 'a2', 'a3');
  const other = scenario.events('x');
  await recording.step('the same again without an expectation', () => scenario.appended('a', three, ANY));
  await recording.step('part of it again', () => scenario.appended('a', scenario.events('a1', 'a2'), 0n));
  await recording.step('part of it and something new', () => scenario.appended('a', scenario.events('a3', 'a4x'), 2n));
  await recording.step('another event where one stands', () => scenario.appended('a', other, 0n));
  await recording.step('too far ahead', () => scenario.appended('a', other, 7n));
  await recording.step('no stream expected where one is', () => scenario.appended('a', other, NO_STREAM));
  await recording.step('a revision expected where no stream is', () => scenario.appended('none', other, 3n));
  await recording.step('a stream expected where none is', () => scenario.appended('none', other, STREAM_EXISTS));
  await recording.step('nothing appended', () => scenario.appended('empty', [], ANY));
  await recording.step('what the stream has', () => scenario.read('a'));
}

async function appendsAtOnce(scenario: Scenario): Promise<void> {
  const { recording } = scenario;
  await recording.step('twenty different at once, no stream expected', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => scenario.append('race', scenario.events(`r${i}`), NO_STREAM)),
    );
    const failures = scenario.shownFailures(all).map((one) => JSON.stringify(one));
    const lost = [...new Set(failures)].map((one) => JSON.parse(one) as unknown);
    return { won: all.length - failures.length, lost };
  });
  // Those that come while the first is being written may wait for the server's own limit, and get a TimeoutError.
  await recording.step('five times the same at once', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 5 }, () => scenario.append('twins', scenario.events('t0', 't1'), NO_STREAM)),
    );
    const waited = ['deadline-exceeded', 'timeout'];
    const otherFailures = scenario.shownFailures(all).filter(({ type }) => !waited.includes(String(type)));
    const someDone = all.some(({ status }) => status === 'fulfilled');
    return { someDone, otherFailures, stream: await scenario.read('twins') };
  });
}

async function unusualEvents(scenario: Scenario): Promise<void> {
  const { recording } = scenario;
  const noted = (id: string, type: string, data: { big?: string }) => jsonEvent({ id: scenario.idOf(id), type, data });
  const big = 'x'.repeat(1024 * 1024);
  await recording.step('an event of more than the largest append', () =>
    scenario.appended('big', noted('big', 'Noted', { big }), NO_STREAM),
  );
  await recording.step('an event just under it', () =>
    scenario.appended('big', noted('big2', 'Noted', { big: big.slice(4096) }), NO_STREAM),
  );
  await recording.step('an event without a type', () =>
    scenario.appended('untyped', noted('untyped', '', {}), NO_STREAM),
  );
}

async function reads(scenario: Scenario): Promise<void> {
  const { recording } = scenario;
  await recording.step('a stream that is not there', () => scenario.read('none'));
  await recording.step('from the middle, two', () => scenario.read('a', { fromRevision: 1n, maxCount: 2 }));
  await recording.step('from past its end', () => scenario.read('a', { fromRevision: 9n }));
  await recording.step('backwards, two', () =>
    scenario.read('a', { direction: BACKWARDS, fromRevision: END, maxCount: 2 }),
  );
  await recording.step('backwards from the middle', () =>
    scenario.read('a', { direction: BACKWARDS, fromRevision: 2n }),
  );
  await recording.step('backwards from past its end', () =>
    scenario.read('a', { direction: BACKWARDS, fromRevision: 9n, maxCount: 2 }),
  );
  await recording.step('forwards from its end', () => scenario.read('a', { direction: FORWARDS, fromRevision: END }));
}

async function readsOfAll(scenario: Scenario, place: Position): Promise<void> {
  const { recording } = scenario;
  const far = place.commit + 10_000_000_000n;
  await recording.step('$all from the place of an event begins with', async () =>
    scenario.ours(await scenario.everything({ fromPosition: place, maxCount: 1 })),
  );
  await recording.step('$all backwards from the place of an event begins with', async () =>
    scenario.ours(await scenario.everything({ direction: BACKWARDS, fromPosition: place, maxCount: 1 })),
  );
  await recording.step('$all from past its end', async () => {
    const page = await scenario.everything({ fromPosition: { commit: far, prepare: far }, maxCount: 1 });
    return page.length;
  });
  await recording.step('$all has the events of ours', async () => scenario.ours(await scenario.sinceBegin()));
}

async function forgetting(scenario: Scenario): Promise<void> {
  const { client, recording } = scenario;
  await scenario.append('count', scenario.events('c0', 'c1', 'c2', 'c3'), NO_STREAM);
  await recording.step('keep two: the metadata', async () =>
    shownAppend(await client.setStreamMetadata(scenario.stream('count'), { maxCount: 2 })),
  );
  await recording.step('keep two: the stream', () => scenario.read('count'));
  await recording.step('keep two: from the start, two', () =>
    scenario.read('count', { fromRevision: START, maxCount: 2 }),
  );
  await recording.step('keep two: goes on', () => scenario.appended('count', scenario.events('c4'), 3n));
  await recording.step('keep two: one that is gone again', () =>
    scenario.appended('count', scenario.events('c0'), NO_STREAM),
  );
  await scenario.append('before', scenario.events('b0', 'b1', 'b2', 'b3'), NO_STREAM);
  await recording.step('truncated before 3: the metadata', async () =>
    shownAppend(await client.setStreamMetadata(scenario.stream('before'), { truncateBefore: 3 })),
  );
  await recording.step('truncated before 3: the stream', () => scenario.read('before'));
}

async function deletion(scenario: Scenario): Promise<void> {
  const { client, recording } = scenario;
  await scenario.append('soft', scenario.events('s0', 's1'), NO_STREAM);
  await recording.step('deleted: the answer', async () => {
    const { position } = await client.deleteStream(scenario.stream('soft'));
    return { position: position === undefined ? 'none' : 'given' };
  });
  await recording.step('deleted: the stream', () => scenario.read('soft'));
  await recording.step('deleted: its metadata', async () => {
    const { metadata } = await client.getStreamMetadata(scenario.stream('soft'));
    return { ...metadata, truncateBefore: String(metadata?.truncateBefore) };
  });
  await recording.step('deleted: the first again', () => scenario.appended('soft', scenario.events('s0'), NO_STREAM));
  await recording.step('deleted: new events where no stream is expected', () =>
    scenario.appended('soft', scenario.events('s2'), NO_STREAM),
  );
  await recording.step('deleted and written again: the stream', () => scenario.read('soft'));
}

async function tombstones(scenario: Scenario): Promise<void> {
  const { client, recording } = scenario;
  await scenario.append('hard', scenario.events('h0', 'h1'), NO_STREAM);
  await recording.step('tombstone: the answer', async () => {
    const { position } = await client.tombstoneStream(scenario.stream('hard'));
    return { position: position === undefined ? 'none' : 'given' };
  });
  await recording.step('tombstone: the stream', () => scenario.read('hard'));
  await recording.step('tombstone: append', () => scenario.appended('hard', scenario.events('h2'), 1n));
  await recording.step('tombstone: append without an expectation', () =>
    scenario.appended('hard', scenario.events('h3'), ANY),
  );
}

async function subscriptions(scenario: Scenario, place: Position): Promise<void> {
  const { client, recording } = scenario;
  await recording.step('a subscription from the end', async () => {
    const subscription = client.subscribeToAll({ fromPosition: END, filter: excludeSystemEvents() });
    await new Promise<void>((resolve, reject) =>
      subscription.once('confirmation', () => resolve()).once('error', reject),
    );
    const seen = ['confirmed'];
    subscription.on('data', (one) => seen.push(...scenario.ours([one])));
    await scenario.append('live', scenario.events('l0', 'l1'), NO_STREAM);
    for (let left = 200; left > 0 && seen.length < 3; left -= 1) await sleep(100);
    await subscription.unsubscribe();
    return seen;
  });
  await recording.step('a subscription from a place begins after it', async () => {
    const filter = streamNameFilter({ prefixes: [scenario.prefix] });
    for await (const one of client.subscribeToAll({ fromPosition: place, filter })) return [scenario.shown(one)];
    return [];
  });
}
