import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import { phraseBookOf } from '../../../../src/briefing/domain/composing/phrase-book/books.js';
import type { Disclosure } from '../../../../src/briefing/domain/disclosure.js';
import type { Script } from '../../../../src/briefing/domain/script.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { newsIn } from './newsroom.js';
import { asking } from './requests.js';

const disclosing = (language: Language, disclosure?: Disclosure): Script =>
  compose(newsIn(language), asking(language, disclosure === undefined ? {} : { disclosure }));

const textsOf = ({ lines }: Script): readonly string[] => lines.map(({ text }) => text);

describe.each(LANGUAGES)('what the hosts say of themselves in %s', (language) => {
  const phrases = phraseBookOf(language).phrases.disclosure;

  test('is that software makes the briefing, once, after they have greeted and before they tell the first story', () => {
    const script = disclosing(language, { words: null });
    const said = script.lines.flatMap(({ text }, index) => (phrases.includes(text) ? [index] : []));
    expect(said).toHaveLength(1);
    expect(said[0]).toBeLessThan(script.chapters[1]!.line);
    expect(script.lines[said[0]!]).not.toHaveProperty('citation');
  });

  test('is what the operator has them say', () => {
    const words = 'Words of the house.';
    expect(textsOf(disclosing(language, { words })).filter((text) => text === words)).toHaveLength(1);
  });

  test('is nothing where nothing is to be said', () => {
    expect(textsOf(disclosing(language)).filter((text) => phrases.includes(text))).toEqual([]);
  });
});
