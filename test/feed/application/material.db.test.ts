import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FeedApi, type MaterialQuery, type PassedOverReason } from '../../../src/feed/api.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { NEWEST, openItemsApp, type Item, type ItemsApp, type Page } from '../support/items-app.js';

let itemsApp: ItemsApp;
let source: string;
let caller: CallerId;

beforeAll(async () => {
  itemsApp = await openItemsApp();
  [source] = itemsApp.sources;
  const sql = 'select caller_id from subscriptions.subscription where id = $1';
  const [row] = await itemsApp.app.app.get(Database).query<{ caller_id: string }>(sql, [source]);
  caller = brand<CallerId>(row?.caller_id ?? '');
});

afterAll(() => itemsApp.close());

const api = (): FeedApi => itemsApp.app.app.get(FeedApi, { strict: false });

const materialQuery = (query: Partial<MaterialQuery>): MaterialQuery => ({ limit: 500, named: 2, ...query });

async function itemCalled(title: string): Promise<Item | undefined> {
  const { body } = await itemsApp.app.post<Page>('/api/v1/items/list', { limit: 100 }, itemsApp.token);
  return body.items.find((item) => item.title === title);
}

const idOf = async (title: string): Promise<string> => (await itemCalled(title))?.id ?? '';

describe('Material for a briefing', () => {
  test('is what the caller sees, newest first, with text and source', async () => {
    const { items: all, passedOver } = await api().material(caller, materialQuery({}));
    expect(all).toHaveLength(36);
    expect(passedOver).toEqual([]);
    expect(all.map((item) => item.at)).toEqual(all.map((item) => item.at).toSorted((one, two) => two - one));
    const [french] = (await api().material(caller, materialQuery({ itemIds: [await idOf('L’économie ralentit')] })))
      .items;
    expect(french).toMatchObject({ subscriptionId: source, sourceTitle: 'The Ledger', text: 'Le chômage baisse.' });
    expect(french?.categories).toEqual(['Économie']);
    expect(french).toMatchObject({ place: 1, fetchedAt: (await itemCalled('L’économie ralentit'))?.created_at });
    const visible = await api().visible(caller, [french?.id ?? '', 'itm_x', 'nonsense']);
    expect([...visible]).toEqual([french?.id]);
  });

  test('can be asked for as it is today, of what the caller sees', async () => {
    const id = await idOf('L’économie ralentit');
    const present = await api().present(caller, ['itm_x', id, 'nonsense']);
    const text = 'Le chômage baisse.';
    expect(present).toEqual([{ id, title: 'L’économie ralentit', text, withdrawnAt: null }]);
    expect(await api().present(brand<CallerId>('usr_nobody'), [id])).toEqual([]);
  });

  test('has no place of items that an older program stored', async () => {
    const database = itemsApp.app.app.get(Database);
    const id = await idOf('No date');
    const itemOf = async () => (await api().material(caller, materialQuery({ itemIds: [id] }))).items[0];
    expect((await itemOf())?.place).toBe(5);
    await database.query('update feed.item set place = null where title = $1', ['No date']);
    expect((await itemOf())?.place).toBeNull();
  });

  test.each<[string, Partial<MaterialQuery>, number, Partial<Record<PassedOverReason, number>>]>([
    ['one source', { only: ['SOURCE'] }, 6, { other_source: 30 }],
    ['all but one source', { except: ['SOURCE'] }, 30, { excluded_source: 6 }],
    ['nothing', { only: ['SOURCE', 'x'], except: ['SOURCE'] }, 0, { excluded_source: 6, other_source: 30 }],
    [
      'some time',
      { after: NEWEST - 10_000, before: NEWEST - 3_000 },
      1,
      { older_than_window: 30, newer_than_window: 5 },
    ],
    ['the newest', { limit: 5 }, 5, { beyond_limit: 31 }],
    ['the newest of some time', { limit: 2, before: NEWEST - 3_000 }, 2, { newer_than_window: 5, beyond_limit: 29 }],
    ['as many as there are', { limit: 36 }, 36, {}],
    ['one item', { itemIds: ['ITEM'] }, 1, { not_chosen: 35 }],
    [
      'one item of another source',
      { itemIds: ['ITEM'], except: ['SOURCE'] },
      0,
      { excluded_source: 6, not_chosen: 30 },
    ],
    ['an item of another time', { itemIds: ['ITEM', 'x'], before: 0 }, 0, { not_chosen: 35, newer_than_window: 1 }],
  ])('of %s says why each of the other items is passed over', async (_, query, answered, counts) => {
    const item = await idOf('L’économie ralentit');
    const text = JSON.stringify(query).replaceAll('SOURCE', source).replaceAll('ITEM', item);
    const { items, passedOver } = await api().material(caller, materialQuery(JSON.parse(text) as MaterialQuery));
    expect(items).toHaveLength(answered);
    expect(Object.fromEntries(passedOver.map(({ reason, count }) => [reason, count]))).toEqual(counts);
    expect(passedOver.every(({ count, newest }) => newest.length === Math.min(count, 2))).toBe(true);
    const named = [...items, ...passedOver.flatMap(({ newest }) => newest)].map(({ id }) => id);
    expect(new Set(named).size).toBe(named.length);
  });

  test('names the newest of those that are passed over', async () => {
    const { items } = await api().material(caller, materialQuery({}));
    const { passedOver } = await api().material(caller, materialQuery({ limit: 5, named: 3 }));
    const headings = items.slice(5, 8).map(({ id, subscriptionId, sourceTitle, title, url, at }) => {
      return { id, subscriptionId, sourceTitle, title, url, at };
    });
    expect(passedOver).toEqual([{ reason: 'beyond_limit', count: 31, newest: headings }]);
  });

  test('leaves out what its publisher has taken back, also where it was asked for, and says so', async () => {
    const id = await idOf('L’économie ralentit');
    await itemsApp.app.app
      .get(Database)
      .query('update feed.item set withdrawn_at = 1 where title = $1', ['L’économie ralentit']);
    const all = await api().material(caller, materialQuery({}));
    expect(all.items.map((item) => item.id)).not.toContain(id);
    expect(all.items).toHaveLength(35);
    expect(all.passedOver).toMatchObject([{ reason: 'withdrawn', count: 1, newest: [{ id }] }]);
    const chosen = await api().material(caller, materialQuery({ itemIds: [id] }));
    expect(chosen.items).toEqual([]);
    expect(chosen.passedOver.map(({ reason }) => reason)).toEqual(['not_chosen', 'withdrawn']);
  });
});
