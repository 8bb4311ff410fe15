import { describe, expect, test } from '@jest/globals';
import type { CorrectionFile } from '../../../../../src/briefing/domain/correcting/correction.js';
import {
  correctionsFor,
  dueOf,
  untold,
  type DueCorrection,
  type NotedCorrection,
} from '../../../../../src/briefing/domain/composing/memory/due-correction.js';
import { citedAloud } from '../../../../../src/briefing/domain/composing/sentences/cited-aloud.js';
import type { SpokenCorrection } from '../../../../../src/briefing/domain/script.js';

const MONDAY = Date.UTC(2026, 10, 16, 7);
const HOUR = 3_600_000;

const noted = (itemId: string, changes: Partial<NotedCorrection> = {}): NotedCorrection => ({
  briefingId: 'art_1',
  toldAt: MONDAY,
  noticedAt: MONDAY + HOUR,
  itemId,
  ...changes,
});

const due = (id: string, changes: Partial<DueCorrection> = {}): DueCorrection => ({
  briefingId: 'art_1',
  toldAt: MONDAY,
  noticedAt: MONDAY + HOUR,
  kind: 'changed',
  item: { id, title: 'Fire', url: null, sourceId: 'src_1', sourceTitle: 'The Ledger', at: MONDAY },
  language: 'en',
  before: 'The fire destroyed 300 homes.',
  after: 'The fire destroyed 30 homes.',
  ...changes,
});

const told = (...corrections: readonly SpokenCorrection[]) => ({ corrections });

describe('The corrections that are due', () => {
  test('are those that no briefing has told', () => {
    expect(untold([noted('itm_1'), noted('itm_2')], [{}, told(due('itm_1'))])).toEqual([noted('itm_2')]);
  });

  test('come again when the source changes it once more', () => {
    const later = noted('itm_1', { noticedAt: MONDAY + 2 * HOUR });
    expect(untold([later], [told(due('itm_1'))])).toEqual([later]);
  });

  test('are told once of an item that several briefings cited, as the last of them had it', () => {
    const tuesday = noted('itm_1', { briefingId: 'art_2', toldAt: MONDAY + 24 * HOUR, noticedAt: MONDAY + 25 * HOUR });
    expect(untold([noted('itm_1'), tuesday], [])).toEqual([tuesday]);
    expect(untold([noted('itm_1'), tuesday], [told(due('itm_1', { noticedAt: tuesday.noticedAt }))])).toEqual([]);
  });

  test('are not more than a listener bears', () => {
    const many = Array.from({ length: 20 }, (_, index) => noted(`itm_${index}`));
    expect(untold(many, [])).toHaveLength(6);
  });

  test('have the first sentence that was changed, and none where nothing is changed any more', () => {
    const { item, kind, language } = due('itm_1');
    const { id: itemId, ...heading } = item;
    const sentences = [
      { lines: [4], before: 'Two died.', after: 'Three died.' },
      { lines: [6], before: 'Roads are open.', after: 'Roads are closed.' },
    ];
    const file: CorrectionFile = { itemId, ...heading, kind, language, sentences };
    expect(dueOf(noted('itm_1'), file)).toEqual(due('itm_1', { before: 'Two died.', after: 'Three died.' }));
    expect(dueOf(noted('itm_1'), { ...file, kind: 'restored', sentences: [] })).toBeNull();
  });
});

describe('The corrections of a briefing', () => {
  const telling = (id: string) => ({ story: { members: [{ reading: { item: { id } } }] } });

  test('begin with what was wrong, and leave out a figure that its own stories bring up to date', () => {
    const grown = due('itm_1', { kind: 'updated' });
    const [wrong, other] = [due('itm_2'), due('itm_3', { kind: 'updated' })];
    const tellings = [telling('itm_1')];
    expect(correctionsFor([grown, other, wrong], { tellings, targetMs: 300_000 })).toEqual([wrong, other]);
    expect(correctionsFor([grown], { tellings: [], targetMs: 300_000 })).toEqual([grown]);
  });

  test('are few in a short one', () => {
    const many = [1, 2, 3, 4, 5].map((index) => due(`itm_${index}`));
    expect(correctionsFor(many, { tellings: [], targetMs: 60_000 })).toHaveLength(1);
    expect(correctionsFor(many, { tellings: [], targetMs: 600_000 })).toHaveLength(3);
    expect(correctionsFor(undefined, { tellings: [], targetMs: 600_000 })).toEqual([]);
  });
});

describe('A sentence that a correction repeats', () => {
  test('is said as it stands, as far as it can be said', () => {
    expect(citedAloud('RELLHAM (Reuters) - Two people died in the fire', 'en')).toBe('Two people died in the fire.');
    expect(citedAloud('火災で2人が死亡した', 'ja')).toBe('火災で2人が死亡した。');
  });

  test.each(['See https://ledger.example/1 for more.', `It said: “${'word '.repeat(90)}”`, '“Two people died.', '…'])(
    'is not said where a voice cannot: %s',
    (quote) => {
      expect(citedAloud(quote, 'en')).toBeNull();
    },
  );
});
