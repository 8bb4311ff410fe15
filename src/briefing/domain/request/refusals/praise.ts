import type { Language } from '../../../../shared/kernel/language.js';
import { isCjk } from '../request-language.js';
import type { RequestText, Token } from '../token.js';

/** One word of praise behind a name. The same words are parts of names: "Super Bowl", "Top 14", "maconha legal", 最高裁. */
const PRAISE: Readonly<Record<Language, string | null>> = {
  en: null,
  de: '(?:super|toll|klasse)',
  fr: '(?:super|génial|top)',
  es: '(?:genial|estupendo)',
  pt: '(?:ótimo|ótima|legal|claro)',
  zh: '(?:很好|不错)',
  ja: 'は(?:最高|可)(?:です)?',
};

/** Where what is praised ends. */
const ENDS = {
  latin: '(?=\\s*(?:[,.;!]|$)| (?:aber|mais|pero|mas)(?!\\p{L}))',
  cjk: '(?=[，。；！、,.;!]|$|但|不过|[がし])',
};

/** Something is turned down beside it. */
const TURNED_DOWN: Readonly<Record<Language, RegExp>> = {
  en: /(?!)/u,
  de: /(?<!\p{L})(?:kein\p{L}*|nicht|nichts|ohne|lass|weg|nee|nö|nein|raus|weniger)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:pas|plus|sans|rien|non|nan|moins|oublies?)(?!\p{L})/u,
  es: /(?<!\p{L})(?:no|sin|nada|ni|menos|olvid\p{L}+)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:não|sem|nada|nem|nah|menos)(?!\p{L})/u,
  zh: /不要|别|不想|不听|不行|就不|算了|免|少/u,
  ja: /いらない|不要|だめ|ダメ|なし|やめ|嫌|結構|却下|いりません|ない|ほどほど|控え|減ら|少/u,
};

/** "El Madrid es genial", but "La amiga genial" */
const IS = /(?<!\p{L})(?:ist|sind|c'est|est|sont|es|son|é|são) $/u;

/** "Wissenschaft super, Sport nicht": what is praised beside something that is turned down is wanted. */
export function praiseIn({ shown, lower, languages }: RequestText): readonly Token[] {
  const [language = 'en'] = languages;
  const words = PRAISE[language];
  if (words === null) return [];
  const cjk = isCjk(language);
  const isSure = cjk || TURNED_DOWN[language].test(lower);
  const pattern = new RegExp(
    `${cjk ? '' : "(?<=\\p{L} )(?<!(?:w[aä]re?|wär's|serait|sería|estaría|seria|ficaria|está|tá) )"}${words}${cjk ? ENDS.cjk : ENDS.latin}`,
    'gu',
  );
  return [...lower.matchAll(pattern)]
    .filter(({ index }) => isSure || IS.test(lower.slice(0, index)))
    .filter(({ index }) => !/\p{Lu}/u.test(shown.charAt(index)))
    .map(({ 0: said, index }) => ({ kind: 'yes', start: index, end: index + said.length }));
}
