import { describe, expect, test } from '@jest/globals';
import { EventStoreUnavailable } from '../../../../src/shared/storage/eventstore/event-store.js';
import { untilTrue } from '../../../support/time/until.js';
import { AFTER, ParkingNodes, forge, spoil } from './parking-nodes.js';
import { idOf, newStreams, write, type Node } from './projection-nodes.js';

const at = ParkingNodes.forEachTest();

describe('programs of two versions', () => {
  test('beside each other: what the old one parks the new one projects, though it only stands by', async () => {
    const old = await at.node('old', { version: 'old' });
    const [early, late, good] = newStreams(3) as [string, string, string];
    await spoil(old, early);
    old.projector.start();
    await at.caughtUp(old);
    expect(await at.isParked(old, early)).toBe(true);
    const young = await at.node('new', { version: 'new' });
    young.projection.knows.add('Forged');
    young.projector.start();
    await untilTrue(async () => !(await at.isParked(old, early)));
    await spoil(old, late);
    await untilTrue(async () => at.logged.some((line) => line.includes(`${late} is parked from`)));
    await untilTrue(async () => !(await at.isParked(old, late)));
    await write(old, [good], 2);
    await at.caughtUp(old);
    for (const stream of [early, late]) {
      expect(await at.rowOf(stream)).toEqual(AFTER);
      expect(await at.effectsOf(stream)).toEqual([0, 1, 2, 3, 4]);
    }
    const made = await at.db.database.query('select distinct node from view.effect where id = $1', [idOf(good)]);
    expect(made).toEqual([{ node: 'old' }]);
  });

  test('try what neither of them can once each', async () => {
    const [a, b] = [await at.node('a', { version: 'one' }), await at.node('b', { version: 'two' })];
    const [bad] = newStreams(1) as [string];
    await spoil(a, bad);
    a.projector.start();
    await at.caughtUp(a);
    expect(await a.parked.due('totals')).toEqual([]);
    for (const due of await b.parked.due('totals')) await b.retry.retry(due);
    for (const one of [a, b]) expect(await one.parked.due('totals')).toEqual([]);
    expect(await a.parked.all()).toMatchObject([{ programs: ['one', 'two'] }]);
  });

  test('of one version: it is tried again after a while, in case something else was wrong', async () => {
    const clock = { time: 1_000_000, now: () => clock.time };
    const a = await at.node('a', { clock });
    const [bad] = newStreams(1) as [string];
    await spoil(a, bad);
    a.projector.start();
    await at.caughtUp(a);
    clock.time += 9 * 60_000;
    expect(await a.parked.due('totals')).toEqual([]);
    clock.time += 2 * 60_000;
    expect(await a.parked.due('totals')).toMatchObject([{ stream: bad }]);
  });

  test('try each history by itself: one that cannot be read now keeps no other one waiting', async () => {
    const old = await at.node('old', { version: 'old' });
    const [away, there] = newStreams(2) as [string, string];
    await spoil(old, away);
    await spoil(old, there);
    old.projector.start();
    await at.caughtUp(old);
    const young = await at.node('new', { version: 'new' });
    young.projection.knows.add('Forged');
    const { readStream } = young.store;
    young.store.readStream = async (stream, options) => {
      if (stream === away) throw new EventStoreUnavailable();
      return await readStream.call(young.store, stream, options);
    };
    young.projector.start();
    await untilTrue(async () => !(await at.isParked(old, there)));
    expect(await old.parked.all()).toMatchObject([{ stream: away, programs: ['old'] }]);
  });
});

