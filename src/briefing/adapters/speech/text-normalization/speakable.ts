import type { Language } from '../../../../shared/kernel/language.js';
import type { Pronunciation } from '../../../../shared/kernel/hosts/pronunciation.js';
import { PESO_SIGN } from './latin-words.js';
import { Pronouncing } from './pronouncing.js';
import { speakableJapanese } from './speakable-ja.js';
import { speakableLatin } from './speakable-latin.js';
import { speakableChinese } from './speakable-zh.js';

const SOMETHING = /[\p{L}\p{N}]/u;

/** The sign alone: "US$" and "R$" say whose money it is. */
const BARE_DOLLAR = /(?<![\p{L}])\$(?! ?\p{L})/gu;

export interface SpeakableOptions {
  /** $ means a peso. */
  readonly inPesos?: boolean | undefined;
  /** Of the text's language. They are prepared once for each list: give the same one with every text. */
  readonly pronunciations?: readonly Pronunciation[] | undefined;
}

const prepared = new WeakMap<readonly Pronunciation[], Map<Language, Pronouncing>>();

function pronouncing(pronunciations: readonly Pronunciation[], language: Language): Pronouncing {
  const known = prepared.get(pronunciations) ?? new Map<Language, Pronouncing>();
  const ready = known.get(language) ?? new Pronouncing(pronunciations, language);
  prepared.set(pronunciations, known.set(language, ready));
  return ready;
}

function normalized(text: string, language: Language, inPesos: boolean): string {
  if (inPesos && language === 'es') return speakableLatin(text.replace(BARE_DOLLAR, PESO_SIGN), language);
  if (language === 'ja') return speakableJapanese(text);
  return language === 'zh' ? speakableChinese(text) : speakableLatin(text, language);
}

/** A sentence as the engine should read it; empty when there is nothing in it to say. */
export function speakable(
  text: string,
  language: Language,
  { inPesos = false, pronunciations = [] }: SpeakableOptions = {},
): string {
  if (!SOMETHING.test(text)) return '';
  if (pronunciations.length === 0) return normalized(text, language, inPesos);
  const respelled = pronouncing(pronunciations, language).respell(text);
  return respelled.restore(normalized(respelled.text, language, inPesos));
}
