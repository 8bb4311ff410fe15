import { aversionsIn } from './refusals/aversions.js';
import { attitudesIn } from './refusals/attitudes.js';
import { consequencesIn } from './refusals/consequences.js';
import { denialsIn } from './refusals/denials.js';
import { withNegatedVerbs } from './refusals/negated-verbs.js';
import { unclearIn } from './refusals/unclear-attitudes.js';
import { simplified } from './chinese-characters.js';
import { CUES } from './lexicons.js';
import { cueAt } from './cue-reader.js';
import { framedRefusalsIn } from './refusals/framed-refusals.js';
import { keepingAt, notOfAt } from './refusals/negated-refusals.js';
import { quantitiesIn, type Span } from './quantities.js';
import { removalsIn } from './refusals/removals.js';
import { reactionAt } from './refusals/reactions.js';
import { refusedAt } from './refusals/refusing-words.js';
import { foldersIn } from './folder-names.js';
import { praiseIn } from './refusals/praise.js';
import { relationsIn } from './relations.js';
import { situationsIn } from './situations.js';
import { isMarked, nameForms, withoutAccents, withoutArticle, type NameForm, type SourceName } from './source-names.js';
import type { RequestText, Token } from './token.js';
import { topicCalled } from './topics/topic-names.js';

/** Cuts a request into cues, quantities, names and the words between them, in order. */
export function tokensOf(
  text: RequestText,
  sources: readonly SourceName[],
  folders: readonly string[] = [],
): readonly Token[] {
  const fixed = fixedSpans(text, sources, folders);
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.lower.length) {
    const token =
      fixed.find((one) => one.start === at) ??
      keepingAt(text, at) ??
      notOfAt(text, at) ??
      refusedAt(text, at) ??
      reactionAt(text, at, tokens) ??
      initialAt(text, at) ??
      cueAt(text, at, { before: tokens.at(-1), fixed }) ??
      wordAt(text, at);
    if (token !== undefined) tokens.push(endsCue(token, text, tokens.at(-1)) ? { ...token, kind: 'colon' } : token);
    at = token?.end ?? at + 1;
  }
  return withNegatedVerbs(text, tokens);
}

const BEFORE_COLONS = new Set<Token['kind']>([
  'exclude',
  'excludeAfter',
  'less',
  'only',
  'want',
  'focus',
  'first',
  'last',
  'unless',
]);

/** "Avoid: sport" is "avoid sport". */
function endsCue({ kind, start }: Token, { lower }: RequestText, before: Token | undefined): boolean {
  if (kind !== 'comma' || before === undefined || !/[:：]/u.test(lower[start] ?? '')) return false;
  return BEFORE_COLONS.has(before.kind) && lower.slice(before.end, start).trim() === '';
}

const QUOTED =
  /"([^"]{2,80})"|“([^”]{2,80})”|„([^“”]{2,80})[“”]|«\s*([^»]{2,80}?)\s*»|「([^」]{1,60})」|『([^』]{1,60})』|《([^》]{1,60})》/gu;

/** What a part of a request says as a whole. */
const READERS = [
  relationsIn,
  consequencesIn,
  praiseIn,
  removalsIn,
  situationsIn,
  denialsIn,
  aversionsIn,
  attitudesIn,
  unclearIn,
];

/** What is not to be cut; the first that covers a place keeps it. */
function fixedSpans(text: RequestText, sources: readonly SourceName[], folders: readonly string[]): readonly Token[] {
  const { shown, lower, languages } = text;
  const found: Token[] = [];
  const add = (token: Token): void => {
    if (!found.some((one) => token.start < one.end && one.start < token.end)) found.push(token);
  };
  for (const match of lower.matchAll(/ref[_ -]?(\d+)/gu)) {
    add({ kind: 'source', id: `ref_${match[1]}`, ref: true, marked: true, ...spanOf(match) });
  }
  for (const { name: id, refusal, ...span } of foldersIn(text, folders)) {
    if (refusal !== undefined) add({ kind: 'exclude', ...refusal });
    add({ kind: 'source', id, ref: false, marked: true, folder: true, ...span });
  }
  for (const form of nameForms(sources, languages)) for (const token of namesIn(text, form)) add(token);
  for (const match of shown.matchAll(QUOTED)) {
    add({ kind: 'quoted', text: match.slice(1).find((one) => one !== undefined) ?? '', ...spanOf(match) });
  }
  const frames = framedRefusalsIn(text);
  for (const token of frames) add(token);
  const quantities = languages.flatMap((language) => quantitiesIn(lower, CUES[language], language));
  // "Five minutes is enough" is said of the length.
  const lengths = quantities.filter(({ kind }) => kind === 'length');
  const isOfLength = (token: Token): boolean => lengths.some((one) => token.start < one.end && one.start < token.end);
  for (const token of READERS.flatMap((read) => read(text))) if (!isOfLength(token)) add(token);
  for (const quantity of quantities) add({ kind: 'quantity', quantity, start: quantity.start, end: quantity.end });
  return found;
}

