import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { FeedApi, type MaterialAnswer, type MaterialQuery } from '../../../../src/feed/api.js';
import { MOST_RULES } from '../../../../src/feed/domain/rule.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { Database } from '../../../../src/shared/storage/database/database.js';
import type { CallerId } from '../../../../src/shared/kernel/identifiers.js';
import { PersonalDataIndex } from '../../../../src/shared/kernel/compliance/personal-data-index.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { LoopbackWeb, type Entry } from '../../support/loopback-web.js';

interface Rule {
  readonly id: string;
  readonly keyword: string;
  readonly folder_id: string | null;
  readonly source_id: string | null;
  readonly enabled: boolean;
}

let app: TestApp;
let web: LoopbackWeb;
let token: string;
let caller: CallerId;
let sports: string;
let papers: string;

const now = Date.now();
const at = (hours: number): number => now - hours * 3_600_000;

const SPORTS: readonly Entry[] = [
  { title: 'Football: Hollen wins', summary: 'A late goal.', at: at(1) },
  { title: 'Tennis in Hollen', summary: 'And no football at all.', at: at(2) },
  { title: 'Chess', summary: 'A draw.', content: '<p>The players talk about football.</p>', at: at(3) },
  { title: '足球比赛结果', summary: '简讯', at: at(4) },
  { title: 'Old football', at: at(24 * 20) },
];
const PAPERS: readonly Entry[] = [
  { title: 'Footballers strike', summary: 'In the capital.', at: at(1.5) },
  { title: 'Open source wins', summary: 'A court says so.', at: at(2.5) },
  { title: 'The source is open', at: at(3.5) },
];

beforeAll(async () => {
  web = await LoopbackWeb.start();
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule],
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000, role: 'api' },
  });
  web.feed('/sports', 'Sports', SPORTS);
  web.feed('/papers', 'Papers', PAPERS);
});

afterAll(async () => {
  await app?.close();
  await web?.close();
});

async function follow(path: string, bearer: string): Promise<string> {
  const feed_url = `${web.url}${path}`;
  const { body } = await app.post<{ source: { id: string } }>('/api/v1/subscriptions/create', { feed_url }, bearer);
  return body.source.id;
}

async function callerOf(source: string): Promise<CallerId> {
  const sql = 'select caller_id from subscriptions.subscription where id = $1';
  const [row] = await app.app.get(Database).query<{ caller_id: CallerId }>(sql, [source]);
  if (row === undefined) throw new Error('nobody follows that');
  return row.caller_id;
}

beforeEach(async () => {
  token = await app.memberToken();
  sports = await follow('/sports', token);
  papers = await follow('/papers', token);
  caller = await callerOf(sports);
});

const post = <Body>(path: string, body: object = {}, bearer = token) => app.post<Body>(`/api/v1/${path}`, body, bearer);

async function create(rule: object, bearer = token): Promise<Rule> {
  const { status, body } = await post<{ rule: Rule }>('rules/create', rule, bearer);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.rule;
}

const rules = async (bearer = token): Promise<readonly Rule[]> =>
  (await post<{ rules: Rule[] }>('rules/list', {}, bearer)).body.rules;

/** Keywords of all that are kept, also for what is followed no more. */
const stored = async (): Promise<readonly string[]> => {
  const sql = 'select keyword from feed.rule where caller_id = $1 order by keyword';
  return (await app.app.get(Database).query<{ keyword: string }>(sql, [caller])).map(({ keyword }) => keyword);
};

const material = (query: Partial<MaterialQuery> = {}): Promise<MaterialAnswer> =>
  app.app.get(FeedApi, { strict: false }).material(caller, { limit: 100, named: 10, ...query });

const titles = async (query: Partial<MaterialQuery> = {}): Promise<readonly string[]> =>
  (await material(query)).items.map(({ title }) => title);

const passedOver = ({ passedOver: all }: MaterialAnswer) =>
  all.map(({ reason, keywords = [], count }) => `${reason} ${keywords.join('|')} ${count}`);

async function folderWith(...sources: readonly string[]): Promise<string> {
  const { body } = await post<{ folder: { id: string } }>('folders/create', { name: 'Tech' });
  await post('folders/assign', { folder_id: body.folder.id, add: sources });
  return body.folder.id;
}

