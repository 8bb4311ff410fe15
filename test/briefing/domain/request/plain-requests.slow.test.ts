import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';

const ARTICLE = /^(?:the |der |die |das |le |la |les |el |los |las |o |a |os |as )|[的の]/giu;
const keyOf = (name: string): string => name.toLowerCase().replace(ARTICLE, '');
/** Of a hundred: one word right before a style may be a verb ("rugby slowly", "speak slowly"). */
const MOST_MISSED = 2;

/** Lines of a language: what people name, how they want it, and how both stand in one request. */
const GRAMMAR = new Map(
  readFileSync(join(import.meta.dirname, 'plain/grammar.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [part = '', ...words] = line.split('|');
      return [part, words] as const;
    }),
);

/** Throws where there are none: nothing would be tried. */
function wordsOf(language: Language, part: string): readonly string[] {
  const words = GRAMMAR.get(`${language} ${part}`) ?? [];
  if (words.length === 0) throw new Error(`no ${part} in ${language}`);
  return words;
}

interface Wording {
  readonly request: string;
  readonly named: readonly string[];
}

function wordingsOf(language: Language): readonly Wording[] {
  const [subjects, manners, templates] = ['subjects', 'manners', 'templates'].map((part) =>
    wordsOf(language, part),
  ) as [string[], string[], string[]];
  return templates.flatMap((template) =>
    manners.flatMap((manner) =>
      subjects.map((subject, index) => {
        const other = subjects[(index + 3) % subjects.length] ?? '';
        const request = template.replace('{S}', subject).replace('{T}', other).replace('{M}', manner);
        return { request, named: [subject, ...(template.includes('{T}') ? [other] : [])].map(keyOf) };
      }),
    ),
  );
}

describe.each(LANGUAGES)('a subject that no lexicon has, beside the manner of a briefing in %s', (language) => {
  const wordings = wordingsOf(language).map((wording) => ({
    ...wording,
    meant: understand(wording.request, language),
  }));

  test('is never refused', () => {
    const refused = wordings.filter(({ meant }) => meant.excluded.length + meant.less.length > 0);
    expect(refused.map(({ request }) => request)).toEqual([]);
  });

  test('is wanted, with nothing else, wherever it stands', () => {
    const missed = wordings.filter(({ named, meant }) => {
      const wanted = meant.wanted.map(({ text }) => keyOf(text));
      return wanted.length !== named.length || !named.every((name) => wanted.includes(name));
    });
    const share = (100 * missed.length) / wordings.length;
    expect({ missed: share > MOST_MISSED ? missed.map(({ request }) => request) : [] }).toEqual({ missed: [] });
  });
});
