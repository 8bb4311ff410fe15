import { describe, expect, test } from '@jest/globals';

import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import { storiesOf } from '../../../../../src/briefing/domain/composing/stories/ranking.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import { accountsIn, type Account } from './accounts.js';

interface Pairs {
  /** Pairs of accounts of one event. */
  readonly all: number;
  /** Of these, in one story. */
  readonly found: number;
  /** Of two events in one story. */
  readonly wrong: number;
  /** Of these, of the unrelated press of one day. */
  readonly wrongPress: number;
}

function* pairsOf<One>(list: readonly One[]): Generator<readonly [One, One]> {
  for (const [index, a] of list.entries()) for (const b of list.slice(index + 1)) yield [a, b];
}

function clustered(accounts: readonly Account[], language: Language): Pairs {
  const readings = readItems(
    accounts.map(({ item }) => item),
    () => language,
  );
  const events = new Map(accounts.map(({ item, event }) => [item.id, event]));
  const stories = storiesOf(
    readings,
    readings.map(() => 0),
  );
  const joined = stories.flatMap(({ members }) => [
    ...pairsOf(members.map(({ reading }) => events.get(reading.item.id) ?? '')),
  ]);
  const wrong = joined.filter(([a, b]) => a !== b);
  return {
    all: [...pairsOf(accounts)].filter(([a, b]) => a.event === b.event).length,
    found: joined.length - wrong.length,
    wrong: wrong.length,
    wrongPress: wrong.filter((pair) => pair.every((event) => event.startsWith('press'))).length,
  };
}

/** Somewhat below what was measured, so that it cannot get worse unseen. Raise it with what is mended. */
const BOUNDS: readonly (readonly [Language, { readonly recall: number; readonly precision: number }])[] = [
  ['en', { recall: 0.29, precision: 0.98 }],
  ['fr', { recall: 0.32, precision: 0.94 }],
  ['es', { recall: 0.19, precision: 0.96 }],
  ['de', { recall: 0.35, precision: 0.98 }],
  ['pt', { recall: 0.16, precision: 0.96 }],
  ['zh', { recall: 0.25, precision: 0.96 }],
  ['ja', { recall: 0.3, precision: 0.98 }],
];

describe('Accounts of the events of a day', () => {
  test.each(BOUNDS)('become stories by their events, and those of two events do not (%s)', (language, bounds) => {
    const sum = { all: 0, found: 0, wrong: 0, wrongPress: 0 };
    for (const accounts of accountsIn(language)) {
      const pairs = clustered(accounts, language);
      sum.all += pairs.all;
      sum.found += pairs.found;
      sum.wrong += pairs.wrong;
      sum.wrongPress += pairs.wrongPress;
    }
    expect(sum.found / sum.all).toBeGreaterThanOrEqual(bounds.recall);
    expect(sum.found / (sum.found + sum.wrong)).toBeGreaterThanOrEqual(bounds.precision);
    expect(sum.wrongPress).toBe(0);
  });
});
