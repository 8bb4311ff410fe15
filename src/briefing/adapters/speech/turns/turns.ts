import type { SpokenLine } from '../../../application/ports/speech/recording-studio.js';

/** Line numbers, in order, of what one host says in one request to an engine. */
export type TurnLines = readonly number[];

/** Servers lose words of longer texts, and a failed turn is asked for again as a whole. */
const LONGEST_TURN = 320;
/** Fewer words than this alone, and many models babble or add sounds of their own. */
const FEWEST_WORDS = 10;
/** Chinese and Japanese characters that take about as long as a word. */
const CHARACTERS_A_WORD = 2;

const WORD = /[\p{Script=Latin}\p{N}'’-]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const LATIN = /^[\p{Script=Latin}\p{N}'’-]/u;

function wordsIn(text: string): number {
  let words = 0;
  for (const [word] of text.matchAll(WORD)) words += LATIN.test(word) ? 1 : 1 / CHARACTERS_A_WORD;
  return words;
}

const isShort = (texts: readonly string[]): boolean =>
  texts.reduce((sum, text) => sum + wordsIn(text), 0) < FEWEST_WORDS;

/** Lines that may be one turn: neighbours of one host in one part. Those without a text stand alone nowhere. */
function runsOf(lines: readonly SpokenLine[], texts: readonly string[]): readonly TurnLines[] {
  const runs: number[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before?.host !== line.host || line.opensPart === true || texts[index - 1] === '') runs.push([]);
    if (texts[index] !== '') runs.at(-1)?.push(index);
  }
  return runs.filter((run) => run.length > 0);
}

/**
 * One sentence a turn, because its length is then known to the sample; one of a few words is said together with a
 * neighbour. `texts` are as they will be spoken; lines whose text is empty are in no turn.
 */
export function turnsOf(lines: readonly SpokenLine[], texts: readonly string[]): readonly TurnLines[] {
  return runsOf(lines, texts).flatMap((run) => joinedInRun(run, texts));
}

function joinedInRun(run: TurnLines, texts: readonly string[]): readonly TurnLines[] {
  const textsOf = (turn: TurnLines): readonly string[] => turn.map((index) => texts[index] ?? '');
  const turns: number[][] = [];
  for (const index of run) {
    const last = turns.at(-1);
    const joins = last !== undefined && (isShort(textsOf(last)) || isShort(textsOf([index])));
    const length = textsOf([...(last ?? []), index]).join(' ').length;
    if (joins && length <= LONGEST_TURN) last.push(index);
    else turns.push([index]);
  }
  return turns;
}