describe('Rules', () => {
  test('hold for what was there before, say what they left out, and let it through when they are switched off', async () => {
    expect(await titles()).toHaveLength(8);
    const { id } = await create({ action: 'mute', keyword: 'Football' });
    const answer = await material();
    expect(answer.items.map(({ title }) => title)).toEqual([
      'Footballers strike',
      'Open source wins',
      'Chess',
      'The source is open',
      '足球比赛结果',
    ]);
    expect(passedOver(answer)).toEqual(['muted Football 3']);
    expect(answer.passedOver[0]?.newest.map(({ title }) => title)).toEqual([
      'Football: Hollen wins',
      'Tennis in Hollen',
      'Old football',
    ]);
    await post('rules/update', { rule_id: id, enabled: false });
    expect(await titles()).toHaveLength(8);
  });

  test('hide nothing from the list of items', async () => {
    await create({ action: 'mute', keyword: 'football' });
    const { body } = await post<{ items: object[] }>('items/list', {});
    expect(body.items).toHaveLength(8);
  });

  test('find what a search finds, in any script, in the content where they say so', async () => {
    await create({ action: 'mute', keyword: '足球' });
    await create({ action: 'mute', keyword: '"open source"' });
    await create({ action: 'mute', keyword: 'football -tennis', search_content: true });
    expect(await titles()).toEqual(['Footballers strike', 'Tennis in Hollen', 'The source is open']);
  });

  test('keep only what one of them finds, in their scope', async () => {
    await create({ action: 'keep_only', keyword: 'chess', source_id: sports });
    await create({ action: 'keep_only', keyword: 'tennis', source_id: sports });
    const answer = await material();
    expect(answer.items.map(({ title }) => title)).toEqual([
      'Footballers strike',
      'Tennis in Hollen',
      'Open source wins',
      'Chess',
      'The source is open',
    ]);
    expect(passedOver(answer)).toEqual(['not_kept chess|tennis 3']);
  });

  test('mark what they prefer, unless it is muted', async () => {
    await create({ action: 'prefer', keyword: 'hollen' });
    await create({ action: 'mute', keyword: 'tennis' });
    const { items } = await material();
    expect(items.filter(({ preferred }) => preferred).map(({ title }) => title)).toEqual(['Football: Hollen wins']);
  });

  test('of a folder are for what is in it now', async () => {
    const folder_id = await folderWith(papers);
    await create({ action: 'mute', keyword: 'football' });
    await create({ action: 'mute', keyword: 'source', folder_id });
    expect(await titles()).not.toContain('Open source wins');
    await post('folders/assign', { folder_id, add: [sports], remove: [papers] });
    expect(await titles()).toContain('Open source wins');
  });

  test('of a folder or a source go with it, and do not count any more', async () => {
    const folder_id = await folderWith(papers);
    await create({ action: 'mute', keyword: 'source', folder_id });
    await create({ action: 'mute', keyword: 'chess', source_id: sports });
    await post('folders/delete', { folder_id });
    await post('subscriptions/delete', { source_id: sports });
    expect(await rules()).toEqual([]);
    expect(await titles()).toHaveLength(3);
    await create({ action: 'mute', keyword: 'strike' });
    expect(await stored()).toEqual(['chess', 'strike']);
  });

  test('of a source hold again when the source comes back, and make room for others where there is none', async () => {
    await create({ action: 'mute', keyword: 'chess', source_id: sports });
    await post('subscriptions/delete', { source_id: sports });
    await create({ action: 'mute', keyword: 'strike' });
    await post('subscriptions/create', { feed_url: `${web.url}/sports`, source_id: sports });
    expect((await rules()).map(({ keyword }) => keyword)).toEqual(['strike', 'chess']);
    await post('subscriptions/delete', { source_id: sports });
    for (let count = 0; count < 99; count += 1) await create({ action: 'mute', keyword: `word${count}` });
    expect(await stored()).not.toContain('chess');
  });

  test('do not hold for items that a request chooses', async () => {
    await create({ action: 'mute', keyword: 'football' });
    const [{ id } = { id: '' }] = (await material()).passedOver[0]?.newest ?? [];
    expect(await titles({ itemIds: [id] })).toEqual(['Football: Hollen wins']);
  });

  test('leave as many items as are asked for where there are more, and say where the answer ends', async () => {
    await create({ action: 'mute', keyword: 'football' });
    const answer = await material({ limit: 2 });
    expect(answer.items.map(({ title }) => title)).toEqual(['Footballers strike', 'Open source wins']);
    expect(passedOver(answer)).toEqual(['muted Football 2'.replace('F', 'f'), 'beyond_limit  4']);
  });

  test('count each item once, with windows and sources around', async () => {
    await create({ action: 'mute', keyword: 'football' });
    await create({ action: 'keep_only', keyword: 'source' });
    for (const query of [{}, { limit: 1 }, { except: [sports] }, { only: [sports] }, { after: at(3), before: at(2) }]) {
      const { items, passedOver: all } = await material(query);
      expect(items.length + all.reduce((sum, { count }) => sum + count, 0)).toBe(8);
    }
  });

  test('are made once for what they say, and are the caller’s own', async () => {
    const first = await create({ action: 'mute', keyword: 'football' });
    const { body } = await post<{ created: boolean; rule: Rule }>('rules/create', {
      action: 'mute',
      keyword: ' football ',
    });
    expect([body.created, body.rule.id]).toEqual([false, first.id]);
    const stranger = await app.memberToken();
    expect(await rules(stranger)).toEqual([]);
    expect((await post('rules/update', { rule_id: first.id, enabled: false }, stranger)).status).toBe(404);
    expect((await post('rules/delete', { rule_id: first.id }, stranger)).status).toBe(404);
    expect((await post('rules/delete', { rule_id: first.id })).status).toBe(200);
    expect((await post('rules/delete', { rule_id: first.id })).status).toBe(404);
  });

  test.each<[string, object]>([
    ['without words', { action: 'mute', keyword: '!!!' }],
    ['of an unknown kind', { action: 'shout', keyword: 'x' }],
    ['for a folder and a source', { action: 'mute', keyword: 'x', folder_id: 'FOLDER', source_id: 'SOURCE' }],
    ['for a folder of nobody', { action: 'mute', keyword: 'x', folder_id: 'fld_none' }],
    ['for a source of nobody', { action: 'mute', keyword: 'x', source_id: 'src_none' }],
    ['with fields that there are not', { action: 'mute', keyword: 'x', colour: 'red' }],
  ])('%s are refused', async (_, rule) => {
    const text = JSON.stringify(rule)
      .replace('FOLDER', await folderWith())
      .replace('SOURCE', sports);
    for (const [path, body] of [
      ['rules/create', JSON.parse(text)],
      ['rules/try', { rule: JSON.parse(text) }],
    ] as const) {
      expect((await post(path, body as object)).status).toBe(400);
    }
  });

  test('are so many at most, in pages', async () => {
    for (let made = 0; made < MOST_RULES; made += 1) await create({ action: 'mute', keyword: `word${made}` });
    expect((await post('rules/create', { action: 'mute', keyword: 'more' })).status).toBe(400);
    const first = await post<{ rules: Rule[]; next_cursor: string }>('rules/list', { limit: 60 });
    const second = await post<{ rules: Rule[]; next_cursor: null }>('rules/list', {
      limit: 60,
      cursor: first.body.next_cursor,
    });
    const seen = [...first.body.rules, ...second.body.rules].map(({ keyword }) => keyword);
    expect([seen[0], new Set(seen).size, second.body.next_cursor]).toEqual([`word${MOST_RULES - 1}`, MOST_RULES, null]);
  });

  test('change hands with the work of an agent, for its folders and sources under their new ids', async () => {
    const agent = await app.anonymousToken();
    const theirs = await follow('/sports', agent);
    const { body } = await post<{ folder: { id: string } }>('folders/create', { name: 'TECH' }, agent);
    const mine = await folderWith(sports);
    await create({ action: 'mute', keyword: 'chess', source_id: theirs }, agent);
    await create({ action: 'mute', keyword: 'goal', folder_id: body.folder.id }, agent);
    await create({ action: 'mute', keyword: 'same' }, agent);
    await create({ action: 'mute', keyword: 'same' });
    const claim = { from: await callerOf(theirs), to: caller, claimedAt: Date.now() };
    for (const _ of ['first', 'again']) await app.app.get(PersonalDataIndex).handOver(claim);
    expect((await rules()).map(({ keyword, folder_id, source_id }) => [keyword, folder_id, source_id])).toEqual([
      ['same', null, null],
      ['goal', mine, null],
      ['chess', null, sports],
    ]);
    expect(await titles()).not.toContain('Chess');
  });
});

