import type { Language } from '../../../../shared/kernel/language.js';
import { isEverydayWord } from './entities.js';
import { folded } from './folding.js';
import { isGermanThing } from './german-nouns.js';
import type { Casing } from './names.js';
import type { Whereabouts } from './places.js';
import { STOP_WORDS } from './stop-words.js';

const SAID_WITHIN = 400;
const ROOT = 6;
const SHORTEST = 4;
const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;
const FIRST = /^[^\p{L}]{0,3}(?:(?:el|la|los|las|o|a|os|as|le|les|der|die|das|the) |l['’])?(\p{Lu}[\p{L}-]+)/iu;

/**
 * Who opens a headline, "Dorchester beat their rivals", and is named by the text again: at the beginning of a sentence a
 * capital alone tells nothing. `named` is what both name elsewhere.
 */
export function openerOf(
  title: string,
  text: string,
  {
    language,
    casing,
    named,
  }: { readonly language: Language; readonly casing: Casing; readonly named: Iterable<string> },
): Whereabouts {
  const body = text.slice(0, SAID_WITHIN);
  const said = new Set(
    (`${title.slice(0, SAID_WITHIN)}\n${body}`.match(WORD) ?? []).map((word) => folded(word).slice(0, ROOT)),
  );
  const opener = FIRST.exec(title)?.[1] ?? '';
  const key = folded(opener);
  const isName =
    /^\p{Lu}/u.test(opener) && key.length >= SHORTEST && body.includes(opener) && !isWord(key, language, casing);
  return { places: new Set(isName ? [key.slice(0, ROOT), ...named] : []), said };
}

const isWord = (key: string, language: Language, casing: Casing): boolean =>
  STOP_WORDS[language].has(key) ||
  (casing.small.get(key) ?? 0) > 0 ||
  isEverydayWord(key.slice(0, ROOT), language) ||
  (language === 'de' && isGermanThing(key));
