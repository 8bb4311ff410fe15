import type { Language } from '../../../../shared/kernel/language.js';
import { isTraditional } from '../../request/chinese-characters.js';
import { german } from './de.js';
import { english } from './en.js';
import { spanish } from './es.js';
import { french } from './fr.js';
import { japanese } from './ja.js';
import type { PhraseBook } from './phrase-book.js';
import { portuguese } from './pt.js';
import { chinese } from './zh.js';
import { traditionalChinese } from './zh-hant.js';

const BOOKS: Readonly<Record<Language, PhraseBook>> = {
  en: english,
  zh: chinese,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
  ja: japanese,
};

export const phraseBookOf = (language: Language): PhraseBook => BOOKS[language];

type Written = Readonly<Record<'title' | 'text', string>>;
const READ = 300;
/** A script is written several times until its length fits, of much the same items. */
const TRADITIONAL = new WeakMap<Written, boolean>();

/** The phrases that fit what is told: most of it in traditional characters, the hosts' words are, too. */
export function phraseBookFor(language: Language, told: readonly Written[]): PhraseBook {
  if (language !== 'zh') return BOOKS[language];
  return told.filter(isWrittenTraditionally).length > told.length / 2 ? traditionalChinese : chinese;
}

function isWrittenTraditionally(item: Written): boolean {
  const is = TRADITIONAL.get(item) ?? isTraditional(`${item.title}\n${item.text.slice(0, READ)}`);
  TRADITIONAL.set(item, is);
  return is;
}
