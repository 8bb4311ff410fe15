import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { newsroomFeedsIn } from './newsroom-feeds.js';
import { NEWSROOMS_NOW, newsroomsIn, type Known } from './newsrooms.js';
import { asking } from './requests.js';

/** Of the facts of a quarter of an hour so many may be no news, in sets of which half and two thirds of the items are none. */
const MOST = { first: 2, second: 3, third: 7, fourth: 7 };

const knownOf = async (set: string, language: Language): Promise<readonly Known[]> =>
  set === 'third' || set === 'fourth' ? newsroomFeedsIn(set, language) : newsroomsIn(set, language);

describe.each(LANGUAGES)('feeds of which half or more is no news, in %s,', (language) => {
  test.each(Object.entries(MOST))('are told without it, with all news, each event once: %s', async (set, most) => {
    const known = await knownOf(set, language);
    const asked = asking(language, { targetMs: 900_000, now: NEWSROOMS_NOW, timezone: 'UTC' });
    const { lines, ledger, stories } = compose(
      known.map(({ item }) => item),
      asked,
    );
    const noNews = lines.filter(({ citation, story }) => {
      const one = known.find(({ item }) => item.id === citation?.itemId);
      if (one === undefined || citation === undefined || story === undefined) return false;
      return !one.isNews || (citation.quote !== one.item.title && one.asides.includes(citation.quote));
    });
    expect(noNews.map(({ text }) => text).slice(most)).toEqual([]);
    const leftOut = new Set(ledger.flatMap(({ itemId, outcome }) => (outcome === 'left_out' ? [itemId] : [])));
    expect(known.filter(({ item, isNews }) => isNews && leftOut.has(item.id)).map(({ item }) => item.title)).toEqual(
      [],
    );
    const eventOf = (id: string): string => known.find(({ item }) => item.id === id)?.event ?? id;
    const merged = stories.filter(({ items }) => items.length > 1);
    expect(merged.filter(({ items }) => new Set(items.map(({ id }) => eventOf(id))).size > 1)).toEqual([]);
  });
});
