import { describe, expect, test } from '@jest/globals';

import type { Material } from '../../../../src/briefing/domain/composing/material.js';
import { readItems, type Reading } from '../../../../src/briefing/domain/composing/reading.js';
import { candidatesOf } from '../../../../src/briefing/domain/composing/sentences/sentence-choice.js';
import { spokenPassage } from '../../../../src/briefing/domain/composing/sentences/speakable.js';
import { storiesOf } from '../../../../src/briefing/domain/composing/stories/ranking.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { accountsIn, articlesIn } from './stories/accounts.js';

const FEWEST_ACCOUNTS = 4;
/** What chance makes of some forty accounts in each language. */
const CHANCE = 0.005;
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])[\p{L}\p{N}])+/gu;

const tokensOf = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? [];

/** ROUGE-1: how many words of two texts are the same. */
function sharedWords(own: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of own) {
    const times = left.get(word) ?? 0;
    if (times > 0) shared++;
    left.set(word, times - 1);
  }
  return (2 * shared) / (own.length + other.length);
}

/** The events of which several publishers tell, the unrelated press left out. */
function eventsIn(language: Language): readonly (readonly Material[])[] {
  const days = [...accountsIn(language), ...articlesIn(language)];
  return days.flatMap((accounts) => {
    const events = new Map<string, Material[]>();
    for (const { event, item } of accounts) events.set(event, [...(events.get(event) ?? []), item]);
    return [...events.values()].filter((items) => items.length >= FEWEST_ACCOUNTS);
  });
}

const firstSentence = (reading: Reading): string =>
  reading.passages.map((passage) => spokenPassage(passage, reading)).find((spoken) => spoken !== null) ?? reading.title;

/** One address makes one story of them. */
function readingsOf(items: readonly Material[], language: Language): readonly Reading[] {
  const oneStory = items.map((item) => ({ ...item, url: 'https://news.example/story' }));
  return readItems(oneStory, () => language);
}

/** How much better the chosen sentences foretell an account that was held out than first sentences do, in as many words. */
function gainOn(held: Material, others: readonly Material[], language: Language): number {
  const readings = readingsOf(others, language);
  const chosen = storiesOf(readings, []).flatMap((story) => candidatesOf(story).map(({ spoken }) => spoken));
  const first = tokensOf(readings.map(firstSentence).join(' '));
  const account = tokensOf(`${held.title} ${held.text}`);
  const own = tokensOf(chosen.join(' ')).slice(0, first.length);
  return sharedWords(own, account) - sharedWords(first, account);
}

describe('The sentences chosen of a story', () => {
  test.each(LANGUAGES)(
    'say no less of what one source more tells than the first sentences of its sources do (%s)',
    (language) => {
      const gains = eventsIn(language).flatMap((items) =>
        items.map((held) =>
          gainOn(
            held,
            items.filter((item) => item !== held),
            language,
          ),
        ),
      );
      expect(gains.length).toBeGreaterThan(20);
      expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeGreaterThan(-CHANCE);
    },
  );
});
