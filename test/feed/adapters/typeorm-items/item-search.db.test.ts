import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseKeyword } from '../../../../src/feed/domain/keyword.js';
import type { ItemFilter, PageRequest } from '../../../../src/feed/application/ports/item-reader.js';
import { openFeedTestBed, parsed, type FeedTestBed } from '../../support/feed-test-bed.js';

let testBed: FeedTestBed;
let feedId: number;
let foreign: number;
let crowd: number;

const NEWS = {
  en: [
    'The council’s climate summit ends',
    'Delegates agreed on a loss-and-damage fund.',
    'Ada O’Neill',
    'The harbour stays open.',
  ],
  de: ['Größere Straßen für Köln', 'Der Rat beschließt eine Umgehung.', 'Jürgen Müller', 'Die Bäckerei schließt.'],
  fr: ['L’économie française ralentit', 'Où va le pouvoir d’achat ?', 'Zoé Lefèvre', 'Le chômage baisse à Orléans.'],
  es: ['El niño y la mañana en España', 'Una canción para el corazón.', 'Íñigo Peña', 'La lluvia llegó a Logroño.'],
  pt: ['Eleições: a nação decide amanhã', 'Informações do comitê.', 'João Conceição', 'A estação de São Paulo fecha.'],
  zh: ['北京市政府宣布新的地铁线路', '通勤时间将缩短。', '王小明', '票价保持不变，乘客表示欢迎。'],
  ja: ['東京都がスマートフォン条例を発表', 'サービスは来年から。', '山田太郎', '猫カフェも対象になる。'],
  xx: [
    'Release 🚀 of C++26 & node.js',
    'Costs €5 — 100% <b>"quoted"</b>',
    "O'Reilly & co",
    'It uses foo_bar | !baz :* (x)',
  ],
} as const;

beforeAll(async () => {
  testBed = await openFeedTestBed();
  const items = Object.entries(NEWS).map(([language, [title, summary, author, contentText]]) =>
    parsed({ guid: language, title, summary, author, contentText, url: `https://a.example/${language}` }),
  );
  feedId = await testBed.feedWith('https://languages.example/', items);
  foreign = await testBed.feedWith('https://foreign.example/', items);
  const texts = Array.from({ length: 450 }, (_, index) =>
    parsed({
      guid: `${index}`,
      title: `Common news ${index} ${index % 150 === 0 ? 'rare' : ''}`,
      summary: index % 90 === 0 ? 'one two' : 'two one',
      publishedAt: 1_000_000 - index,
    }),
  );
  crowd = await testBed.feedWith('https://crowd.example/', texts);
});

afterAll(() => testBed.db.close());

const FIRST: PageRequest = { cursor: null, limit: 20 };

async function search(text: string, inContent = false, filter: Partial<ItemFilter> = {}, page = FIRST) {
  const keyword = parseKeyword(text);
  if (keyword === null) throw new Error(`nothing to search for in ${text}`);
  const all = { feedIds: [feedId], ids: null, after: null, before: null, ...filter };
  return testBed.reader.search(all, { keyword, inContent }, page);
}

const languages = async (text: string, inContent = false): Promise<string[]> =>
  (await search(text, inContent)).rows.map((item) => item.url?.slice(-2) ?? '');

describe('A search in title, summary and author', () => {
  test.each([
    ['climate', 'en'],
    ['SUMMIT climate', 'en'],
    ['"climate summit"', 'en'],
    ['loss-and-damage', 'en'],
    ["O'Neill", 'en'],
    ['strassen', 'de'],
    ['Grössere', 'de'],
    ['muller', 'de'],
    ['ECONOMIE', 'fr'],
    ["l'économie", 'fr'],
    ['achat lefevre', 'fr'],
    ['nino', 'es'],
    ['corazon peña', 'es'],
    ['nacao', 'pt'],
    ['João', 'pt'],
    ['地铁', 'zh'],
    ['北京市', 'zh'],
    ['铁', 'zh'],
    ['新的地铁线路', 'zh'],
    ['王小明', 'zh'],
    ['スマートフォン', 'ja'],
    ['ｽﾏｰﾄﾌｫﾝ', 'ja'],
    ['条例', 'ja'],
    ['都', 'ja'],
    ['東京都 山田', 'ja'],
    ['🚀', 'xx'],
    ['c++26', 'xx'],
    ['node.js', 'xx'],
    ['€5', 'xx'],
    ['"100% <b>"', 'xx'],
    ['reilly', 'xx'],
  ])('finds %s', async (text, language) => {
    expect(await languages(text)).toEqual([language]);
  });

  test.each([
    'harbour',
    'Bäckerei',
    'chômage',
    'Logroño',
    'São',
    '票价',
    '猫',
    'foo',
    '京東',
    '東京市',
    '"summit climate"',
    '🎉',
  ])('does not find %s', async (text) => {
    expect(await languages(text)).toEqual([]);
  });
});

