import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Feed } from '../../../src/feed/domain/feed.js';
import {
  ReviewSubscribers,
  ReviewSubscribersHandler,
} from '../../../src/feed/application/commands/review-subscribers.js';
import { SubscriptionsVisibleFeeds } from '../../../src/feed/adapters/contexts/subscriptions-visible-feeds.js';
import type { SubscriptionId } from '../../../src/shared/kernel/identifiers.js';
import { chooseArticles } from '../../../src/subscriptions/domain/subscription.js';
import { openFeedTestBed, type FeedTestBed } from '../support/feed-test-bed.js';
import { entry, fetchedFeed, HOUR, movedTo, newCaller, readersOf } from '../support/moving-kit.js';

let testBed: FeedTestBed;
let readers: ReturnType<typeof readersOf>;

beforeAll(async () => {
  testBed = await openFeedTestBed();
  readers = readersOf(testBed);
});

afterAll(() => testBed.db.close());

const at = (name: string): string => `https://${name}.example/feed`;

/** A feed with these items that has said twice in two days that it has moved to this address. */
async function movingFeed(url: string, to: string, ...names: readonly string[]): Promise<number> {
  const id = await testBed.feedWith(url, names.map(entry));
  for (const hours of [0, 24]) {
    testBed.clock.time += hours * HOUR;
    await testBed.recorder.record(id, movedTo(to, ...names), testBed.clock.now());
  }
  testBed.clock.time += 24 * HOUR;
  return id;
}

/** It says so for the third time. */
const sayAgain = (id: number, to: string, ...names: readonly string[]): Promise<Feed | null> =>
  testBed.recorder.record(id, movedTo(to, ...names), testBed.clock.now());

async function isThere(id: number): Promise<boolean> {
  return (await testBed.db.database.query('select from feed.feed where id = $1', [id])).length > 0;
}

