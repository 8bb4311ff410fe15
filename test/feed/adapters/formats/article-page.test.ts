import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { readArticlePage } from '../../../../src/feed/adapters/formats/article-page.js';
import { judge } from '../../../../src/feed/domain/article.js';

const FOLDER = new URL('../../fixtures/articles/', import.meta.url);
const source = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const page = (html: string) => readArticlePage(Buffer.from(html), 'text/html; charset=utf-8');

/** Pages, and what the feed says of each. */
const PAGES = [
  [
    'blog',
    'Why our harbour freezes later each year',
    'For thirty years I have written down the day of the first ice …',
  ],
  [
    'newspaper',
    'Harbour reopens after two years of repairs',
    'The harbour of Tidewater opened to ships again on Monday.',
  ],
  ['documentation', 'Keel 4.2 released', 'Keel 4.2 reads its configuration from one file and starts twice as fast.'],
  ['table-heavy', 'Ferry passengers by port', 'More people took a ferry in 2025 than in any year before.'],
  ['code-heavy', 'Counting words without a hash table', ''],
  ['quotes', 'What the court said about the river', 'The regional court ruled on Friday that the river has no owner …'],
  ['gallery', 'A boat is built in nine months', 'Pictures from the shed behind the church'],
  ['comments-below', 'The bridge should be closed to cars on Sundays', 'An opinion'],
  ['overlays', 'A chain across the bridge', 'An opinion'],
  ['amp', 'Seals return to the northern shore', 'Eleven grey seals were counted on Saturday.'],
  ['menus-without-end', 'The lighthouse gets a new lamp', 'The lamp of 1931 is to be replaced in June.'],
  ['chinese', '港口修缮两年后重新开放', '潮水镇港口周一重新向船只开放…'],
  ['japanese', '港が二年ぶりに再開', '潮町の港が月曜日、再び船に開放された。'],
  ['paywall-long-teaser', 'Inside the harbour deal', 'The contract had already been signed.'],
  ['paywall-teaser', 'Inside the harbour deal', 'The contract had already been signed.'],
  [
    'cookie-wall',
    'Harbour reopens after two years of repairs',
    'The harbour of Tidewater opened to ships again on Monday.',
  ],
  [
    'login-page',
    'Harbour reopens after two years of repairs',
    'The harbour of Tidewater opened to ships again on Monday.',
  ],
  [
    'front-page',
    'Harbour reopens after two years of repairs',
    'The harbour of Tidewater opened to ships again on Monday.',
  ],
  [
    'single-page-app',
    'Harbour reopens after two years of repairs',
    'The harbour of Tidewater opened to ships again on Monday.',
  ],
] as const;

describe('the article that is extracted from a page', () => {
  test.each(PAGES)('is what its publisher wrote, and nothing around it: %s', async (name, title, text) => {
    const judged = judge(await page(source(`${name}.html`)), { title, text });
    expect(judged.worth === 'reading' ? judged.text : `(${judged.reason})`).toBe(
      source(`${name}.expected.txt`).trimEnd(),
    );
  });

  test.each([
    ['japanese', 'shift_jis', 'text/html; charset=Shift_JIS'],
    ['japanese', 'euc-jp', 'text/html; charset=euc-jp'],
    ['chinese', 'gb18030', 'text/html; charset=gb2312'],
    ['newspaper', 'windows-1252', 'text/html'],
    ['blog', 'utf-16le', 'text/html'],
  ])('is the same for the page %s in the encoding %s', async (name, encoding, contentType) => {
    // What the page itself says of its encoding is a lie then.
    const html = source(`${name}.html`).replaceAll('charset=utf-8', '');
    const { text } = await readArticlePage(iconv.encode(html, encoding), contentType);
    expect(`${text}\n`).toBe(source(`${name}.expected.txt`));
  });

  const words =
    'The harbour of the town reopens after long repairs, and the council, which had waited for it, said so.';

  test('is found where the tags of html, head and body were left out', async () => {
    const { title, text } = await page(`<!doctype html><title>Harbour</title><p>${words}<p>${words}<p>${words}`);
    expect(title).toBe('Harbour');
    expect(text.split('\n\n')).toEqual([words, words, words]);
  });

  test('has no word of a script, and runs none', async () => {
    const script = '<script>globalThis.wasRun = true; document.write("injected")</script>';
    const { text } = await page(
      `<html><body>${script}<article><p>${words}</p>${script}<p>${words}</p></article></body></html>`,
    );
    expect(text).toBe(`${words}\n\n${words}`);
    expect(globalThis).not.toHaveProperty('wasRun');
  });

  test.each([
    '',
    ' ',
    'no markup at all',
    '<',
    '<html>',
    '<body>',
    '\0\0\0',
    '<!doctype html><html><frameset></frameset></html>',
  ])('is nothing, and no error, in %j', async (html) => {
    expect((await page(html)).text.length).toBeLessThan(20);
  });
});
