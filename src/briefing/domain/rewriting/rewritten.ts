import { scriptMs } from '../production/pace.js';
import { pacedLines } from '../programme.js';
import type { Chapter, Groundedness, Line, Script, Selection } from '../script.js';
import { rewritableParts, type Parts, type Place } from './script-parts.js';
import { citationsOf, NO_PASSAGES, type PassageLine, type Passages, type StoryPassage } from './writing.js';

/** How far a rewritten script may miss the length that was planned. */
const LENGTH_SLACK = 0.05;

/**
 * The composer's own script with passages of a model in the place of its own. Pure: the same script and passages give
 * the same script, byte for byte, so a history needs no model to be composed again.
 */
export function rewritten(script: Script, passages: Passages, groundedness: Groundedness): Script {
  if (isEmpty(passages)) return script;
  const { lines, chapters } = spliced(script, passages);
  return {
    ...script,
    lines,
    chapters,
    ledger: script.ledger.map((entry) => withLines(entry, lines)),
    plannedMs: plannedMs({ lines, chapters }, script),
    groundedness,
  };
}

export const isEmpty = ({ open, stories, recap }: Passages): boolean =>
  open.length + stories.length + recap.length === 0;

const plannedMs = (told: Pick<Script, 'lines' | 'chapters'>, { language, hosts }: Script): number =>
  scriptMs(pacedLines(told), language, hosts);

function spliced(script: Script, passages: Passages): Pick<Script, 'lines' | 'chapters'> {
  const { instead, removed } = changesOf(script, passages);
  const lines: Line[] = [];
  const beginnings = script.lines.map((line, index) => {
    const beginning = lines.length;
    lines.push(...(instead.get(index) ?? []));
    if (!removed.has(index)) lines.push(line);
    return beginning;
  });
  const chapters = script.chapters.map((chapter): Chapter => ({ ...chapter, line: beginnings[chapter.line] ?? 0 }));
  return { lines, chapters };
}

interface Changes {
  /** What is said before the line of this index. */
  readonly instead: ReadonlyMap<number, readonly Line[]>;
  readonly removed: ReadonlySet<number>;
}

function changesOf(script: Script, passages: Passages): Changes {
  const parts = rewritableParts(script);
  const told = passages.stories.flatMap((passage) => toldAnew(passage, parts, script));
  const open = passages.open.map(lineOf);
  const recap = passages.recap.map(lineOf);
  return {
    instead: new Map([
      [parts.open[0] ?? 0, open],
      ...told.map(({ at, lines }) => [at, lines] as const),
      [parts.recap[0] ?? parts.closing, recap],
    ]),
    removed: new Set([
      ...(open.length > 0 ? parts.open : []),
      ...told.flatMap(({ removed }) => removed),
      ...(recap.length > 0 ? parts.recap : []),
    ]),
  };
}

interface ToldAnew {
  readonly at: number;
  readonly lines: readonly Line[];
  readonly removed: readonly number[];
}

function toldAnew(passage: StoryPassage, parts: Parts, script: Script): readonly ToldAnew[] {
  const part = parts.stories.find(({ story }) => story === passage.story);
  if (part === undefined) return [];
  const lines = passage.lines.flatMap((line) => spokenLine(line, script));
  return [{ at: part.told[0] ?? 0, lines, removed: part.told }];
}

function spokenLine(line: PassageLine, { lines }: Script): readonly Line[] {
  if (!('own' in line)) return [lineOf(line)];
  const own = lines[line.own];
  return own === undefined ? [] : [own];
}

const lineOf = (line: Exclude<PassageLine, { own: number }>): Line => ({ ...line, writtenBy: 'model' });

/** An item of a story that no line cites any more stays on record as used: by none of the lines. */
function withLines(entry: Selection, lines: readonly Line[]): Selection {
  if (entry.outcome === 'left_out') return entry;
  const { itemId, story } = entry;
  const cited = lines.flatMap((line, index) => (citationsOf(line).some((of) => of.itemId === itemId) ? [index] : []));
  return entry.outcome === 'merged' && cited.length === 0 ? entry : { itemId, outcome: 'used', story, lines: cited };
}

export interface Fitted {
  readonly passages: Passages;
  readonly takenBack: readonly Place[];
}

/**
 * Takes passages back until the whole is as long as it was planned: first what recapitulates, then what opens, then the
 * stories that make the most of the difference.
 */
export function fitted(script: Script, passages: Passages): Fitted {
  const aimMs = script.shorterThanAsked ? script.plannedMs : script.targetMs;
  const missOf = (some: Passages): number => plannedMs(spliced(script, some), script) - aimMs;
  const allowed = Math.max(aimMs * LENGTH_SLACK, Math.abs(missOf(NO_PASSAGES)));
  const whole = missOf(passages);
  const shares = placesOf(passages).map((place) => ({ place, ms: whole - missOf(without(passages, place)) }));
  let kept = passages;
  const takenBack: Place[] = [];
  for (let miss = whole; Math.abs(miss) > allowed && !isEmpty(kept); miss = missOf(kept)) {
    const left = shares.filter(({ place }) => !takenBack.includes(place));
    const place = worstOf(left, miss);
    takenBack.push(place);
    kept = without(kept, place);
  }
  return { passages: kept, takenBack };
}

interface Share {
  readonly place: Place;
  /** How much longer the whole is with it. */
  readonly ms: number;
}

function worstOf(shares: readonly Share[], miss: number): Place {
  const spare = ['recap', 'open'].find(
    (place) => miss > 0 && shares.some((share) => share.place === place && share.ms > 0),
  );
  if (spare === 'recap' || spare === 'open') return spare;
  return shares.reduce((worst, next) => (Math.abs(miss - next.ms) < Math.abs(miss - worst.ms) ? next : worst)).place;
}

const placesOf = ({ open, stories, recap }: Passages): readonly Place[] => [
  ...stories.map(({ story }) => story),
  ...(open.length > 0 ? (['open'] as const) : []),
  ...(recap.length > 0 ? (['recap'] as const) : []),
];

const without = (passages: Passages, place: Place): Passages => ({
  open: place === 'open' ? [] : passages.open,
  stories: passages.stories.filter(({ story }) => story !== place),
  recap: place === 'recap' ? [] : passages.recap,
});
