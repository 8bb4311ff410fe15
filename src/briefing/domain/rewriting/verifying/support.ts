import type { Language } from '../../../../shared/kernel/language.js';
import { isCjk } from '../../composing/text/words.js';
import { isAsking } from './asking.js';
import { findsAny } from './matching.js';
import type { Cited, Claim, Objection, Segment } from './reading.js';
import { quoted, unsaidOf } from './reasons.js';
import { isDiscovery } from './discoveries.js';
import { speakersIn } from './sayings.js';
import { has, isContent, type Token } from './token.js';

const SECOND_SUBJECT = 2;

/** "…, and one man is missing": a sentence may speak of somebody else behind a conjunction. */
function subjectsBehindConjunctions(tokens: readonly Token[]): readonly Token[] {
  let left = 0;
  return tokens.filter((token) => {
    if (token.joins && token.kind !== 'comma') left = SECOND_SUBJECT;
    if (!isContent(token) || left === 0) return false;
    left -= 1;
    return true;
  });
}

/** A stretch of a line between two places where a clause may begin. */
interface Piece {
  readonly tokens: readonly Token[];
  /** Cited sentences of which each says all of it. */
  readonly from: readonly number[];
}

export type Support =
  | { readonly segments: readonly Segment[]; readonly objection?: undefined }
  | { readonly segments?: undefined; readonly objection: string };

/**
 * Each clause must come whole from one of the cited sentences: a name of one and a number of another make a claim that
 * neither makes.
 */
export function supportOf({ tokens, cited, language }: Claim): Support {
  const told = tokens.map((token) => (isAsking(tokens, token) ? { ...token, kind: 'free' as const } : token));
  const pieces = piecesOf(told).map((piece) => ({
    tokens: piece,
    from: cited.flatMap((one, index) => (missing(piece, one, language).length === 0 ? [index] : [])),
  }));
  for (const { tokens: piece, from } of pieces) {
    if (from.length === 0) return { objection: unsupported(piece, { tokens, cited, language }) };
  }
  const segments = segmentsOf(pieces, cited);
  const objection = segments.map((segment, index) => unlinked(segment, segments[index - 1], language)).find(isText);
  return objection === undefined ? { segments } : { objection };
}

const isText = (objection: Objection): objection is string => objection !== undefined;

function piecesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    // A comma before "that" begins the same piece.
    if (token.joins && pieces.at(-1)?.some(isContent) === true) pieces.push([]);
    pieces.at(-1)?.push(token);
  }
  // What has no content of its own, ", but did not comment", belongs to what stands before it.
  const last = pieces.at(-1);
  if (last === undefined || pieces.length === 1 || last.some(isContent)) return pieces;
  return [...pieces.slice(0, -2), [...(pieces.at(-2) ?? []), ...last]];
}

/** The tokens that a cited sentence does not say. */
function missing(piece: readonly Token[], cited: Cited, language: Language): readonly Token[] {
  const given = [...cited.tokens, ...cited.source];
  const isReport =
    cited.tokens.some((token, index) => has(token, 'said') || isDiscovery(cited.tokens, index)) ||
    piece.some((token) => isContent(token) && findsAny(token, cited.source, language));
  const found = piece.map((token) =>
    isContent(token) ? findsAny(token, given, language) : isReport || !has(token, 'said'),
  );
  return piece.filter((token, index) => found[index] !== true && !isCovered(piece, index, found, { cited, language }));
}

interface Where {
  readonly cited: Cited;
  readonly language: Language;
}

