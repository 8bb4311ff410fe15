import type { Language } from '../../../../shared/kernel/language.js';
import { PESO_SIGN } from './latin-words.js';
import { speakableJapanese } from './speakable-ja.js';
import { speakableLatin } from './speakable-latin.js';
import { speakableChinese } from './speakable-zh.js';

const SOMETHING = /[\p{L}\p{N}]/u;

/** The sign alone: "US$" and "R$" say whose money it is. */
const BARE_DOLLAR = /(?<![\p{L}])\$(?! ?\p{L})/gu;

/** A sentence as the engine should read it; empty when there is nothing in it to say. `inPesos`: $ means a peso. */
export function speakable(text: string, language: Language, inPesos = false): string {
  if (!SOMETHING.test(text)) return '';
  if (inPesos && language === 'es') return speakableLatin(text.replace(BARE_DOLLAR, PESO_SIGN), language);
  if (language === 'ja') return speakableJapanese(text);
  return language === 'zh' ? speakableChinese(text) : speakableLatin(text, language);
}
