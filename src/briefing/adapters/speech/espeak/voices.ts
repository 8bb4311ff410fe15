import type { Language } from '../../../../shared/kernel/language.js';
import type { Timbre } from '../../../../shared/kernel/hosts/host.js';
import { variantOf } from './variants.js';

/** What the engine is told: a name, and a speed in what it calls words per minute. */
export interface Voice {
  readonly name: string;
  readonly rate: number;
  readonly language: Language;
  readonly timbre: Timbre;
}

interface Speaker {
  readonly name: string;
  readonly rate: Readonly<Record<Timbre, number>>;
}

/**
 * The engine keeps its previous voice when it does not know a name (`fr-fr`, `zh`, `en-gb`): these it knows.
 * Its high variants are slower by up to 4 %; their rates make up for it, so that a line takes the same time in
 * either voice and its length can be foretold. French is brought down to the pace of the others.
 */
const SPEAKERS: Readonly<Record<Language, Speaker>> = {
  en: { name: 'en-us', rate: { low: 165, high: 169 } },
  zh: { name: 'cmn', rate: { low: 165, high: 163 } },
  es: { name: 'es', rate: { low: 165, high: 168 } },
  pt: { name: 'pt-br', rate: { low: 165, high: 168 } },
  de: { name: 'de', rate: { low: 165, high: 168 } },
  fr: { name: 'fr', rate: { low: 145, high: 150 } },
  ja: { name: 'ja', rate: { low: 165, high: 165 } },
};

/** Two variants about an octave apart: fundamentals near 106 and 196 Hz. */
export function voiceFor(language: Language, timbre: Timbre): Voice {
  const { name, rate } = SPEAKERS[language];
  return { name: `${name}+${variantOf(timbre)}`, rate: rate[timbre], language, timbre };
}
