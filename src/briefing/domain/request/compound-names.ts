import { withoutDiacritics } from '../../../shared/kernel/fold.js';
import { phrases } from './cue-types.js';
import { sticky } from './patterns.js';
import { isCjk } from './request-language.js';
import type { RequestText } from './token.js';
import { namedTopic, topicCalled } from './topics/topic-names.js';

/** Names that begin with a word for leaving out, for only or for less. A request in one language borrows from others. */
const NAMES = sticky(
  [
    // English
    `no-one|no-ones|no-show*|no-fly|no-go|no-brainer*|no-deal|no-confidence|no-win|no-nonsense|no-fault|no-frills|no-fuss|no-man|no-mans|no-bid|no-till|no-code|no-kill|no-knock|no-contact|no-contest|no-vax*|no-hitter*|no-name*|no-hoper*|no-trade|no-look|no-ball*|no-strike|no-first-use|no-notice|no-limit*|no-entry|no-smoking|no-cost|no-poach*|no-platform*|no-take|no-score|no-huddle|no-drama|no-interest|no-tax|no-holds-barred|no-questions-asked|just-war|hate-crime*|less-developed|less-lethal|less-than|less-known|less-skilled|less-educated|less-experienced|less-expensive|only-child*|only-begotten`,
    // German
    `nur-hausfrau*|nur-lese*|ohne-kohle|ohne-rechts|kein-plan`,
    // French
    `sans-abri*|sans-papier*|sans-culotte*|sans-emploi*|sans-domicile*|sans-faute*|sans-fil|sans-gêne|sans-le-sou|sans-dents|sans-plomb|sans-contact|sans-cœur|sans-logis|sans-voix|sans-grade*|sans-terre*|sans-toit|sans-parti|sans-souci|pas-de-calais|pas-de-deux|pas-de-porte|pas-de-tir|pas-à-pas|pas-de-la-case|ni-ni|ni-nis`,
    // Spanish
    `sin-techo*|sin-tierra*|sin-papeles|sin-hogar*|sin-vergüenza*|sin-fin|sin-par|no-violen*|no-aline*|no-alinea*|no-agresión|no-proliferación|no-intervención|no-ficción|no-lugar*|no-discriminación|no-binari*|no-repetición|no-retorno|no-reelección|no-muerto*`,
    // Portuguese
    `sem-terra*|sem-teto*|sem-tecto*|sem-abrigo*|sem-vergonha*|sem-fim|sem-número|sem-papéis|sem-casa|sem-par|sem-pátria|sem-nome|sem-razão|sem-cerimônia|sem-cerimónia|não-violên*|não-violen*|não-alinha*|não-ficção|não-binári*|não-agressão|não-govern*|não-proliferação|não-me-toques|não-intervenção|não-conform*|não-indígen*|não-fuma*|não-residen*|não-lugar*|não-monog*|nem-nem*`,
  ].flatMap(phrases),
);

/** Before a hyphen these say what they say before a space; others make compounds there: "Nicht-Mitglieder", "drop-out". */
const ALWAYS_CUES =
  /^(?:no|without|minus|excluding|only|less|fewer|ohne|kein(?:e[mnrs]?)?|keinerlei|nur|weniger|sans|pas|aucune?|seulement|uniquement|sin|ni|solo|solamente|unicamente|menos|sem|nao|nem|so|somente|apenas)$/u;

/** "no-politics" is said of politics, "no-show" is a word. */
export function isCompoundName(text: RequestText, start: number, end: number): boolean {
  NAMES.lastIndex = start;
  if (NAMES.test(text.lower)) return true;
  return !ALWAYS_CUES.test(withoutDiacritics(text.lower.slice(start, end))) && !topicFollows(text, end);
}

/** A request may be one long chain: more than a few words are not looked at. */
const NEXT_WORDS = /^[ -](\p{L}+(?:[ -]\p{L}+){0,2})/u;
const FARTHEST = 60;

const LONGEST_NAME = 4;

/** 零体育, but 零售业. */
const nameFollows = ({ lower, languages }: Pick<RequestText, 'lower' | 'languages'>, end: number): boolean =>
  Array.from({ length: LONGEST_NAME - 1 }, (_, more) => lower.slice(end, end + more + 2)).some((name) =>
    languages.some((language) => topicCalled(name, language) !== null),
  );

/** A broad subject is named next, with one, two or three words. */
export function topicFollows({ lower, languages }: RequestText, end: number): boolean {
  if (isCjk(languages[0])) return nameFollows({ lower, languages }, end);
  const next = NEXT_WORDS.exec(lower.slice(end, end + FARTHEST))?.[1];
  if (next === undefined) return false;
  const [first = '', second = '', third = ''] = next.split(/[ -]/u);
  const named = [first, `${first} ${second}`, `${first} ${second} ${third}`];
  return named.some((words) => {
    const { topic, narrowed } = namedTopic(words.trim(), languages);
    return topic !== null && !narrowed;
  });
}

const WORDS_BEFORE = /(?:^|[^\p{L}])(\p{L}+) (?:bitte )?$/u;

/** A broad subject is what the word before names: "Sport vermeiden". */
export function topicPrecedes({ lower, languages }: RequestText, start: number): boolean {
  const before = WORDS_BEFORE.exec(lower.slice(Math.max(0, start - FARTHEST), start))?.[1];
  return before !== undefined && namedTopic(before, languages).topic !== null;
}