describe('more than a hundred within a minute', () => {
  const isStopped = async (one: Node): Promise<boolean> =>
    await one.projector.assertMoving().then(
      () => false,
      () => true,
    );

  test('are a bad program: it stops, also later and elsewhere, and the corrected one projects them all', async () => {
    const clock = { time: 1_000_000, now: () => clock.time };
    const [a, b] = [await at.node('a', { clock }), await at.node('b', { clock })];
    const streams = newStreams(130);
    await write(a, streams, 1);
    for (const one of [a, b]) one.projection.knows.clear();
    a.projector.start();
    await untilTrue(async () => await isStopped(a));
    await expect(a.projector.assertMoving()).rejects.toThrow(/Added\) cannot be projected: more than 100 histories/);
    expect(await a.parked.all()).toHaveLength(100);
    await a.projector.stop();
    clock.time += 120_000;
    b.projector.start();
    await untilTrue(async () => await isStopped(b));
    expect(await b.parked.all()).toHaveLength(100);
    await b.projector.stop();
    const corrected = await at.node('c', { clock, version: 'two' });
    corrected.projector.start();
    await at.caughtUp(corrected);
    await untilTrue(async () => (await corrected.parked.all()).length === 0);
    expect(await at.db.database.query('select count(*) from view.effect')).toEqual([{ count: 130 }]);
    expect(await corrected.projector.assertMoving()).toBe(0);
  });

  test('over a longer time are single histories', async () => {
    const clock = { time: 1_000_000, now: () => clock.time };
    const a = await at.node('a', { clock });
    a.projection.knows.clear();
    a.projector.start();
    for (let round = 0; round < 2; round += 1) {
      await write(a, newStreams(60), 1);
      await at.caughtUp(a);
      clock.time += 61_000;
    }
    expect(await a.projector.assertMoving()).toBe(120);
  });

  test('stop it until somebody says otherwise, or the event at which it stopped can be projected', async () => {
    const clock = { time: 1_000_000, now: () => clock.time };
    const a = await at.node('a', { clock });
    const streams = newStreams(110);
    await write(a, streams, 1);
    a.projection.knows.clear();
    a.projector.start();
    await untilTrue(async () => await isStopped(a));
    // Within the same minute.
    await a.parked.allowParking('totals');
    await at.caughtUp(a);
    expect(await a.projector.assertMoving()).toBe(110);
  });
});

describe('verifying and rebuilding', () => {
  test('name what they cannot replay or what is parked, and go on with the rest', async () => {
    const a = await at.node('a');
    const [bad, good, spoiltLater] = newStreams(3) as [string, string, string];
    await spoil(a, bad);
    await write(a, [good, spoiltLater], 2);
    a.projector.start();
    await at.caughtUp(a);
    await a.projector.stop();
    await forge(a, spoiltLater, 2);
    await at.db.database.execute('update view.stream set total = 99');
    const named = [
      { stream: bad, revision: 2, type: 'Forged' },
      { stream: spoiltLater, revision: 2, type: 'Forged' },
    ].toSorted((one, other) => (one.stream < other.stream ? -1 : 1));
    expect(await a.verification.verify('totals')).toMatchObject({
      events: 10,
      differing: 1,
      differences: [{ id: idOf(good) }],
      spoilt: named,
    });
    expect(await a.rebuild.rebuild('totals')).toMatchObject({ events: 10, changed: 1, spoilt: named });
    expect(await at.rowOf(good)).toEqual({ revision: 1, total: 1 });
    expect(await at.rowOf(bad)).toEqual({ revision: 1, total: 99 });
    // The projector comes to the other one by itself.
    expect(await a.parked.all()).toMatchObject([{ stream: bad }]);
  });

  test('decide anew: what a rebuild can do is projected with what follows from it, what it cannot is parked', async () => {
    const a = await at.node('a');
    const [healed, changed] = newStreams(2) as [string, string];
    await spoil(a, healed);
    await write(a, [changed], 3);
    a.projector.start();
    await at.caughtUp(a);
    a.projection.knows.add('Forged');
    await at.db.database.execute('alter table eventstore.event disable trigger event_is_immutable');
    await at.db.database.execute(`update eventstore.event set type = 'Painted' where stream = $1 and revision = 1`, [
      changed,
    ]);
    expect(await a.rebuild.rebuild('totals')).toMatchObject({ changed: 0, spoilt: [{ stream: changed, revision: 1 }] });
    expect(await at.rowOf(healed)).toEqual(AFTER);
    expect(await at.effectsOf(healed)).toEqual([0, 1, 2, 3, 4]);
    expect(await at.rowOf(changed)).toEqual({ revision: 2, total: 3 });
    expect(await a.parked.all()).toMatchObject([{ stream: changed, revision: 1, eventType: 'Painted' }]);
    await forge(a, changed, 3, 'Added');
    await at.caughtUp(a);
    expect(await at.rowOf(changed)).toEqual({ revision: 2, total: 3 });
    await at.db.database.execute(`update eventstore.event set type = 'Added' where stream = $1 and revision = 1`, [
      changed,
    ]);
    expect(await a.rebuild.rebuild('totals')).toEqual({ events: 9, changed: 0, spoilt: [] });
    expect(await at.rowOf(changed)).toEqual({ revision: 3, total: 6 });
    expect(await a.parked.all()).toEqual([]);
  });

  test('refuse when it is the program that can replay nothing', async () => {
    const a = await at.node('a');
    await write(a, newStreams(120), 1);
    a.projection.knows.clear();
    await expect(a.rebuild.rebuild('totals')).rejects.toThrow(/more than 100 histories cannot be replayed/);
    expect(await a.parked.all()).toEqual([]);
  });
});