describe('A search in the content too', () => {
  test.each([
    ['harbour', 'en'],
    ['climate harbour', 'en'],
    ['baeckerei', null],
    ['backerei', 'de'],
    ['chomage', 'fr'],
    ['logrono', 'es'],
    ['sao paulo', 'pt'],
    ['票价', 'zh'],
    ['乘客表示欢迎', 'zh'],
    ['猫', 'ja'],
    ['猫カフェ 東京', 'ja'],
    ['"foo_bar | !baz"', 'xx'],
    ['"harbour stays open"', 'en'],
    ['"harbour stays closed"', null],
    ['climate', 'en'],
  ])('finds %s', async (text, language) => {
    expect(await languages(text, true)).toEqual(language === null ? [] : [language]);
  });
});

async function asPlainWords(text: string): Promise<void> {
  if (parseKeyword(text) === null) return;
  await expect(search(text)).resolves.toBeDefined();
  await expect(search(text, true)).resolves.toBeDefined();
}

describe('A search', () => {
  test.each([
    "';drop table feed.item;--",
    "a' & 'b",
    'a & | ! b',
    'foo:*',
    '(((',
    '\\',
    "\\'",
    'a\\b',
    '\u0000a',
    '\ud83d',
    '<->',
    '$1',
    '%_',
    'NULL',
    '{}[]',
    '"unbalanced',
    '"a"b"c"',
  ])('takes %j as plain words', asPlainWords);

  test.each([
    ['one letter', 'x'],
    ['one word', 'word '],
    ['one character', '漢'],
    ['one quotation mark', '"'],
  ])('takes a hundred thousand times %s', (_, text) => asPlainWords(text.repeat(100_000)));

  test('sees no item of other feeds', async () => {
    expect((await search('climate')).rows).toHaveLength(1);
    expect((await search('climate', false, { feedIds: [foreign, feedId] })).rows).toHaveLength(2);
    expect((await search('climate', true, { feedIds: [crowd] })).rows).toEqual([]);
  });

  test('keeps to chosen items and to a range', async () => {
    const [one, two] = (await search('common', false, { feedIds: [crowd] })).rows;
    const ids = [String(two?.id)];
    expect((await search('common', false, { feedIds: [crowd], ids })).rows).toEqual([two]);
    expect((await search('common', false, { feedIds: [crowd], ids: [String(one?.id)], before: 0 })).rows).toEqual([]);
    const range = await search('rare', false, { feedIds: [crowd], after: 999_701, before: 1_000_000 });
    expect(range.rows.map((item) => item.publishedAt)).toEqual([999_850]);
  });

  async function everyPage(text: string, limit: number): Promise<number[]> {
    const times: number[] = [];
    let page: PageRequest = { cursor: null, limit };
    for (;;) {
      const { rows, next } = await search(text, false, { feedIds: [crowd] }, page);
      expect(rows.length).toBeLessThanOrEqual(limit);
      times.push(...rows.map((item) => item.publishedAt ?? 0));
      if (next === null) return times;
      page = { cursor: next, limit };
    }
  }

  test('in pages shows each match once, newest first', async () => {
    expect(await everyPage('common', 40)).toHaveLength(450);
    expect(await everyPage('rare', 1)).toEqual([1_000_000, 999_850, 999_700]);
    expect(await everyPage('"one two"', 2)).toEqual([1_000_000, 999_910, 999_820, 999_730, 999_640]);
    expect(await everyPage('common -rare -"one two"', 40)).toHaveLength(450 - 7);
  });

  test('finds a phrase also where an older program, which writes no filter, has changed a text', async () => {
    const late = await testBed.feedWith('https://late.example/', [parsed({ guid: 'late', title: 'one two three' })]);
    const found = async (text: string) => (await search(text, true, { feedIds: [late] })).rows.length;
    expect([await found('"one two"'), await found('"three one"')]).toEqual([1, 0]);
    await testBed.db.database.query("update feed.item set title = 'two three one' where feed_id = $1", [late]);
    await testBed.db.database.query('update feed.item_text set all_words = all_words where feed_id = $1', [late]);
    expect([await found('"one two"'), await found('"three one"')]).toEqual([0, 1]);
  });

  test('of exclusions only shows the newest of the rest', async () => {
    expect(await languages('-climate -größere')).toHaveLength(6);
    expect(await languages('-harbour', true)).not.toContain('en');
    expect(await languages('-東京都 -北京市 -rust')).toHaveLength(6);
  });
});
