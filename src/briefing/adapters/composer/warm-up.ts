import type { Material } from '../../domain/composing/material.js';
import { phraseBookOf } from '../../domain/composing/phrase-book/books.js';
import type { Language } from '../../../shared/kernel/language.js';
import type { WritingJob } from './child-script-writer.js';

const ITEMS = 6;
const SENTENCES = 8;
const [HOUR_MS, NOON] = [3_600_000, Date.UTC(2026, 0, 1, 12)];

/** What the hosts say, as if it were news: sentences of the language for every expression that looks at sentences. */
export function meaningless(language: Language): WritingJob {
  const { phrases } = phraseBookOf(language);
  const said = [...phrases.welcome, ...phrases.agenda, ...phrases.shorter, ...phrases.nothingNew, ...phrases.closing];
  const sentences = [...said, ...phrases.foreign, ...phrases.manySources].map((one) =>
    one.replace(/\{\w+\}/gu, 'Rellham 12'),
  );
  const item = (index: number): Material => ({
    id: String(index),
    title: sentences[index] ?? '',
    text: sentences.slice(index, index + SENTENCES).join(' '),
    url: `https://warm-up.invalid/${index}`,
    author: null,
    at: NOON - index * HOUR_MS,
    sourceId: String(index % 3),
    sourceTitle: `Source ${index % 3}`,
  });
  return {
    material: Array.from({ length: ITEMS }, (_, index) => item(index)),
    request: {
      language,
      hosts: [
        { id: 'one', name: 'One' },
        { id: 'two', name: 'Two' },
      ],
      seed: 'warm-up',
      targetMs: 300_000,
      userRequest: '',
      timezone: 'UTC',
      now: NOON,
    },
  };
}