describe('Trying a rule', () => {
  const attempt = (rule: object, more: object = {}) =>
    post<{
      looked_at: number;
      taken: number;
      complete: boolean;
      sources: { source: { id: string }; looked_at: number; taken: number }[];
      items: { title: string }[];
    }>('rules/try', { rule, ...more });

  test('tells what it would have taken of a week, by source, and keeps nothing', async () => {
    const { status, body } = await attempt({ action: 'mute', keyword: 'football' });
    expect([status, body.looked_at, body.taken, body.complete]).toEqual([200, 7, 2, true]);
    expect(body.sources).toMatchObject([{ source: { id: sports }, looked_at: 4, taken: 2 }]);
    expect(body.items.map(({ title }) => title)).toEqual(['Football: Hollen wins', 'Tennis in Hollen']);
    expect(await rules()).toEqual([]);
    expect((await attempt({ action: 'mute', keyword: 'football' }, { days: 30 })).body.taken).toBe(3);
  });

  test('tells what would be left out where it keeps only something', async () => {
    const { body } = await attempt({ action: 'keep_only', keyword: 'source', source_id: papers });
    expect([body.looked_at, body.taken, body.items.map(({ title }) => title)]).toEqual([3, 1, ['Footballers strike']]);
  });

  test('asks no other rule', async () => {
    await create({ action: 'mute', keyword: 'football' });
    expect((await attempt({ action: 'prefer', keyword: 'football' })).body.taken).toBe(2);
  });
});