describe('A feed that has moved to where another one is', () => {
  test('becomes that one for all who follow it; they go on reading all that it had, and nobody else does', async () => {
    const [old, both, fresh] = [newCaller(), newCaller(), newCaller()];
    const into = await testBed.feedWith(at('all-new'), ['two', 'three'].map(entry));
    const from = await movingFeed(at('all-old'), at('all-new'), 'one', 'two');
    const [oldId, formerId] = [await readers.follow(old, from), await readers.follow(both, from)];
    const [bothId, freshId] = [await readers.follow(both, into), await readers.follow(fresh, into)];
    const [olds, news] = [await readers.idsOf(from), await readers.idsOf(into)];

    expect(await sayAgain(from, at('all-new'), 'one', 'two')).toMatchObject({ id: into, watched: true });

    for (const reader of [old, both]) expect(await readers.read(reader)).toEqual(['one', 'three', 'two']);
    expect(await readers.read(fresh)).toEqual(['three', 'two']);
    const seen = (id: SubscriptionId) => new Map([into, from].map((feedId) => [feedId, id]));
    expect(await testBed.subscribed.feeds(old)).toEqual(seen(oldId));
    expect(await testBed.subscribed.feeds(both)).toEqual(seen(bothId));
    expect(await testBed.subscribed.feeds(fresh)).toEqual(new Map([[into, freshId]]));
    expect(await testBed.subscribed.merged(both, [formerId])).toEqual(new Map([[formerId, bothId]]));
    expect(await readers.idsOf(into)).toEqual(news);
    expect(await readers.idsOf(from)).toEqual(new Map([['one', olds.get('one')]]));
    expect(await testBed.reader.merged([...olds.values()])).toEqual(new Map([[olds.get('two'), news.get('two')]]));
    expect(await testBed.feeds.byUrl(at('all-old'))).toMatchObject({ id: into, url: at('all-new') });
    const shown = await readers.shown([from]);
    expect(shown).toMatchObject([{ title: 'one', feed: { title: 'A feed', url: at('all-new') } }]);
  });

  test('is still read in full by whoever chose its articles', async () => {
    const owner = newCaller();
    const into = await testBed.feedWith(at('full-new'), [entry('two')]);
    const from = await movingFeed(at('full-old'), at('full-new'), 'one');
    const id = await readers.follow(owner, from);
    await testBed.subscriptions.update(owner, from, (current) => ({
      subscription: chooseArticles(current, id, { fullArticles: true, at: testBed.clock.now() }),
      facts: [],
    }));
    await sayAgain(from, at('full-new'), 'one');
    expect(await testBed.subscribed.articleFeeds(owner)).toEqual(new Set([from, into]));
    expect(await testBed.subscribed.articleFeeds(newCaller())).toEqual(new Set());
  });

  test('is no more when it had nothing of its own', async () => {
    const owner = newCaller();
    const into = await testBed.feedWith(at('same-new'), [entry('one'), entry('two')]);
    const from = await movingFeed(at('same-old'), at('same-new'), 'one');
    await readers.follow(owner, from);
    await sayAgain(from, at('same-new'), 'one');
    expect(await isThere(from)).toBe(false);
    expect(await readers.read(owner)).toEqual(['one', 'two']);
    expect(await readers.read(newCaller())).toEqual([]);
    expect(await testBed.feeds.byUrl(at('same-old'))).toMatchObject({ id: into });
  });

  test('leaves deleted subscriptions deleted, unless one of two is followed', async () => {
    const [left, leftBoth, leftNew, leftOld] = [newCaller(), newCaller(), newCaller(), newCaller()];
    const into = await testBed.feedWith(at('left-new'), [entry('two')]);
    const from = await movingFeed(at('left-old'), at('left-new'), 'one');
    const leftId = await readers.follow(left, from);
    await readers.leave(left, from);
    for (const feedId of [from, into]) await readers.follow(leftBoth, feedId);
    for (const feedId of [from, into]) await readers.leave(leftBoth, feedId);
    for (const feedId of [from, into]) await readers.follow(leftNew, feedId);
    await readers.leave(leftNew, into);
    for (const feedId of [from, into]) await readers.follow(leftOld, feedId);
    await readers.leave(leftOld, from);

    await sayAgain(from, at('left-new'), 'one');

    expect(await readers.read(left)).toEqual([]);
    expect(await readers.read(leftBoth)).toEqual([]);
    expect(await readers.read(leftNew)).toEqual(['one', 'two']);
    expect(await readers.read(leftOld)).toEqual(['two']);
    expect(await readers.follow(left, into)).toBe(leftId);
  });

  test('is as it was when it could not be finished, and is finished the next time', async () => {
    const owner = newCaller();
    const into = await testBed.feedWith(at('cut-new'), [entry('two')]);
    const from = await movingFeed(at('cut-old'), at('cut-new'), 'one', 'two');
    await readers.follow(owner, from);
    const before = await readers.idsOf(from);
    await testBed.db.database.query(`
      create function feed.refuse() returns trigger language plpgsql as 'begin raise exception ''cut''; end'`);
    await testBed.db.database.query(
      'create trigger cut before insert on subscriptions.inherited_feed for each row execute function feed.refuse()',
    );

    await expect(sayAgain(from, at('cut-new'), 'one', 'two')).rejects.toThrow('cut');
    expect(await readers.idsOf(from)).toEqual(before);
    expect(await readers.read(owner)).toEqual(['one', 'two']);
    expect(await testBed.feeds.byUrl(at('cut-old'))).toMatchObject({ id: from, move: { settled: true } });

    await testBed.db.database.query('drop function feed.refuse() cascade');
    expect(await sayAgain(from, at('cut-new'), 'one', 'two')).toMatchObject({ id: into });
    expect(await readers.read(owner)).toEqual(['one', 'two']);
  });

  test('is merged once although several processes find it out, while both feeds are fetched and followed', async () => {
    const owners = Array.from({ length: 6 }, newCaller);
    const into = await testBed.feedWith(at('crowd-new'), [entry('two')]);
    const from = await movingFeed(at('crowd-old'), at('crowd-new'), 'one', 'two');
    for (const owner of owners) await readers.follow(owner, from);
    const news = fetchedFeed('two', 'four');
    const said = await Promise.all([
      ...[1, 2, 3].map(() => sayAgain(from, at('crowd-new'), 'one', 'two', 'three')),
      ...[1, 2].map(() => testBed.recorder.record(into, news, testBed.clock.now())),
    ]);
    expect(said.map((feed) => feed?.id ?? into)).toEqual(Array.from(said, () => into));
    for (const owner of owners) expect(await readers.read(owner)).toEqual(['four', 'one', 'three', 'two']);
    expect(await testBed.feeds.byUrl(at('crowd-old'))).toMatchObject({ id: into });
  });

  test('takes with it what was merged into it before', async () => {
    const owner = newCaller();
    const last = await testBed.feedWith(at('chain-3'), [entry('one')]);
    const middle = await movingFeed(at('chain-2'), at('chain-3'), 'one');
    const first = await movingFeed(at('chain-1'), at('chain-2'), 'one');
    const [firstId, , lastId] = [
      await readers.follow(owner, first),
      await readers.follow(owner, middle),
      await readers.follow(owner, last),
    ];
    const oldest = (await readers.idsOf(first)).get('one') ?? '';
    expect(await sayAgain(first, at('chain-2'), 'one')).toMatchObject({ id: middle });
    expect(await sayAgain(middle, at('chain-3'), 'one')).toMatchObject({ id: last });
    expect(await testBed.feeds.byUrl(at('chain-1'))).toMatchObject({ id: last });
    expect(await testBed.subscribed.merged(owner, [firstId])).toEqual(new Map([[firstId, lastId]]));
    expect(await testBed.reader.merged([oldest])).toEqual(new Map([[oldest, (await readers.idsOf(last)).get('one')]]));
  });

  test('does not chase one that moves to where it was', async () => {
    const one = await movingFeed(at('circle-1'), at('circle-2'), 'one');
    const two = await movingFeed(at('circle-2'), at('circle-1'), 'two');
    const [ofOne, ofTwo] = [newCaller(), newCaller()];
    await readers.follow(ofOne, one);
    await readers.follow(ofTwo, two);
    const ends = await Promise.all([sayAgain(one, at('circle-2'), 'one'), sayAgain(two, at('circle-1'), 'two')]);
    const here = await testBed.feeds.byUrl(at('circle-1'));
    expect(await testBed.feeds.byUrl(at('circle-2'))).toEqual(here);
    expect(await readers.read(ofOne)).toContain('one');
    expect(await readers.read(ofTwo)).toContain('two');
    expect(ends.some((end) => end?.id === here?.id)).toBe(true);
  });

  test('is found by who came just too late, and keeps nothing of a fetch that was under way', async () => {
    const owner = newCaller();
    const into = await testBed.feedWith(at('late-new'), [entry('one')]);
    const from = await movingFeed(at('late-old'), at('late-new'), 'one');
    await sayAgain(from, at('late-new'), 'one');
    const id = await readers.follow(owner, from);
    const visible = new SubscriptionsVisibleFeeds(testBed.subscribed);
    await new ReviewSubscribersHandler(testBed.feeds, visible, testBed.merger).execute(new ReviewSubscribers(from));
    expect((await testBed.subscribed.feeds(owner)).get(into)).toBe(id);
    expect(await testBed.feeds.byUrl(at('late-new'))).toMatchObject({ watched: true });
    expect(await testBed.recorder.record(from, fetchedFeed('one', 'two'), testBed.clock.now())).toMatchObject({
      id: into,
    });
    expect(await readers.read(owner)).toEqual(['one']);
  });
});
