import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';

import { readDocument } from '../../../../src/feed/adapters/formats/feed-document.js';
import type { ParsedItem } from '../../../../src/feed/application/ports/feed-fetcher.js';
import { HERE, NOW } from './support/documents.js';

const folder = join(import.meta.dirname, '../../fixtures/wild');
const seeds = readdirSync(folder)
  .filter((file) => !file.endsWith('.expected.json'))
  .map((file) => readFileSync(join(folder, file)));

/** What hostile and broken publishers do to a document, at a place between its beginning (0) and its end (1). */
type Mutation = (bytes: Buffer, place: number) => Buffer;

const splice = (bytes: Buffer, from: number, to: number, middle: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, from), middle, bytes.subarray(to)]);

const TOKENS = [
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<',
  '>',
  '</',
  '"',
  '&',
  '&#xD800;',
  '&#0;',
  '<item>',
  '</channel>',
  '<blockquote><q>',
  '<ol start="999999"><li>',
  '<sup>',
  '\0',
  '\u202e',
  '\ufeff',
  '{',
  '[',
  'xmlns="',
].map((token) => Buffer.from(token));

const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  fc.constantFrom(...TOKENS).map(
    (token): Mutation =>
      (bytes, place) =>
        splice(bytes, place, place, token),
  ),
  fc.uint8Array({ maxLength: 8 }).map(
    (noise): Mutation =>
      (bytes, place) =>
        splice(bytes, place, place + noise.length, noise),
  ),
  fc.nat(200).map(
    (length): Mutation =>
      (bytes, place) =>
        splice(bytes, place, place + length, Buffer.alloc(0)),
  ),
  fc.nat(200).map(
    (length): Mutation =>
      (bytes, place) =>
        splice(bytes, place, place, bytes.subarray(place, place + length)),
  ),
  fc.constant<Mutation>((bytes, place) => bytes.subarray(0, place)),
  fc.constantFrom(...seeds).map(
    (other): Mutation =>
      (bytes, place) =>
        Buffer.concat([bytes.subarray(0, place), other]),
  ),
);

const documents = fc
  .tuple(
    fc.constantFrom(...seeds),
    fc.array(fc.tuple(mutations, fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 6 }),
  )
  .map(([seed, changes]) =>
    changes.reduce<Buffer>((bytes, [mutate, place]) => mutate(bytes, Math.floor(place * bytes.length)), seed),
  );

const contentTypes = fc.constantFrom(
  null,
  'text/xml; charset=utf-16',
  'text/xml; charset=iso-8859-1',
  'application/rss+xml; charset=shift_jis',
  'x; charset=utf-7',
  'charset="',
);

// Controls but for tab and line feed, what reorders words, and halves of pairs.
// oxlint-disable-next-line no-control-regex
const UNWANTED = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff]/;

const isClean = (text: string | null, max: number): boolean =>
  text === null || (text.length > 0 && text.length <= max && text.isWellFormed() && !UNWANTED.test(text));

const isOneLine = (text: string | null): boolean => text === null || !text.includes('\n');

const isAddress = (address: string | null): boolean =>
  address === null || (address.length <= 2_048 && /^https?:\/\/[^\s]+$/.test(address) && URL.canParse(address));

const isLanguage = (language: string | null): boolean => language === null || /^[a-z]{2,3}$/.test(language);

const isEnclosure = ({ url, type, bytes }: ParsedItem['enclosures'][number]): boolean =>
  isAddress(url) &&
  (type === null || /^[\w.+-]+\/[\w.+-]+$/.test(type)) &&
  (bytes === null || Number.isSafeInteger(bytes));

/** What callers of the parser rely on, whatever was read. */
const PROMISES: Readonly<Record<string, (item: ParsedItem) => boolean>> = {
  'a title on one line': (item) => isClean(item.title, 500) && isOneLine(item.title),
  'a guid on one line': (item) => isClean(item.guid, 1_000) && isOneLine(item.guid),
  'an author on one line': (item) => isClean(item.author, 200) && isOneLine(item.author),
  'a summary on one line': (item) => isClean(item.summary, 1_000) && isOneLine(item.summary),
  'text within its bound': (item) => isClean(item.contentText, 200_000),
  'raw text that can be stored': (item) =>
    item.contentRaw === null || (item.contentRaw.isWellFormed() && !item.contentRaw.includes('\0')),
  'an address to follow': (item) => isAddress(item.url),
  'enclosures to follow': (item) => item.enclosures.length <= 10 && item.enclosures.every(isEnclosure),
  'a language or none': (item) => isLanguage(item.language),
  'a date that was': (item) =>
    item.publishedAt === null || (Number.isInteger(item.publishedAt) && item.publishedAt <= NOW),
};

const broken = (item: ParsedItem): string[] =>
  Object.entries(PROMISES).flatMap(([promise, isKept]) => (isKept(item) ? [] : [promise]));

describe('a document that was mutilated', () => {
  test('is read within the promises of the parser, or refused in words', async () => {
    const property = fc.asyncProperty(documents, contentTypes, async (bytes, contentType) => {
      const reading = await readDocument(bytes, { url: HERE, now: NOW, contentType });
      if (reading.kind === 'not_a_feed') expect(reading.message).toMatch(/^The address .+\.$/);
      if (reading.kind !== 'feed') return;
      expect(reading.feed.items.length).toBeLessThanOrEqual(500);
      expect(isClean(reading.feed.title, 500) && isAddress(reading.feed.siteUrl)).toBe(true);
      expect(reading.feed.items.flatMap(broken)).toEqual([]);
    });
    await fc.assert(property, { numRuns: 2_000 });
  });

  test('is read to the same at every reading', async () => {
    const property = fc.asyncProperty(documents, async (bytes) => {
      const context = { url: HERE, now: NOW, contentType: null };
      expect(await readDocument(bytes, context)).toEqual(await readDocument(bytes, context));
    });
    await fc.assert(property, { numRuns: 200 });
  });
});
