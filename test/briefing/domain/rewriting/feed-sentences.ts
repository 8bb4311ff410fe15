import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasAddress, visible } from '../../../../src/briefing/domain/composing/text/cleaning.js';
import { sentenceSpans } from '../../../../src/briefing/domain/composing/text/sentences.js';
import { isLanguage, type Language } from '../../../../src/shared/kernel/language.js';

const FEEDS = join(import.meta.dirname, '../composing/feeds');

interface FeedDocument {
  readonly language: string;
  readonly items: readonly { readonly content_text?: string }[];
}

export interface FeedSentence {
  readonly language: Language;
  readonly text: string;
}

/** The sentences, as long as a host would say them, of the feeds that the composer is tried with. */
export const sentencesOfFeeds = (): readonly FeedSentence[] =>
  globSync('*.feed.json', { cwd: FEEDS }).flatMap((file) => {
    const { language, items } = JSON.parse(readFileSync(join(FEEDS, file), 'utf8')) as FeedDocument;
    if (!isLanguage(language)) return [];
    const texts = items.flatMap(({ content_text: text = '' }) =>
      sentenceSpans(text, language).map(({ start, end }) => visible(text.slice(start, end))),
    );
    return texts
      .filter((text) => text.length >= 15 && text.length <= 160 && !hasAddress(text))
      .map((text) => ({ language, text }));
  });
