import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from '@jest/globals';

import { readDocument } from '../../../../src/feed/adapters/formats/feed-document.js';
import { isLanguage, LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { HERE, NOW } from './support/documents.js';

const folder = join(import.meta.dirname, '../../../../samples/feeds');
const files = readdirSync(folder);

const feedOf = async (file: string) => {
  const body = readFileSync(join(folder, file));
  const reading = await readDocument(body, { url: HERE, now: NOW, contentType: null });
  if (reading.kind !== 'feed') throw new Error(`${file}: ${reading.kind}`);
  return reading.feed;
};

describe('the sample feeds', () => {
  test('are at least two in each language', () => {
    const languages = files.map((file) => file.split('.')[1]).filter(isLanguage);
    for (const language of LANGUAGES) expect(languages.filter((one) => one === language).length).toBeGreaterThan(1);
  });

  test.each(files)('%s has eight complete items of its week', async (file) => {
    const feed = await feedOf(file);
    expect(feed.title).not.toBeNull();
    expect(feed.siteUrl).toMatch(/^https:\/\/[a-z-]+\.example\/$/);
    expect(feed.items).toHaveLength(8);
    for (const item of feed.items) {
      expect(item).toMatchObject({ guid: expect.any(String), author: expect.any(String), summary: expect.any(String) });
      expect(item.url?.startsWith(feed.siteUrl ?? '?')).toBe(true);
      expect(item.publishedAt).toBeGreaterThan(Date.UTC(2026, 10, 12));
      expect(item.publishedAt).toBeLessThan(NOW);
      expect(item.contentText?.length).toBeGreaterThan(/\.(?:zh|ja)\./.test(file) ? 190 : 450);
      expect(item.contentText).toContain(item.summary?.slice(0, 40));
      expect(item.language).toBe(file.split('.')[1]);
      expect(item.contentText).not.toMatch(/[<>]|&\w+;/);
    }
  });
});
