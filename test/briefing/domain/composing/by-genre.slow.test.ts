import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import { heardIn } from '../../../../src/briefing/domain/composing/listening.js';
import type { Material } from '../../../../src/briefing/domain/composing/material.js';
import { readDocument } from '../../../../src/feed/adapters/formats/feed-document.js';
import type { Language } from '../../../../src/shared/kernel/language.js';
import { asking } from './requests.js';

const FEEDS = join(import.meta.dirname, 'feeds/by-genre');
const NOW = Date.UTC(2025, 10, 21, 16, 30);

/** Papers, clubs, journals, offices, shops, tickers, courts: feeds as such publishers write them, junk included. */
async function feedsIn(half: string, language: Language): Promise<readonly Material[]> {
  const folder = join(FEEDS, half, language);
  const feeds = readdirSync(folder)
    .toSorted()
    .map(async (file): Promise<readonly Material[]> => {
      const document = { url: `https://corpus.example/${file}`, now: NOW, contentType: null };
      const reading = await readDocument(readFileSync(join(folder, file)), document);
      if (reading.kind !== 'feed') throw new Error(`${file} is no feed.`);
      const { feed } = reading;
      return feed.items.map(({ title, contentText, summary, url, author, publishedAt, categories }, index) => ({
        id: `${file} ${index}`,
        title,
        text: contentText ?? summary ?? '',
        url,
        author,
        at: publishedAt ?? NOW,
        sourceId: file,
        sourceTitle: feed.title ?? file,
        ...(categories.length > 0 && { categories }),
      }));
    });
  return (await Promise.all(feeds)).flat();
}

const HALVES = ['first', 'second', 'third', 'fourth'] as const;
const LANGUAGES = ['en', 'de', 'fr'] as const;

describe.each(HALVES.flatMap((half) => LANGUAGES.map((language) => [half, language] as const)))(
  'feeds of every genre, %s set, in %s,',
  (half, language) => {
    test.each([180_000, 1_800_000])('make a briefing of %i ms that a demanding listener accepts', async (targetMs) => {
      const material = await feedsIn(half, language);
      const heard = heardIn(compose(material, asking(language, { targetMs, now: NOW, timezone: 'UTC' })), material);
      expect(heard.nonNews).toEqual([]);
      expect(heard.echoes).toBeLessThanOrEqual(Math.ceil(heard.headlines * 0.05));
      expect(heard.unnamed.length).toBeLessThanOrEqual(Math.ceil(heard.facts * 0.01));
      expect(heard.phrases / (heard.phrases + heard.facts)).toBeLessThanOrEqual(0.3);
      expect(heard.lead.sensible).toBe(true);
    });
  },
);
