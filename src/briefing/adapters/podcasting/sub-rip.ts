import type { Language } from '../../../shared/kernel/language.js';
import { timestamp, type Cue } from './cues.js';

/** Of the Podcasting 2.0 documents: a card has two lines of 32 characters. */
const LINE = 32;
const LINES = 2;
const NARROWEST = 12;
/** Sentences are shorter; what is not is looked at once. */
const MOST_BALANCED = 24;

/** Stops and closing brackets belong to what stands before them. */
const LEANS_BACK = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}]+$/u;

/** Words with the stops behind them, and the gaps between: what a line may be broken at. */
function wordsOf(text: string, language: Language): string[] {
  const words: string[] = [];
  let afterGap = true;
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (afterGap || !LEANS_BACK.test(segment)) words.push(segment);
    else words[words.length - 1] += segment;
    afterGap = segment.trim() === '';
  }
  return words;
}

/** What is longer than a line is cut. */
function cut(word: string): string[] {
  const signs = [...word];
  return Array.from({ length: Math.ceil(signs.length / LINE) }, (_, index) =>
    signs.slice(index * LINE, (index + 1) * LINE).join(''),
  );
}

const lengthOf = (text: string): number => [...text].length;

function linesWithin(width: number, pieces: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line === '' || lengthOf(line) + lengthOf(piece.trimEnd()) <= width) line += piece;
    else {
      lines.push(line.trim());
      line = piece.trimStart();
    }
  }
  return [...lines, line.trim()].filter((each) => each !== '');
}

/** Lines of about the same length on as few cards as there can be: no last word flashes by alone. */
function linesOf(text: string, language: Language): string[] {
  const pieces = wordsOf(text, language).flatMap(cut);
  let lines = linesWithin(LINE, pieces);
  const room = Math.ceil(lines.length / LINES) * LINES;
  if (lines.length > MOST_BALANCED) return lines;
  for (let width = LINE - 1; width >= NARROWEST; width -= 1) {
    const narrower = linesWithin(width, pieces);
    if (narrower.length > room || narrower.some((line) => lengthOf(line) > LINE)) break;
    lines = narrower;
  }
  return lines;
}

interface Card {
  readonly lines: readonly string[];
  readonly startMs: number;
  readonly endMs: number;
}

/** A sentence on as many cards as it needs, each as long as its share of the signs. */
function cardsOf(cue: Cue, named: boolean, language: Language): Card[] {
  const lines = linesOf(named && cue.speaker !== '' ? `${cue.speaker}: ${cue.text}` : cue.text, language);
  const total = lines.reduce((sum, line) => sum + lengthOf(line), 0);
  const at = (signs: number): number => cue.startMs + ((cue.endMs - cue.startMs) * signs) / Math.max(1, total);
  const cards: Card[] = [];
  let signs = 0;
  for (let first = 0; first < lines.length; first += LINES) {
    const own = lines.slice(first, first + LINES);
    const end = signs + own.reduce((sum, line) => sum + lengthOf(line), 0);
    cards.push({ lines: own, startMs: at(signs), endMs: at(end) });
    signs = end;
  }
  return cards;
}

/** SubRip, as podcast apps want it: short lines, and the name of a speaker where another one begins. */
export function subRip(cues: readonly Cue[], language: Language): string {
  const cards = cues.flatMap((cue, index) => cardsOf(cue, cue.speaker !== cues[index - 1]?.speaker, language));
  return cards
    .map(
      ({ lines, startMs, endMs }, index) =>
        `${index + 1}\n${timestamp(startMs, ',')} --> ${timestamp(endMs, ',')}\n${lines.join('\n')}\n`,
    )
    .join('\n');
}
