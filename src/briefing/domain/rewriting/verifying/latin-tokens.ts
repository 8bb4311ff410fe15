import type { Language } from '../../../../shared/kernel/language.js';
import { withAges } from './ages.js';
import { ABBREVIATIONS } from '../../composing/text/abbreviations.js';
import { DETERMINERS } from './determiners.js';
import { numberAt } from '../../composing/text/numbers/latin-numbers.js';
import { latinPieces, type Piece } from './latin-pieces.js';
import { lexiconOf, senseOf, type Lexicon, type Sense } from './lexicon.js';
import type { Operator } from './lexicon-source.js';
import { DUE, DUE_SENSE, moodOf } from './moods.js';
import { withParticles } from './particles.js';
import { has, isContent, type Quantity, type Token } from './token.js';
import { withShared, withUnits } from './units.js';

/** "1.200.000" is a number; "4.0.6" and "14.12.2025" are none. */
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/u;
const QUANTIFYING: readonly Operator[] = ['about', 'nearly', 'over', 'least', 'most', 'under'];

const GOAL_DISTANCE = 10;

/** The tokens of a text in a language with spaces. */
export const latinTokens = (text: string, language: Language): readonly Token[] =>
  new LatinReader(latinPieces(text, language), language).tokens();

class LatinReader {
  private readonly pieces: readonly Piece[];
  private readonly keys: readonly string[];
  private readonly lexicon: Lexicon;
  private readonly language: Language;
  private readonly found: Token[] = [];
  /** A preposition governs what comes next. */
  private governed = false;

  constructor(pieces: readonly Piece[], language: Language) {
    this.pieces = pieces;
    this.keys = pieces.map(({ key }) => key);
    this.lexicon = lexiconOf(language);
    this.language = language;
  }

  tokens(): readonly Token[] {
    let at = 0;
    while (at < this.pieces.length) at += this.read(at);
    return withAges(withShared(withUnits(withParticles(this.found, this.language))), this.language);
  }

