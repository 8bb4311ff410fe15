import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import type { Material } from '../../../../src/briefing/domain/composing/material.js';
import type { Script } from '../../../../src/briefing/domain/script.js';
import { readDocument } from '../../../../src/feed/adapters/formats/feed-document.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { asking } from './requests.js';

const FEEDS = join(import.meta.dirname, 'feeds/mixed');
const NOW = Date.UTC(2025, 10, 21, 16, 30);

/** Papers, radio stations and technical sites: more than a third of the items are no news, and marked so in their ids. */
interface Mixed {
  readonly material: readonly Material[];
  /** Sentences of news items that are none themselves. */
  readonly asides: readonly string[];
}

interface Marked {
  readonly items: readonly { readonly id: string; readonly _asides?: readonly string[] }[];
}

async function mixedIn(language: Language): Promise<Mixed> {
  const material: Material[] = [];
  const asides: string[] = [];
  for (const file of readdirSync(join(FEEDS, language)).toSorted()) {
    const bytes = readFileSync(join(FEEDS, language, file));
    const marks = JSON.parse(bytes.toString('utf8')) as Marked;
    const document = { url: `https://corpus.example/${file}`, now: NOW, contentType: null };
    const reading = await readDocument(bytes, document);
    if (reading.kind !== 'feed') throw new Error(`${file} is no feed.`);
    const { feed } = reading;
    asides.push(...marks.items.flatMap((item) => item._asides ?? []));
    feed.items.forEach(({ title, contentText, summary, url, author, publishedAt }, index) => {
      const id = `${file} ${marks.items[index]?.id ?? ''}`;
      const at = publishedAt ?? NOW;
      const source = { sourceId: file, sourceTitle: feed.title ?? file };
      material.push({ id, title, text: contentText ?? summary ?? '', url, author, at, ...source });
    });
  }
  return { material, asides };
}

const isMarked = (id: string): boolean => id.includes(' junk-');

function noNewsIn({ lines }: Script, asides: readonly string[]): readonly string[] {
  return lines.flatMap(({ text, citation, story }) => {
    if (citation === undefined || story === undefined) return [];
    const isAside = asides.some((aside) => aside.includes(citation.quote.slice(0, 20)));
    return isMarked(citation.itemId) || isAside ? [text] : [];
  });
}

describe.each(LANGUAGES)('feeds of mixed genres in %s', (language) => {
  test.each([300_000, 1_800_000])(
    'make a briefing of %i ms of which one fact in fifteen at most is no news',
    async (targetMs) => {
      const { material, asides } = await mixedIn(language);
      const script = compose(material, asking(language, { targetMs, now: NOW, timezone: 'UTC' }));
      const facts = script.lines.filter(({ citation }) => citation !== undefined).length;
      const noNews = noNewsIn(script, asides);
      expect(noNews.slice(Math.ceil(facts / 15))).toEqual([]);
    },
  );

  test('lose no news to what is none', async () => {
    const { material } = await mixedIn(language);
    const script = compose(material, asking(language, { targetMs: 1_800_000, now: NOW, timezone: 'UTC' }));
    const told = new Set(script.ledger.flatMap(({ itemId, outcome }) => (outcome === 'left_out' ? [] : [itemId])));
    expect(material.map(({ id }) => id).filter((id) => !isMarked(id) && !told.has(id))).toEqual([]);
  });

  test('are told as they are to who subscribes to nothing else', async () => {
    const { material } = await mixedIn(language);
    const rest = material.filter(({ id }) => isMarked(id));
    expect(compose(rest, asking(language, { targetMs: 300_000, now: NOW, timezone: 'UTC' })).stories).not.toEqual([]);
  });
});
