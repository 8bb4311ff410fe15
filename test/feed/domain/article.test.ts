import { describe, expect, test } from '@jest/globals';
import {
  isHopeless,
  isNeededNoMore,
  isToBeFetched,
  judge,
  nextAttempt,
  type Prospect,
} from '../../../src/feed/domain/article.js';
import { brand } from '../../../src/shared/kernel/brand.js';

const MINUTE = 60_000;
const SENTENCE = 'The harbour of Tidewater opened to ships again on Monday, the council said. ';
const LONG = SENTENCE.repeat(20).trimEnd();

const prospect = (changes: Partial<Prospect> = {}): Prospect => ({
  itemId: brand('itm_1'),
  url: 'https://paper.example/harbour',
  text: SENTENCE,
  length: changes.text?.length ?? SENTENCE.length,
  ending: '',
  article: null,
  ...changes,
});

describe('An article', () => {
  test.each([
    ['when the text is short', SENTENCE],
    ['when the item has no text', ''],
    ['when the text ends in the middle', `${LONG} And then …`],
    ['when the text ends in three dots', `${LONG} And then...`],
    ['when the text is short and Chinese', '潮水镇港口周一重新向船只开放。'.repeat(10)],
  ])('is fetched %s', (_, text) => expect(isToBeFetched(prospect({ text }))).toBe(true));

  test.each([
    ['Continue reading', '<p>said.</p><a href="/x">Continue reading <span>→</span></a>'],
    ['Lire la suite', '<a>Lire la suite</a>'],
    ['続きを読む', '<a>続きを読む</a>'],
    ['[…]', 'the council said [&#8230;]</p>'],
  ])('is fetched where the feed invites to read on: %s', (_, ending) => {
    expect(isToBeFetched(prospect({ text: LONG, ending }))).toBe(true);
    expect(isToBeFetched(prospect({ text: LONG, length: 20_000, ending }))).toBe(false);
  });

  test.each([
    ['when the feed gives the text', { text: LONG }],
    ['when the feed gives the text in Japanese', { text: '潮町の港が月曜日に再び船に開放された。'.repeat(20) }],
    ['without a link', { url: null }],
    ['behind a link that no person can follow', { url: 'magnet:?xt=urn:btih:1' }],
    ['a second time', { article: { url: 'https://paper.example/harbour', length: 0, isOutdated: false } }],
  ])('is not fetched %s', (_, changes) => expect(isToBeFetched(prospect(changes))).toBe(false));

  test('is fetched again when the publisher changes the link', () => {
    const article = { url: 'https://paper.example/first', length: 900, isOutdated: true };
    expect(isToBeFetched(prospect({ article }))).toBe(true);
  });

  test('is needed no more when the feed itself says as much', () => {
    const article = { url: 'https://paper.example/harbour', length: 900, isOutdated: false };
    expect(isNeededNoMore(prospect({ text: LONG, article }))).toBe(true);
    expect(isNeededNoMore(prospect({ article }))).toBe(false);
    expect(isNeededNoMore(prospect({ text: LONG }))).toBe(false);
  });
});

describe('A page of an article', () => {
  const item = { title: 'Harbour reopens', text: SENTENCE.trim() };
  const reasonOf = (text: string, title: string | null = null): string => {
    const judged = judge({ title, text }, item);
    return judged.worth === 'reading' ? 'worth reading' : judged.reason;
  };

  test('is worth reading when it says more of the same', () => {
    expect(judge({ title: null, text: LONG }, item)).toEqual({ worth: 'reading', text: LONG });
  });

  test('is worth reading in words of its own, under the title of the item', () => {
    const text = 'Two years have passed since the great storm, and boats may come back. '.repeat(9);
    expect(reasonOf(text, 'Harbour reopens | The Paper')).toBe('worth reading');
    expect(reasonOf(text, 'The Paper')).toMatch(/something else/);
  });

  test.each([
    ['', /no article/],
    ['Loading …', /no article/],
    [`${SENTENCE} ${'x'.repeat(50)}`, /no article/],
  ])('is not worth reading when it hardly says a word: %j', (text, reason) => expect(reasonOf(text)).toMatch(reason));

  test('is not worth reading when the feed says as much', () => {
    expect(judge({ title: null, text: LONG }, { ...item, text: LONG })).toMatchObject({ worth: 'nothing' });
  });

  test.each([
    'Please enable JavaScript in your browser to read this page.',
    'Bitte aktivieren Sie JavaScript, JavaScript ist deaktiviert.',
    'Checking your browser before you go on. Verify you are human.',
    'We use cookies. You can accept or reject them, as you like.',
    'Wir verwenden Cookies; bitte stimmen Sie zu oder akzeptieren Sie sie.',
    'Nous et nos 300 partenaires traitons des données personnelles.',
    'Este artículo es exclusivo para suscriptores.',
    'Conteúdo exclusivo para assinantes.',
    'Article réservé aux abonnés.',
    'この記事は会員限定です。ログインして続きを読む。',
    '登录后即可阅读全文。',
    'Subscribe now to continue reading this story.',
  ])('is nothing when it is mostly a notice: %s', (notice) => {
    expect(reasonOf(`${SENTENCE}\n\n${notice}\n\n${SENTENCE}\n\n${notice}\n\n${notice}`)).toMatch(/consent, a login/);
  });

  test('loses the notice that closes it, when there is enough before it', () => {
    const judged = judge(
      { title: null, text: `${LONG}\n\nLog in or subscribe to read the full story.\n\n9 crowns a month` },
      item,
    );
    expect(judged).toEqual({ worth: 'reading', text: LONG });
  });

  test('may write about cookies and logins', () => {
    const prose = `${SENTENCE}Readers asked how long the cookies last that they accept, and whether a login is needed; this is an answer to all of them, in some detail. `;
    const text = Array.from({ length: 9 }, () => prose.repeat(3).trimEnd()).join('\n\n');
    expect(judge({ title: null, text }, item)).toEqual({ worth: 'reading', text });
  });
});

describe('A page of an article that could not be fetched', () => {
  test('is asked for later and later, and then no more', () => {
    const waits = [1, 2, 3, 4, 5].map((attempts) => nextAttempt(attempts, 0, null));
    expect(waits).toEqual([5 * MINUTE, 20 * MINUTE, 80 * MINUTE, 320 * MINUTE, null]);
  });

  test('is asked for as late as its server wants, a day at most', () => {
    expect(nextAttempt(1, 0, 60 * MINUTE)).toBe(60 * MINUTE);
    expect(nextAttempt(1, 0, 9_999 * MINUTE)).toBe(24 * 60 * MINUTE);
  });

  test('is given up when each of five attempts has ended the process', () => {
    expect([5, 6].map(isHopeless)).toEqual([false, true]);
  });
});
