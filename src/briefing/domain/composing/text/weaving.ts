import type { Language } from '../../../../shared/kernel/language.js';
import { inOneScript } from '../../request/chinese-characters.js';
import { isCjk, words } from './words.js';
import { anyOf } from './word-lists.js';

/** Where a host may name the source in one line with a sentence: behind it, as its first words, or in front of it. */
export type Weave = 'after' | 'inline' | 'before';

/** Longer sentences are over before the listener knows whose they are. */
const LONGEST_BEFORE_TAIL = 26;

/** Sentences that say already who says so: naming another one behind them would confuse. */
const ATTRIBUTED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:said|says?|saying|according to|told|announced?|reports?|reported|writes?|wrote|confirmed|shows?|showed|stated|added|tweeted)\b/iu,
  de: anyOf(
    `sagten?|sagt|laut|zufolge|teilten?|mitteilten?|erklärten?|berichtet\\p{L}*|meldet\\p{L}*|schreib\\p{L}*|schrieb\\p{L}*|heißt es|hieß es|demnach|nach Angaben|wie`,
  ),
  fr: anyOf(
    `selon|d['’]après|déclar\\p{L}+|annonc\\p{L}+|indiqu\\p{L}+|affirm\\p{L}+|rapport\\p{L}+|écri(?:t|vent)|expliqu\\p{L}+|précis\\p{L}+`,
  ),
  es: anyOf(
    `según|de acuerdo con|dijo|dijeron|dice|afirm\\p{L}+|inform\\p{L}+|anunci\\p{L}+|asegur\\p{L}+|señal\\p{L}+|explic\\p{L}+|public\\p{L}+`,
  ),
  pt: anyOf(
    `segundo|de acordo com|conforme|disse|disseram|diz|afirm\\p{L}+|inform\\p{L}+|anunci\\p{L}+|declar\\p{L}+|explic\\p{L}+|public\\p{L}+`,
  ),
  zh: /^(?:据|根据|按照|\S{0,12}(?:消息|报道)[，,：:])|报道(?:称|说)/u,
  ja: /によると|によれば|によりますと|と報じ|と伝え|が伝え/u,
};

const FIRST_PERSON =
  /(?<![\p{L}’'])(?:I|I['’]\p{L}+|[Mm]y|[Ww]e|[Ww]e['’]\p{L}+|[Oo]ur|[Yy]o|[Mm]i|[Nn]osotros|[Ee]u|[Mm]eu|[Mm]inha|[Nn]ós|[Nn]osso|[Ii]ch|[Mm]ein\p{L}*|[Ww]ir|[Uu]nser\p{L}*|[Jj]e|[Jj]['’]\p{L}+|[Nn]ous|[Nn]otre|[Mm]on)(?!\p{L})/u;

/** Outside of what somebody is quoted with: "我国" is a country. */
const CJK_FIRST_PERSON =
  /^[^「『“”]*(?:我(?!国|國|市|省|县|縣|区|區|党|黨|军|軍|方|校|院)|私(?=[はがのもを、])|私たち|僕(?=[はがのもら]))/u;

/** First words that are no names: "The harbour", "In March". An article before a capital may be part of a name. */
const OPENING: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:(?:The|A|An) (?=\p{Ll})|(?:In|On|At|After|Before|For|With|Since|During|Under|Over|Most|Some|Many|Several|Two|Three|Around|About|More) )/u,
  fr: /^(?:(?:Le|La|Les|Un|Une|Des) (?=\p{Ll})|L['’](?=\p{Ll})|(?:En|Dans|Après|Avant|Pour|Sur|Depuis|Plusieurs|Plus|Environ|Au|Aux) )/u,
  es: /^(?:(?:El|La|Los|Las|Un|Una) (?=\p{Ll})|(?:En|Tras|Desde|Para|Por|Con|Más|Unos|Unas|Durante) )/u,
  pt: /^(?:(?:O|A|Os|As|Um|Uma) (?=\p{Ll})|(?:Em|No|Na|Nos|Nas|Após|Desde|Para|Com|Mais|Cerca|Durante) )/u,
};

/** The ways that are right for a sentence, whatever it says; none: the source needs a sentence of its own. */
export function weavesOf(spoken: string, language: Language, isHeadline = false): readonly Weave[] {
  const attributed = ATTRIBUTED[language].test(inOneScript(spoken, language));
  if (isCjk(language)) return attributed || CJK_FIRST_PERSON.test(spoken) ? [] : ['before'];
  // "Brown butter soup, according to …": a headline may have no verb to put a source behind.
  if (isHeadline) return spoken.slice(0, -1).includes(':') ? [] : ['before'];
  const ways: Weave[] = [];
  const isPersonal = FIRST_PERSON.test(spoken);
  if (!attributed && !isPersonal && endsPlainly(spoken)) ways.push('after');
  if (!attributed && !isPersonal && OPENING[language]?.test(spoken) === true) ways.push('inline');
  if (!spoken.slice(0, -1).includes(':')) ways.push('before');
  return ways;
}

/** A full stop of its own, which no abbreviation, quotation or question has. */
const endsPlainly = (spoken: string): boolean =>
  /[\p{L}\p{N}%]\.$/u.test(spoken) &&
  !/(?:\.\p{L}|(?<!\p{L})\p{L}|\b(?:Inc|Ltd|Corp|Co|Jr|Sr|etc|usw))\.$/u.test(spoken) &&
  !/[?!…;:]/u.test(spoken) &&
  words(spoken).length <= LONGEST_BEFORE_TAIL;

/** `tail` begins with a comma and ends with a full stop. */
export const withTail = (spoken: string, tail: string): string => `${spoken.slice(0, -1)}${tail}`;

/** `opening` ends where the sentence goes on: its first word gives up its capital. */
export const withOpening = (opening: string, spoken: string): string =>
  `${opening}${spoken.charAt(0).toLowerCase()}${spoken.slice(1)}`;

/** What ends in a colon, a comma or a full stop, and the sentence as it is. */
export const withLead = (lead: string, spoken: string, language: Language): string =>
  isCjk(language) ? `${lead}${spoken}` : `${lead} ${spoken}`;
