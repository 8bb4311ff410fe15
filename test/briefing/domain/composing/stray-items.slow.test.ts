import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { asking } from './requests.js';
import { STRAY_NOW, strayIn } from './stray-items.js';

/** Each was measured before anything was mended on it; on the second only lost news was. */
const FILES = { 'first.txt': { items: 1, lost: 1 }, 'second.txt': { items: 2, lost: 1 } };

describe.each(LANGUAGES)('two feeds of which half of the items are no news, in %s,', (language) => {
  test.each(Object.entries(FILES))('are told without them and keep their news: %s', (file, most) => {
    const { material, isNews } = strayIn(file, language);
    const asked = asking(language, { targetMs: 3_600_000, now: STRAY_NOW, timezone: 'UTC' });
    const { lines, ledger } = compose(material, asked);
    const cited = new Set(
      lines.flatMap(({ citation, story }) => (story === undefined ? [] : (citation?.itemId ?? []))),
    );
    const told = new Set(ledger.flatMap(({ itemId, outcome }) => (outcome === 'left_out' ? [] : [itemId])));
    const titles = (is: (id: string) => boolean): readonly string[] =>
      material.filter(({ id }) => is(id)).map(({ title }) => title);
    expect(titles((id) => !isNews(id) && cited.has(id)).slice(most.items)).toEqual([]);
    expect(titles((id) => isNews(id) && !told.has(id)).slice(most.lost)).toEqual([]);
  });
});
