import type { Language } from '../../../../shared/kernel/language.js';
import type { Timbre } from '../../../../shared/kernel/host.js';

/** What the engine is told: a name, and a speed in what it calls words per minute. */
export interface Voice {
  readonly name: string;
  readonly rate: number;
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
  en: { name: 'en-us', rate: { low: 165, high: 171 } },
  zh: { name: 'cmn', rate: { low: 165, high: 165 } },
  es: { name: 'es', rate: { low: 165, high: 170 } },
  pt: { name: 'pt-br', rate: { low: 165, high: 170 } },
  de: { name: 'de', rate: { low: 165, high: 170 } },
  fr: { name: 'fr', rate: { low: 145, high: 152 } },
  ja: { name: 'ja', rate: { low: 165, high: 167 } },
};

/** Variants of the engine that we use in a form of our own. */
export const BREATHLESS = [{ from: 'f2', to: 'f2-breathless' }] as const;

/** Variants about an octave apart: fundamentals near 104 and 190 Hz. */
const VARIANTS: Readonly<Record<Timbre, string>> = { low: 'm3', high: 'f2-breathless' };

export function voiceFor(language: Language, timbre: Timbre): Voice {
  const { name, rate } = SPEAKERS[language];
  return { name: `${name}+${VARIANTS[timbre]}`, rate: rate[timbre] };
}
