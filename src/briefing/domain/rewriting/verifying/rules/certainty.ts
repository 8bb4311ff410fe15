import type { Language } from '../../../../../shared/kernel/language.js';
import { isCjk } from '../../../composing/text/words.js';
import type { Operator } from '../lexicon-source.js';
import { findsAny, matches } from '../matching.js';
import type { Objection, Segment } from '../reading.js';
import { scopesOf, type Scope } from '../scopes.js';
import { has, isContent, isTime, type Token } from '../token.js';

/** Words that must survive when what they bear on does, and must not be added. */
interface Kind {
  readonly operators: readonly Operator[];
  /** The words that it bears on must be the same: "not", not only somewhere in the sentence. */
  readonly exact: boolean;
  readonly name: string;
}

const KINDS: readonly Kind[] = [
  { operators: ['not'], exact: true, name: 'negation' },
  { operators: ['against'], exact: true, name: 'opposition' },
  { operators: ['former'], exact: true, name: 'qualification' },
  { operators: ['may', 'alleged', 'intent'], exact: false, name: 'hedge' },
];

/** What was denied stays denied; what may be, or is only planned or alleged, stays so. */
export const certaintyOf = (segment: Segment, line: readonly Token[], language: Language): Objection =>
  doubled(segment, language) ??
  KINDS.map((kind) => dropped(segment, line, kind, language) ?? added(segment, kind, language)).find(
    (objection) => objection !== undefined,
  );

/** "There is nobody who is not found": where words are not told apart by spaces, two denials may cancel each other. */
function doubled({ tokens, cited }: Segment, language: Language): Objection {
  if (!isCjk(language)) return undefined;
  const denials = (among: readonly Token[]): readonly Token[] => among.filter((token) => has(token, 'not'));
  const said = denials(tokens);
  return said.length <= denials(cited.tokens).length
    ? undefined
    : `'${said.at(-1)?.text ?? ''}' is not in ${cited.id}: leave out this negation.`;
}

function dropped(segment: Segment, line: readonly Token[], kind: Kind, language: Language): Objection {
  const said = scopesOf(line, kind.operators, language);
  for (const given of scopesOf(segment.cited.tokens, kind.operators, language)) {
    const decisive = decisiveWords(given, kind, language);
    const kept = segment.tokens.filter((token) => token !== given.operator && isAmong(token, decisive, language));
    if (kept.length === 0 || said.some((scope) => keeps(scope, given, { kind, kept, language }))) continue;
    return `${segment.cited.id} says '${given.operator.text}' of '${kept[0]?.text ?? ''}': the line drops this ${kind.name}. Keep '${given.operator.text}' there.`;
  }
  return undefined;
}

const isAmong = (token: Token, among: readonly Token[], language: Language): boolean =>
  (isContent(token) || token.kind === 'operator') && among.some((one) => matches(token, one, language));

/** The word that it bears on, or two where either may be it; a title has several, and ends with a name. */
function decisiveWords({ operator, words }: Scope, { exact }: Kind, language: Language): readonly Token[] {
  // "前局长何建国": the title, which is read as one word.
  if (has(operator, 'former') && isCjk(language) && words[0]?.kind === 'group') return words.slice(0, 1);
  if (has(operator, 'former')) return untilName(words);
  const telling = words.filter((word) => !isTime(word) && isContent(word) && (word !== operator || language !== 'zh'));
  const numbers = words.filter(({ kind }) => kind === 'number');
  const bearing = exact ? words : telling.length > 0 ? telling : numbers;
  const isDouble = language === 'zh' || (language === 'de' && (operator.key === 'nicht' || !exact));
  return bearing.slice(0, isDouble ? 2 : 1);
}

function untilName(words: readonly Token[]): readonly Token[] {
  const end = words.findIndex(({ kind }, index) => kind === 'name' && index > 0);
  return words.slice(0, end < 0 ? 2 : end);
}

interface Keeping {
  readonly kind: Kind;
  readonly kept: readonly Token[];
  readonly language: Language;
}

const keeps = (said: Scope, given: Scope, { kind, kept, language }: Keeping): boolean =>
  kind.exact
    ? said.words.some((word) => isAmong(word, given.words, language))
    : isSameOperator(said.operator, given.operator) ||
      ((has(given.operator, 'said') || said.clause.some((token) => kept.includes(token))) &&
        isAsCertain(said.operator, given.operator));

const OPERATOR_STEM = 4;
const isSameOperator = (said: Token, given: Token): boolean =>
  (said.key === given.key || said.key.length >= OPERATOR_STEM) &&
  said.key.slice(0, OPERATOR_STEM) === given.key.slice(0, OPERATOR_STEM);

/** Who hopes, tries, demands or considers something will not surely do it. */
const WISHES =
  /^(?:hop|hoff|espe|try|trie|versuch|tent|trata|intent|threat|droh|menac|amenaz|ameac|propo|vorgesch|schlag|consider|erwag|pruf|envisag|demand|forder|gefordert|verlang|exig|reclam|pid|ped|urg|call|seek|sought|希望|考虑|试图|力争|威胁|建议|要求|呼吁|検討|求め|要求|狙|期待)/u;
const FIRM = /^(?:will|ll|shall|va|vont|van|vai|vao|将|将会)$/u;

/** "Plans to" does not stand for "may have", nor "will" for "hopes to". */
const isAsCertain = (said: Token, given: Token): boolean =>
  !(WISHES.test(given.key) && (FIRM.test(said.key) || (isContent(said) && has(said, 'intent')))) &&
  (said.operators.some((operator) => given.operators.includes(operator)) ||
    (has(said, 'may', 'alleged') && has(given, 'may', 'alleged')));

function added(segment: Segment, kind: Kind, language: Language): Objection {
  const given = scopesOf(segment.cited.tokens, kind.operators, language);
  for (const scope of scopesOf(segment.tokens, kind.operators, language)) {
    const follows = kind.exact
      ? given.some(
          ({ words }) => scope.words.length === 0 || scope.words.some((word) => isAmong(word, words, language)),
        )
      : given.length > 0 || isInfinitive(scope, segment, language);
    if (!follows)
      return `'${scope.operator.text}' is not in ${segment.cited.id}${scope.words[0] === undefined ? '' : ` of '${scope.words[0].text}'`}: leave out this ${kind.name}.`;
  }
  return undefined;
}

const INFINITIVE: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /^\p{Ll}{2,}(?:er|ir|re)$/u,
  es: /^\p{Ll}{2,}[aei]r$/u,
  pt: /^\p{Ll}{2,}[aei]r$/u,
};

/** "decided to close" may become "will close". */
function isInfinitive(scope: Scope, { cited }: Segment, language: Language): boolean {
  const [verb] = scope.words;
  return (
    verb !== undefined &&
    cited.tokens.some(
      (token, index) =>
        findsAny(verb, [token], language) &&
        (INFINITIVE[language]?.test(token.text) === true ||
          cited.tokens.slice(Math.max(0, index - 1), index).some(({ key }) => key === 'to')),
    )
  );
}
