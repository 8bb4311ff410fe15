import type { Language } from '../../../../shared/kernel/language.js';
import { OWN, PERSONAL } from '../cues/dislikes.js';
import { isCjk } from '../request-language.js';
import { quantitiesIn, type Span } from '../quantities.js';
import { CUES } from '../lexicons.js';
import type { RequestText, Token } from '../token.js';
import { decides, isSubject, namedInRun, PARTS, WELCOME, type NamedAt } from './attitudes.js';
import { saysDislike } from './dislikes.js';

const LONGEST_PART = 80;
const LONGEST_NAME = 3;
/** What names only: "Musk?", "La météo,". */
const MOST_WORDS_OF_NAME = 3;
const MOST_LETTERS_OF_NAME = 10;
const DENIED: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:not|never|no|nor|hardly|\p{L}+n'?t)(?!\p{L})/u,
  de: /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|kaum)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:pas|jamais|aucun\p{L}*)(?!\p{L})/u,
  es: /(?<!\p{L})(?:no|nunca|jamás|ningun\p{L}*)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:não|nunca|jamais|nenhum\p{L}*)(?!\p{L})/u,
  zh: /不会|并不|没有/u,
  ja: /ない|ません/u,
};

interface Part extends Span {
  readonly said: string;
}

/**
 * Sentences of which no cue says what they mean. One that dislikes refuses its subject; one in which somebody speaks
 * of themselves, and says nothing good, leaves it neither sought nor refused: a subject that was turned down in words
 * that nobody knows is never sought for them.
 */
export function unclearIn(text: RequestText): readonly Token[] {
  const [language = 'en'] = text.languages;
  const parts = partsOf(text);
  const asks = (part: Part | undefined): boolean => part !== undefined && text.lower[part.end] === '?';
  return parts.flatMap((part, index) => {
    const isOpen = !asks(part) && !asks(parts[index + 1]) && part.said.length <= LONGEST_PART;
    if (!isOpen || decides(text, part)) return [];
    const dislikes = saysDislike(part.said, language);
    const personal = PERSONAL[language].test(part.said);
    if (!dislikes && !personal) return [];
    const named = subjectIn(text, part, language);
    if (named === null) return dislikes ? refusalOfName(text, parts[index - 1], part) : [];
    if (!personal && !OWN[language].test(part.said)) return [];
    return tokensFor(text, { part, named, dislikes, personal });
  });
}

function partsOf(text: RequestText): readonly Part[] {
  return [...text.lower.matchAll(PARTS)].flatMap(({ 0: whole, index }) => {
    const said = whole.trim();
    const start = index + whole.indexOf(said);
    return said === '' ? [] : [{ said, start, end: start + said.length }];
  });
}

interface Found {
  readonly part: Part;
  readonly named: NamedAt;
  readonly dislikes: boolean;
  readonly personal: boolean;
}

function tokensFor(text: RequestText, { part, named, dislikes, personal }: Found): readonly Token[] {
  const [language = 'en'] = text.languages;
  const { said, start } = part;
  const around = `${said.slice(0, named.start)} ${said.slice(named.end)}`;
  const disliked = dislikes && saysDislike(around, language);
  const welcome = WELCOME[language]?.test(around) === true;
  if (!disliked && (welcome || !personal || isCjk(language))) return [];
  const pieces = besideQuantities(text, part);
  // Who says how long, or since when, asks for something.
  if (!disliked && pieces.length !== 1) return [];
  const kind = disliked && !DENIED[language].test(around) ? 'refused' : 'unsure';
  const subject = { start: start + named.start, end: start + named.end };
  return pieces.map((piece) =>
    piece.start <= subject.start && subject.end <= piece.end
      ? { kind, text: text.shown.slice(subject.start, subject.end), ...piece }
      : { kind: 'noise', ...piece },
  );
}

/** A part without its lengths and periods. */
function besideQuantities({ lower, languages }: RequestText, { start, end }: Part): readonly Span[] {
  const quantities = languages
    .flatMap((language) => quantitiesIn(lower, CUES[language], language))
    .filter((one) => one.start >= start && one.end <= end)
    .toSorted((a, b) => a.start - b.start);
  const pieces: Span[] = [];
  let at = start;
  for (const one of [...quantities, { start: end, end }]) {
    if (lower.slice(at, one.start).trim() !== '') pieces.push({ start: at, end: one.start });
    at = Math.max(at, one.end);
  }
  return pieces.map((piece) => trimmed(lower, piece));
}

function trimmed(lower: string, { start, end }: Span): Span {
  const said = lower.slice(start, end);
  const from = start + said.length - said.trimStart().length;
  return { start: from, end: from + said.trim().length };
}

/** "La météo, je m'en tamponne", "Musk? Deus me livre": of what the part before it does nothing but name. */
function refusalOfName(text: RequestText, before: Part | undefined, { said, start, end }: Part): readonly Token[] {
  const [language = 'en'] = text.languages;
  if (before === undefined || DENIED[language].test(said) || decides(text, before)) return [];
  const names = isCjk(language)
    ? before.said.length <= MOST_LETTERS_OF_NAME
    : before.said.split(' ').length <= MOST_WORDS_OF_NAME;
  return names && subjectIn(text, before, language) !== null ? [{ kind: 'excludeAfter', start, end }] : [];
}

function subjectIn({ shown, languages }: RequestText, { said, start }: Part, language: Language): NamedAt | null {
  if (isCjk(language)) return namedInRun(said, language, said.length);
  const words = [...said.matchAll(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu)];
  for (let length = LONGEST_NAME; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (first === undefined || last === undefined) continue;
      const named = { start: first.index, end: last.index + last[0].length };
      if (languages.some((one) => isSubject(said.slice(named.start, named.end), one))) return named;
    }
  }
  return language === 'de' ? null : properName(shown.slice(start, start + said.length), said);
}

/** A name with a capital, other than the word "I" and than what opens the sentence. */
function properName(shown: string, said: string): NamedAt | null {
  const opens = /^[\p{Lu}\p{N}][\p{L}\p{N}]+$/u.test(said.split(' ').length === 1 ? shown : '');
  const match = (opens ? /\p{Lu}[\p{L}-]+/u : /(?<=[ '])\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*/u).exec(shown);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}
