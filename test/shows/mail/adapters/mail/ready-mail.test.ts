import { describe, expect, test } from '@jest/globals';
import { parseHTML } from 'linkedom';
import { LANGUAGES } from '../../../../../src/shared/kernel/language.js';
import { mailWordsFor } from '../../../../../src/shows/mail/adapters/mail/mail-locale.js';
import { wordsFor } from '../../../../../src/shows/mail/adapters/web/locale.js';
import { letterWordsFor } from '../../../../../src/identity/accounts/adapters/mail/letter-locale.js';
import { everyWord } from '../../../../support/words/every-word.js';
import { shown, summary } from './sample-mail.js';

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=https://evil.example/pixel onerror=alert(1)>',
  '</td></tr></table><h1>Your password has expired</h1><a href="https://evil.example">here</a>',
  'Title\r\nBcc: everybody@example.org',
  '\u202egnp.exe\u202c \u2066hidden\u2069',
  '&#60;script&#62;',
  'A'.repeat(20_000),
  '𝕏'.repeat(20_000),
  '\u0000\u0007\u001b[31m',
];

const storyOf = (words: string) => ({
  title: words,
  startMs: 0,
  firstSentence: words,
  source: { title: words, sourceTitle: words, url: 'https://daily.example/' },
});

const documentOf = (html: string) => parseHTML(html).document;
const linksIn = (html: string): string[] =>
  [...documentOf(html).querySelectorAll('[href]')].map((link) => link.getAttribute('href') ?? '');

describe('a mail about a briefing', () => {
  test('tells each story in a sentence with its source, and each chapter with its place in the sound', () => {
    const { html, text } = shown();
    expect(linksIn(html)).toEqual([
      'https://pod.example/b/slug',
      'https://pod.example/b/slug',
      'https://pod.example/b/slug/read',
      'https://pod.example/b/slug/download',
      'https://pod.example/b/slug#t=0',
      'https://pod.example/b/slug#t=12',
      'https://pod.example/b/slug#t=98',
      'https://pod.example/b/slug#t=201',
      'https://daily.example/rates?a=1&b=2',
      'https://coast.example/harbour',
      'https://pod.example/unsubscribe/t',
    ]);
    for (const { title, firstSentence, source } of summary.stories) {
      for (const words of [title, firstSentence, source?.sourceTitle]) {
        expect(documentOf(html).body.textContent).toContain(words);
        expect(text).toContain(words);
      }
    }
    expect(text).toContain('1:38 The harbour reopens after the storm\n  https://pod.example/b/slug#t=98');
  });

  test.each(HOSTILE)('shows as words what a feed says: %#', (words) => {
    const chapters = [{ title: words, startMs: 0 }];
    const { html, text } = shown({ title: words, stories: [storyOf(words)], chapters });
    const document = documentOf(html);
    expect(document.querySelectorAll('script, iframe, form, [onerror], [onload]')).toHaveLength(0);
    expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['cid:cover']);
    expect(linksIn(html).filter((link) => link.includes('evil'))).toEqual([]);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    for (const part of [html, text]) {
      expect(part.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      expect(part.length).toBeLessThan(12_000);
    }
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:pass@evil.example/',
    '//evil.example',
    'nonsense',
    `https://long.example/${'a'.repeat(20_000)}`,
  ])('links to nothing that is no page of the web: %#', (url) => {
    const source = { title: 't', sourceTitle: 'Some source', url };
    const { html, text } = shown({ stories: [{ title: 't', startMs: 0, firstSentence: 's', source }] });
    expect(linksIn(html).every((link) => link.startsWith('https://pod.example/'))).toBe(true);
    expect(text).toContain('Some source');
    expect(text).not.toContain(url.slice(0, 40));
  });

  test('of two hours with five hundred stories is still a mail that no client cuts', () => {
    const stories = Array.from({ length: 500 }, () => storyOf('新闻 & <b> '.repeat(500)));
    const chapters = Array.from({ length: 500 }, (_, n) => ({ title: '"&<>'.repeat(500), startMs: n * 1_000 }));
    const { html, text } = shown({ stories, chapters });
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    expect(text).toContain('485 more stories are on the page.');
  });

  test('of nothing but a title is a mail all the same', () => {
    const { html, text } = shown({ stories: [], chapters: [] });
    expect([html, text].map((part) => part.includes(summary.title))).toEqual([true, true]);
  });
});

/** The same word in French. */
const LOANWORDS = ['Notifications'];

describe.each(LANGUAGES)('the words of mails in %s', (language) => {
  const words = () =>
    [mailWordsFor(language), wordsFor(language), letterWordsFor(language)].flatMap((b) => everyWord(b));

  test('are there, and are their own', () => {
    const english = [mailWordsFor('en'), wordsFor('en'), letterWordsFor('en')].flatMap((b) => everyWord(b));
    expect(words().map(([key]) => key)).toEqual(english.map(([key]) => key));
    expect(words().filter(([, word]) => word.trim() === '' || /undefined|NaN/.test(word))).toEqual([]);
    const isBorrowed = (word: string, place: number) => word === english[place]?.[1] && !LOANWORDS.includes(word);
    const borrowed = words().filter(([, word], place) => isBorrowed(word, place));
    expect(borrowed.length).toBe(language === 'en' ? english.length - LOANWORDS.length : 0);
  });
});