const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length });

const WORD_LETTER = /[\p{sc=Latin}\p{N}]/u;

function* namesIn(text: RequestText, name: NameForm): Generator<Token> {
  const { languages } = text;
  const lower = withoutAccents(text.lower);
  const { id } = name;
  const form = withoutAccents(languages[0] === 'zh' ? simplified(name.form) : name.form);
  for (let start = lower.indexOf(form); start >= 0; start = lower.indexOf(form, start + form.length)) {
    const span = { start, end: start + form.length };
    const open = !WORD_LETTER.test(form[0] ?? '') || !WORD_LETTER.test(lower[start - 1] ?? ' ');
    const closed = !WORD_LETTER.test(form.at(-1) ?? '') || !WORD_LETTER.test(lower[span.end] ?? ' ');
    if (!open || !closed) continue;
    const marked = isMarked(lower, span, languages);
    if (isName(text, start, name, marked)) yield { kind: 'source', id, ref: false, marked, ...span };
  }
}

/**
 * A common word is a name when it is capitalised within a sentence; in German, which capitalises nouns, and where it
 * could be a cue, only when it is marked as one: "von der Welt".
 */
function isName(
  { shown, languages }: RequestText,
  start: number,
  { form, common }: NameForm,
  marked: boolean,
): boolean {
  if (common === null) return true;
  if (languages[0] === 'de') return marked;
  const word = start + form.length - withoutArticle(form).length;
  const begins = start === word && /(?:^|[.!?])$/u.test(shown.slice(0, start).trimEnd().slice(-1));
  const capital = /\p{Lu}/u.test(shown[word] ?? '') && /\p{Ll}/u.test(shown);
  return capital && !begins && (common === 'word' || marked);
}

const CJK_LETTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}&+#]*(?:[.'-][\p{L}\p{N}]+)*/uy;
const LATIN_WORD = /[\p{sc=Latin}\p{N}][\p{sc=Latin}\p{N}&+#]*(?:[.'-][\p{sc=Latin}\p{N}]+)*/uy;
const INITIAL = /(?<![\p{sc=Latin}\p{N}'-])\p{sc=Latin}-\p{sc=Latin}{2,}(?![\p{sc=Latin}'-])/uy;
const KATAKANA_WORD = /[\p{sc=Katakana}ー]+(?:・[\p{sc=Katakana}ー]+)*/uy;

/** A word; of Chinese and Japanese one letter, because a cue may begin at the next (今日, 以外), or a run of katakana. */
function wordAt(text: RequestText, at: number): Token | undefined {
  const { lower } = text;
  const letter = lower[at] ?? '';
  if (!/[\p{L}\p{N}]/u.test(letter)) return undefined;
  const pattern = CJK_LETTER.test(letter) ? KATAKANA_WORD : CJK_LETTER.test(lower) ? LATIN_WORD : WORD;
  pattern.lastIndex = at;
  const word = withoutGenitive(nameOf(pattern.exec(lower)?.[0] ?? letter), text);
  // What a hyphen ties to a cue is read like words with spaces: "Kein-Sport-Briefing", "no-sport-and-politics".
  return { kind: 'word', start: at, end: lower[at - 1] === '-' ? firstEnd(text, at, word) : at + word.length };
}

/** "K-pop", "T-Mobile": the letter before a hyphen is no word of its own, and no "ok". */
function initialAt({ lower }: RequestText, at: number): Token | undefined {
  INITIAL.lastIndex = at;
  const [name] = INITIAL.exec(lower) ?? [];
  return name === undefined ? undefined : { kind: 'word', start: at, end: at + name.length };
}

/** "sport's off the menu": what follows is said of it. */
function withoutGenitive(word: string, { languages }: RequestText): string {
  const bare = word.replace(/'s$/u, '');
  return languages[0] === 'en' && bare !== word && topicCalled(bare, 'en') !== null ? bare : word;
}

/** イーロン・マスク is one name, スポーツ・ゲーム are two subjects. */
function nameOf(word: string): string {
  const parts = word.split('・');
  return parts.some((part) => topicCalled(part, 'ja') !== null) ? (parts[0] ?? word) : word;
}

/** Where a chain of hyphens comes to a word that names nothing. */
function firstEnd(text: RequestText, at: number, word: string): number {
  for (let hyphen = word.indexOf('-'); hyphen >= 0; hyphen = word.indexOf('-', hyphen + 1)) {
    const cue = cueAt(text, at + hyphen + 1, { before: undefined, fixed: [] });
    if (cue?.kind === 'filler' || cue?.kind === 'and') return at + hyphen;
  }
  return at + word.length;
}