/** A pair of characters across two words ("新蛙" of "新的蛙类") is no word of its own. */
function isCovered(piece: readonly Token[], index: number, found: readonly boolean[], where: Where): boolean {
  const token = piece[index];
  if (!isCjk(where.language) || token?.kind !== 'word') return false;
  const [first = '', second] = [...token.text];
  const inText = (letter: string): boolean => where.cited.text.includes(letter);
  if (second === undefined) return inText(first);
  const isFoundPair = (at: number, place: number): boolean =>
    piece[at]?.at === place && piece[at].kind === 'word' && found[at] === true;
  const [before, after] = [isFoundPair(index - 1, token.at - 1), isFoundPair(index + 1, token.at + 1)];
  return (before || after) && (before || inText(first)) && (after || inText(second));
}

type Reading = Pick<Claim, 'tokens' | 'cited' | 'language'>;

function unsupported(piece: readonly Token[], { tokens, cited, language }: Reading): string {
  const lacking = cited.map((one) => ({ one, words: missing(piece, one, language) }));
  const [best] = lacking.toSorted((a, b) => a.words.length - b.words.length);
  if (best === undefined) return 'The line cites nothing.';
  const elsewhere = best.words.every((word) =>
    cited.some((one) => one !== best.one && findsAny(word, one.tokens, language)),
  );
  const which = best.words.slice(0, 4).map(spoken).join(', ');
  if (elsewhere && cited.length > 1)
    return `${which} and the rest of that clause do not stand in one cited sentence: give each its own clause, as its source says it.`;
  const unsaid = unsaidOf(best.one, tokens, language);
  const instead =
    unsaid === '' ? 'leave it out' : `leave it out, or say it with a word of ${best.one.id}, which also has ${unsaid}`;
  return `${which} ${best.words.length === 1 ? 'is' : 'are'} not in ${best.one.id}: ${instead}.`;
}

const spoken = ({ text, quantity }: Token): string =>
  quantity === undefined || quantity.about.length === 0 ? `'${text}'` : `'${quantity.about[0]} ${text}'`;

/** As few changes from one cited sentence to another as can be: from the left, the one that reaches farthest. */
function segmentsOf(pieces: readonly Piece[], cited: readonly Cited[]): readonly Segment[] {
  const segments: Segment[] = [];
  for (let from = 0; from < pieces.length;) {
    const reach = cited.map((_, index) => reachOf(pieces, from, index));
    const farthest = Math.max(...reach);
    const chosen = cited[reach.indexOf(farthest)];
    if (chosen === undefined || farthest === from) break;
    segments.push({ tokens: pieces.slice(from, farthest).flatMap(({ tokens }) => tokens), cited: chosen });
    from = farthest;
  }
  return segments;
}

function reachOf(pieces: readonly Piece[], from: number, cited: number): number {
  let to = from;
  while (pieces[to]?.from.includes(cited) === true) to++;
  return to;
}

const SUBJECT_NAMED = 3;
const SUBJECT_LENGTH = { latin: 4, cjk: 8 };

/**
 * Where the source changes, the clause must say of whom it speaks: with a word of the subject of its own sentence, or
 * right after a word that its sentence knows ("Keys, a former champion").
 */
function unlinked({ tokens, cited }: Segment, before: Segment | undefined, language: Language): Objection {
  if (before === undefined || before.cited === cited) return undefined;
  const subject = cited.tokens.filter(isContent).slice(0, isCjk(language) ? SUBJECT_LENGTH.cjk : SUBJECT_LENGTH.latin);
  const named = cited.tokens.filter(({ kind }) => kind === 'name');
  const further = [...subjectsBehindConjunctions(cited.tokens), ...speakersIn(cited.tokens)];
  if (tokens.some((token) => isContent(token) && findsAny(token, [...subject, ...named, ...further], language)))
    return undefined;
  const head = before.tokens.filter(isContent).at(-1);
  if (head !== undefined && findsAny(head, cited.tokens, language)) return undefined;
  const first = tokens.find(isContent)?.text ?? '';
  return `The part with '${first}' comes from ${cited.id}, but does not say of whom ${cited.id} speaks: name it with a word of ${quoted(subject.slice(0, SUBJECT_NAMED), language)}, or make it a line of its own.`;
}
