import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../../src/briefing/domain/composing/compose.js';
import type { Material } from '../../../../../src/briefing/domain/composing/material.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { asking, item } from '../requests.js';

/** How each subject is turned down, in the order sport, politics, war, celebrity, crypto. */
const REFUSALS: Readonly<Record<Language, readonly string[]>> = {
  en: ['no sport', 'no politics', 'no war', 'no celebrities', 'no crypto'],
  de: ['kein Sport', 'keine Politik', 'kein Krieg', 'keine Promis', 'kein Krypto'],
  fr: ['pas de sport', 'pas de politique', 'pas de guerre', 'pas de people', 'pas de crypto'],
  es: ['sin deportes', 'sin política', 'sin guerra', 'sin famosos', 'sin cripto'],
  pt: ['sem esportes', 'sem política', 'sem guerra', 'sem famosos', 'sem cripto'],
  zh: ['不要体育', '不要政治', '不要战争', '不要明星', '不要加密货币'],
  ja: ['スポーツはなしで', '政治はなしで', '戦争はなしで', '芸能はなしで', '仮想通貨はなしで'],
};
const SUBJECTS = ['sport', 'politics', 'war', 'celebrity', 'crypto'];
/** Of 11 in each language; 20 of all 77 slipped by when they were written. */
const MOST: Readonly<Record<Language, number>> = { en: 2, de: 0, fr: 3, es: 1, pt: 0, zh: 0, ja: 2 };

interface Veiled {
  readonly language: string;
  readonly subject: string;
  readonly item: Material;
}

/** Reports that say what they are about without its usual words, in three papers of everything. */
const VEILED: readonly Veiled[] = readFileSync(join(import.meta.dirname, 'veiled-items.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line, at) => {
    const [language = '', subject = '', title = '', text = ''] = line.split('|');
    const sourceTitle = ['Daily Ledger', 'Morning Post', 'The Wire'][at % 3] ?? '';
    return { language, subject, item: item(title, text, { sourceId: `src_${at % 3}`, sourceTitle }) };
  });

describe.each(LANGUAGES)('reports in %s that hide what they are about', (language) => {
  test('are told to hardly anybody who turned it down', () => {
    const veiled = VEILED.filter((one) => one.language === language);
    const slipped = SUBJECTS.flatMap((subject, at) => {
      const request = asking(language, { userRequest: REFUSALS[language][at] ?? '', targetMs: null });
      const script = compose(
        veiled.map((one) => one.item),
        request,
      );
      const told = new Set(script.stories.flatMap(({ items }) => items.map(({ id }) => id)));
      return veiled.filter((one) => one.subject === subject && told.has(one.item.id)).map((one) => one.item.title);
    });
    expect(slipped.slice(MOST[language])).toEqual([]);
  });
});
