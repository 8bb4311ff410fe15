import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TypeormVisibleItems } from '../../../../src/feed/adapters/typeorm-items/typeorm-visible-items.js';
import type { Period, VisibleItems } from '../../../../src/feed/application/ports/visible-items.js';
import { withSources } from '../../../../src/feed/application/sourced-item.js';
import type { CallerId } from '../../../../src/shared/kernel/identifiers.js';
import type { Cursor } from '../../../../src/shared/kernel/page.js';
import { openFeedTestBed, parsed, type FeedTestBed } from '../../support/feed-test-bed.js';
import { newCaller, readersOf } from '../../support/moving-kit.js';

let testBed: FeedTestBed;
let visible: VisibleItems;
let readers: ReturnType<typeof readersOf>;
let quick: number;
let slow: number;
let former: number;

const ALWAYS: Period = { after: null, before: null };

const series = (name: string, count: number, newest: number, gap: number) =>
  Array.from({ length: count }, (_, index) =>
    parsed({ guid: `${name}${index}`, title: `${name} ${index}`, publishedAt: newest - index * gap }),
  );

beforeAll(async () => {
  testBed = await openFeedTestBed();
  readers = readersOf(testBed);
  visible = new TypeormVisibleItems(testBed.db.database, testBed.subscribed.feedsRelation('$1'));
  const now = testBed.clock.now();
  quick = await testBed.feedWith('https://quick.example/', series('quick', 60, now, 1_000));
  // Many items of one millisecond: the id decides.
  slow = await testBed.feedWith('https://slow.example/', series('slow', 20, now - 20_000, 0));
  former = await testBed.feedWith('https://former.example/', series('former', 10, now, 5_000));
  await testBed.feedWith('https://foreign.example/', series('foreign', 30, now, 500));
});

afterAll(() => testBed.db.close());

async function everyPage(caller: CallerId, period: Period, limit: number) {
  const seen: unknown[] = [];
  let cursor: Cursor | null = null;
  do {
    const page = await visible.page(caller, period, { cursor, limit });
    seen.push(...page.rows);
    cursor = page.next;
  } while (cursor !== null);
  return seen;
}

/** As it is known by asking which feeds the caller sees, and reading those. */
async function bySeveralQuestions(caller: CallerId, period: Period) {
  const feeds = await testBed.subscribed.feeds(caller);
  const filter = { feedIds: [...feeds.keys()], ids: null, ...period };
  return withSources((await testBed.reader.page(filter, { cursor: null, limit: 1_000 })).rows, feeds);
}

const execute = (sql: string, ...params: readonly unknown[]) => testBed.db.database.execute(sql, params);

const inherit = (subscriptionId: string, feedId: number) =>
  execute(
    'insert into subscriptions.inherited_feed (subscription_id, feed_id) values ($1, $2)',
    subscriptionId,
    feedId,
  );

describe('The list of all that a caller sees', () => {
  test.each([1, 7, 20, 90])('in pages of %i shows what the feeds they see have, each item once', async (limit) => {
    const caller = newCaller();
    await inherit(await readers.follow(caller, quick), former);
    await readers.follow(caller, slow);
    const shown = await everyPage(caller, ALWAYS, limit);
    expect(shown).toHaveLength(90);
    expect(shown).toEqual(await bySeveralQuestions(caller, ALWAYS));
  });

  test('takes a range from its first moment on, before its last', async () => {
    const caller = newCaller();
    await readers.follow(caller, quick);
    const now = testBed.clock.now();
    const period = { after: now - 30_000, before: now - 10_000 };
    const shown = await everyPage(caller, period, 7);
    expect(shown).toHaveLength(20);
    expect(shown).toEqual(await bySeveralQuestions(caller, period));
  });

  test('is that of the member who claimed an anonymous caller', async () => {
    const [anonymous, member] = [newCaller(), newCaller()];
    await readers.follow(member, slow);
    const claim = 'insert into subscriptions.claimed_caller (from_id, to_id, claimed_at) values ($1, $2, 1)';
    await execute(claim, anonymous, member);
    expect(await everyPage(anonymous, ALWAYS, 50)).toEqual(await everyPage(member, ALWAYS, 50));
    expect(await everyPage(anonymous, ALWAYS, 50)).toHaveLength(20);
  });

  test('shows a feed once that is seen through two subscriptions', async () => {
    const caller = newCaller();
    await inherit(await readers.follow(caller, quick), former);
    await inherit(await readers.follow(caller, slow), former);
    expect(await everyPage(caller, ALWAYS, 100)).toHaveLength(90);
  });

  test('shows nothing of a subscription from the moment on when it is deleted', async () => {
    const caller = newCaller();
    const deleted = await readers.follow(caller, quick);
    await inherit(deleted, former);
    await readers.follow(caller, slow);
    await execute('update subscriptions.subscription set deleted_at = 1 where id = $1', deleted);
    expect(await everyPage(caller, ALWAYS, 100)).toHaveLength(20);
  });

  test('is empty for who follows nothing', async () => {
    expect(await visible.page(newCaller(), ALWAYS, { cursor: null, limit: 20 })).toEqual({ rows: [], next: null });
  });
});
