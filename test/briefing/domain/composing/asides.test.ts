import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { aloud, readItems, type Reading } from '../../../../src/briefing/domain/composing/reading.js';
import { spokenPassage } from '../../../../src/briefing/domain/composing/sentences/speakable.js';
import { isCjk } from '../../../../src/briefing/domain/composing/text/words.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { item } from './requests.js';

/** A sentence of an item: news, or something that publishers set beside it. */
interface Sentence {
  readonly text: string;
  readonly isNews: boolean;
  /** What stands in front of it and is not to be heard. */
  readonly label: string | null;
}

interface Item {
  readonly title: string;
  readonly sentences: readonly Sentence[];
  readonly text: string;
}

/** `# headline`, `+ news`, `- none`, `/` a new paragraph, `+ LABEL ¦ news`; parts begin with `## `. */
function itemsIn(language: Language, part: number): readonly Item[] {
  const file = readFileSync(join(import.meta.dirname, `asides/${language}.txt`), 'utf8');
  const blocks = (file.split(/^## .*$/mu)[part] ?? '').split(/^# /mu).slice(1);
  return blocks.map((block) => itemOf(block.trim().split('\n'), isCjk(language) ? '' : ' '));
}

function itemOf([title = '', ...lines]: readonly string[], space: string): Item {
  const sentences: Sentence[] = [];
  let text = '';
  for (const line of lines) {
    const [label, said] = line.includes('¦') ? line.slice(2).split(/\s*¦\s*/u) : [null, line.slice(2)];
    const sentence = { text: said ?? '', isNews: line.startsWith('+'), label: label ?? null };
    if (line === '/') text += '\n\n';
    else {
      sentences.push(sentence);
      text += setIn(text, sentence, space);
    }
  }
  return { title, sentences, text };
}

/** What does not end as a sentence does stands on a line of its own. */
function setIn(before: string, { text, label, isNews }: Sentence, space: string): string {
  const isLine = !isNews && !/[.!?。！？…”"]$/u.test(text);
  const gap = before === '' || before.endsWith('\n') ? '' : isLine ? '\n' : space;
  return `${gap}${label === null ? '' : `${label}${space}`}${text}${isLine ? '\n' : ''}`;
}

const readingOf = ({ title, text }: Item, language: Language): Reading => {
  const [reading] = readItems([item(title, text)], () => language);
  if (reading === undefined) throw new Error('An item was not read.');
  return reading;
};

const bare = (text: string): string => text.replace(/[\s.。!！?？…]+$/u, '');

/** Sentences beside the news that would be read aloud, and news that would not. */
function faultsOf(one: Item, language: Language): { readonly heard: string[]; readonly lost: string[] } {
  const reading = readingOf(one, language);
  const quotes = reading.passages.map(({ quote }) => quote);
  const spoken = reading.passages.filter((passage) => spokenPassage(passage, reading) !== null);
  const asides = one.sentences.filter(({ isNews }) => !isNews);
  return {
    heard: spoken
      .map(({ quote }) => bare(quote))
      .filter((quote) => asides.some(({ text }) => text.includes(quote) || quote.includes(bare(text)))),
    lost: one.sentences
      .filter(({ isNews, text }) => isNews && !quotes.some((quote) => quote.includes(bare(text))))
      .map(({ text }) => text),
  };
}

const PARTS = [0, 1, 2, 3];

describe.each(LANGUAGES)(
  'items that publishers have mixed with captions, credits and invitations, in %s,',
  (language) => {
    const faults = PARTS.flatMap((part) => itemsIn(language, part)).map((one) => faultsOf(one, language));

    test('keep their news', () => {
      expect(faults.flatMap(({ lost }) => lost).slice(1)).toEqual([]);
    });

    test('are told without the rest but for two idioms', () => {
      expect(faults.flatMap(({ heard }) => heard).slice(2)).toEqual([]);
    });

    test('lose the labels of their sections', () => {
      for (const one of PARTS.flatMap((part) => itemsIn(language, part))) {
        const labels = one.sentences.flatMap(({ label }) =>
          label === null ? [] : [bare(label).replace(/[：:]$/u, '')],
        );
        const reading = readingOf(one, language);
        const said = reading.passages.map((passage) => aloud(passage, language));
        expect(said.filter((text) => labels.some((label) => text.startsWith(label)))).toEqual([]);
      }
    });
  },
);