  /** How many pieces were read. */
  private read(at: number): number {
    const piece = this.pieces[at];
    if (piece === undefined) return 1;
    if (/^[.!?…,;:()"“”„«»—–]/u.test(piece.text)) return this.readMark(piece, at);
    const row = this.rowAt(at);
    if (row !== undefined) return this.push(piece, row.sense, row.length);
    if (/^\d+[-–:]\d+|^\d+(?:[.,]\d+){2,}$/u.test(piece.text) && !GROUPED.test(piece.text))
      return this.pushScore(piece);
    const number = numberAt(this.keys, at, this.language);
    if (number !== undefined && !this.isNameOfMonthDay(at)) {
      return this.pushNumber(piece, { ...number, unit: undefined, about: this.quantifiers() }, number.length);
    }
    return this.push(piece, this.senseAt(piece, at), 1);
  }

  private isNameOfMonthDay(at: number): boolean {
    return this.language === 'pt' && this.keys[at + 1] === 'feira';
  }

  private readMark(piece: Piece, at: number): number {
    const isStop = /^[.!?…;:—–]/u.test(piece.text) && !this.isAbbreviation(piece, at);
    const isComma = /^[,()]/u.test(piece.text);
    if (isStop || isComma) {
      this.governed = false;
      this.found.push({ ...this.bare(piece), kind: isStop ? 'stop' : 'comma', joins: true });
    }
    return 1;
  }

  /** "Dr. Smith", "Nov. 20", "am 3. Mai" */
  private isAbbreviation(piece: Piece, at: number): boolean {
    if (piece.text !== '.') return false;
    const [before, next] = [this.pieces[at - 1], this.pieces[at + 1]];
    if (next === undefined) return false;
    if (/^\d/u.test(before?.text ?? '') && this.language === 'de') return true;
    return (
      ABBREVIATIONS[this.language].has(before?.key ?? '') || /^\d|^\p{Ll}/u.test(next.text) || before?.key.length === 1
    );
  }

  private rowAt(at: number): { readonly sense: Sense; readonly length: number } | undefined {
    for (const row of this.lexicon.rows.get(this.keys[at] ?? '') ?? []) {
      if (!row.every((word, index) => this.keys[at + index] === word)) continue;
      const sense = this.lexicon.exact.get(row.join(' '));
      if (sense !== undefined && this.isInPlace(sense, at + row.length)) return { sense, length: row.length };
    }
    return undefined;
  }

  /** "más de 200", not "un 14 % más de infartos" */
  private isInPlace({ operators }: Sense, next: number): boolean {
    if (operators.includes('cause') && (this.isDue(next - 2) || this.isThanking(next - 2))) return false;
    const counts = operators.length > 0 && operators.every((operator) => QUANTIFYING.includes(operator));
    return !counts || numberAt(this.keys, next, this.language) !== undefined || /^[$€£¥]/u.test(this.keys[next] ?? '');
  }

  private isThanking(at: number): boolean {
    return (
      this.keys[at] === 'thanks' && /^(?:sa(?:y|ys|id)|give[s]?|gave|express(?:es|ed))$/u.test(this.keys[at - 1] ?? '')
    );
  }

  /** "Is due to open": no cause, and it has not happened yet. */
  private isDue(at: number): boolean {
    return this.language === 'en' && this.keys[at] === 'due' && DUE.has(this.keys[at + 2] ?? '');
  }

  /** What the place of a word says of it, whatever the lexicon knows. */
  private senseByPlace(piece: Piece, at: number): Sense | undefined {
    if (this.language === 'en' && /^(?:May|March)$/u.test(piece.text) && this.found.length > 0) {
      return { operators: [], group: piece.key === 'may' ? 'month:5' : 'month:3', free: false };
    }
    if (
      this.language === 'en' &&
      /^Starting$|^starting$/u.test(piece.text) &&
      this.isOfTime(at + 1) &&
      this.isBehindMark()
    )
      return { operators: [], free: true };
    if (piece.text === 'so' && this.language === 'de' && this.found.at(-1)?.kind === 'comma') {
      return { operators: ['said'], free: false };
    }
    return undefined;
  }

  /** "Starting next Monday, …" */
  private isOfTime(at: number): boolean {
    return /^(?:next|on|in|from|today|tomorrow|this)$/u.test(this.keys[at] ?? '');
  }

  private isBehindMark(): boolean {
    const before = this.found.at(-1);
    return before === undefined || before.kind === 'stop' || before.kind === 'comma';
  }

  private senseAt(piece: Piece, at: number): Sense | undefined {
    const placed = this.isDue(at) ? DUE_SENSE : this.senseByPlace(piece, at);
    if (placed !== undefined) return placed;
    const sense = senseOf(piece.key, this.lexicon);
    if (sense?.operators.includes('said') === true && this.isBehindDeterminer()) return undefined;
    if (sense?.group !== undefined && /^plans?$/u.test(piece.key) && this.isNoun()) return { ...sense, operators: [] };
    const mood = moodOf(piece.text, this.language);
    // "comprará": the lexicon knows the verb, and its form says that it has not happened yet.
    const isVerb = sense?.group !== undefined && mood !== undefined;
    return isVerb ? { ...sense, operators: [...sense.operators, ...mood.operators] } : (sense ?? mood);
  }

  private push(piece: Piece, sense: Sense | undefined, length: number): number {
    const kind = kindOf(piece, sense, this.isFresh(), this.language);
    const [joins, preposition] = [this.lexicon.conjunctions.has(piece.key), this.lexicon.prepositions.has(piece.key)];
    if (kind === 'free' || kind === 'operator')
      this.governed = preposition || (this.governed && !isSaying(sense) && this.followsPreposition());
    else if (this.found.at(-1)?.kind === 'name' && kind !== 'name') this.governed = false;
    const key = sense?.group ?? piece.key;
    const operators = sense?.operators ?? [];
    this.found.push({ ...this.bare(piece), kind, key, operators, marked: this.governed, joins });
    return length;
  }

  /** "of the council": the article between them changes nothing. */
  private followsPreposition(): boolean {
    const before = this.found.at(-1);
    return (before?.kind === 'free' || before?.kind === 'operator') && this.lexicon.prepositions.has(before.key);
  }

  /** "a report", "the claim": nobody says anything by it. */
  private isBehindDeterminer(): boolean {
    const before = this.found.at(-1);
    return before?.kind === 'free' && DETERMINERS[this.language]?.has(before.key) === true;
  }

  /** "Its plans", "its emergency plans" */
  private isNoun(): boolean {
    const before = this.found.at(-2);
    const determined = before?.kind === 'free' && DETERMINERS[this.language]?.has(before.key) === true;
    return this.isBehindDeterminer() || (determined && this.found.at(-1)?.kind === 'word');
  }

  private isFresh(): boolean {
    const before = this.found.at(-1);
    return before === undefined || before.kind === 'stop';
  }

  private quantifiers(): readonly Operator[] {
    const about: Operator[] = [];
    for (let back = this.found.length - 1; back >= Math.max(0, this.found.length - 3); back--) {
      const token = this.found[back];
      if (token === undefined || (token.kind !== 'operator' && token.kind !== 'free')) break;
      about.push(...token.operators.filter((operator) => QUANTIFYING.includes(operator)));
    }
    return this.isGoal() ? about.filter((operator) => operator !== 'most') : about;
  }

  /** "Subieron un 14 %, hasta 52.300": how far it went, and no bound; "multas de hasta 900" is one. */
  private isGoal(): boolean {
    const from = this.found.findLastIndex((token) => has(token, 'most'));
    if (from < 1 || this.language === 'en' || this.language === 'de' || this.found[from - 1]?.key === 'de')
      return false;
    return this.found.slice(Math.max(0, from - GOAL_DISTANCE), from).some(({ key }) => key.startsWith('opposite:'));
  }

  private pushNumber(piece: Piece, { value, ordinal, unit, about }: Quantity, length: number): number {
    const before = this.found.at(-1);
    this.governed &&= before === undefined || !isContent(before);
    this.found.push({
      ...this.bare(piece),
      kind: 'number',
      key: `number:${value}`,
      quantity: { value, ordinal, unit, about },
      marked: this.governed,
    });
    return length;
  }

  /** "6-4", "10:30" are compared as they are written. */
  private pushScore(piece: Piece): number {
    this.found.push({
      ...this.bare(piece),
      kind: 'number',
      key: `score:${piece.text.replace(/[–:]/gu, '-')}`,
      marked: false,
    });
    return 1;
  }

  private bare(piece: Piece): Token {
    const { text, key, at } = piece;
    return { kind: 'free', text, key, operators: [], marked: false, joins: false, at };
  }
}

/** "a indiqué Nadia Okafor": no preposition, though "à" is written so without its accent. */
const isSaying = (sense: Sense | undefined): boolean => sense?.operators.includes('said') === true;

function kindOf(piece: Piece, sense: Sense | undefined, fresh: boolean, language: Language): Token['kind'] {
  const isName = /^\p{Lu}/u.test(piece.text) && !fresh && language !== 'de';
  if (sense === undefined) return isName ? 'name' : piece.key.length < 2 ? 'free' : 'word';
  if (sense.isVerb === true) return 'word';
  if (sense.group !== undefined) return 'group';
  if (sense.operators.length > 0) return 'operator';
  return isName && /^\p{Lu}{2}/u.test(piece.text) ? 'name' : 'free';
}
