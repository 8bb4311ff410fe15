import type { Language } from '../../../../../shared/kernel/language.js';
import { inOneScript } from '../../../request/chinese-characters.js';
import { figuresIn } from '../figures.js';
import { isCjk } from '../words.js';
import type { AnswerRules } from './answer-rules.js';
import { chinese } from './chinese.js';
import { english } from './english.js';
import { french } from './french.js';
import { german } from './german.js';
import { japanese } from './japanese.js';
import { portuguese } from './portuguese.js';
import { spanish } from './spanish.js';

/** What a sentence can be the answer to, the most telling first. */
const KINDS = ['why', 'toll', 'money', 'price', 'next', 'who', 'where', 'figures'] as const;
export type AnswerKind = (typeof KINDS)[number];

const RULES: Readonly<Record<Language, AnswerRules>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  zh: chinese,
  ja: japanese,
};

/** From here on a figure is worth asking for; a smaller one is when there is another. */
const TELLING_FIGURE = 100;
/** Patterns look back and forth: no sentence that is spoken is longer. */
const LONGEST = 600;

/** The questions that a sentence answers. A question that is asked wrongly is worse than none: doubtful ones are left out. */
export function answersIn(sentence: string, language: Language): readonly AnswerKind[] {
  const text = inOneScript(sentence.slice(0, LONGEST), language);
  const main = mainClause(text, language);
  return KINDS.filter((kind) => {
    if (kind === 'figures') return hasFigures(text, language);
    return RULES[language][kind].test(OF_MAIN_CLAUSE.includes(kind) ? main : text);
  });
}

/** "She is retiring, although the town offered 60,000 euros": nobody who asks for the sum hears an answer. */
const OF_MAIN_CLAUSE: readonly AnswerKind[] = ['money', 'price'];

/** Words that, after a comma or not, begin what is said beside the matter. */
const SUBORDINATE: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /,? (?:although|though|because|whereas|even though|unless|despite)(?!\p{L})|, (?:who|which|whose|where|when|after|before|while|as)(?!\p{L})/iu,
  de: /, (?:obwohl|weil|als|nachdem|bevor|während|wenn|da|sodass|wobei|der|die|das|dem|den|deren|dessen|wo)(?!\p{L})/iu,
  fr: /,? (?:alors que|parce que|bien que|tandis que|malgré)(?!\p{L})|, (?:qui|dont|où|quand|lorsque|puisque)(?!\p{L})/iu,
  es: /,? (?:aunque|porque|mientras que|pese a)(?!\p{L})|, (?:que|quien|cuy[oa]s?|donde|cuando)(?!\p{L})/iu,
  pt: /,? (?:embora|porque|enquanto|apesar de)(?!\p{L})|, (?:que|quem|cuj[oa]s?|onde|quando)(?!\p{L})/iu,
  zh: /，(?:去年|此前|曾|虽然|尽管|因为)/u,
  ja: /(?:ものの|けれども?|にもかかわらず)、/u,
};

function mainClause(text: string, language: Language): string {
  const at = SUBORDINATE[language]?.exec(text)?.index ?? -1;
  return at > 0 ? text.slice(0, at) : text;
}

const SHARE = /\d\s?(?:%|perce|proze|pour cent|por cien|por cento)|百分/iu;
/** "I read all 214 pages" is somebody's account. */
const FIRST_PERSON = /^["“«]?(?:I|We|Ich|Wir|Je|J['’]\p{L}+|Nous|Yo|Nosotros|Eu|Nós)(?= )/u;
/**
 * "The 230 islanders have stocked up", "the remaining 11 billion", "140 people live there": whoever or whatever is counted
 * is known, and the number is an aside.
 */
const ASIDE =
  /^(?:The(?: \p{L}+['’]s)?|Die|Der|Den|Les|L[oa]s|Os|As|Ces|These|Diese|Est[oa]s|Ses|Their|Ihre|Seine|Sus|Seus|Suas) (?:(?:remaining|other|übrigen|anderen|restlichen|autres|otros|otras|outros|outras|restantes) )?\d|^(?:残りの?|残る|その(?:うち|他)|其余|其餘|剩余|剩餘|其中)|(?<!\p{L})(?:live|leben|wohnen|vivent|habitent|viven|vivem|moram)(?!\p{L})/u;
/** A sentence that begins with its figure is about it; further on it may be an aside: "at a meeting of 809 people". */
const BEGINS_WITH_FIGURE = {
  latin: /^(?:(?!(?:und|and|et|y|e) )[\p{L}’']+ ){0,3}\d/u,
  cjk: /^[^\dA-Za-z，、]{0,4}\d/u,
};

/** "Around 9,000 spectators", "94 percent", two counts of anything: not times, years or the result of a match. */
function hasFigures(text: string, language: Language): boolean {
  const counts = figuresIn(text, language).filter(({ unit }) => !RULES[language].noFigure.test(unit));
  if (FIRST_PERSON.test(text)) return false;
  if (counts.length > 0 && SHARE.test(text)) return true;
  if (ASIDE.test(text)) return false;
  if (!BEGINS_WITH_FIGURE[isCjk(language) ? 'cjk' : 'latin'].test(text)) return false;
  return Number(counts[0]?.value) >= TELLING_FIGURE || (counts.length > 1 && !isCjk(language));
}
