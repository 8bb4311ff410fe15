import {
  CLOSING_MS,
  OPENING_MS,
  PAUSE_AFTER_LINE_MS,
  pauseBetween,
  speechMs,
} from '../../../domain/production/pace.js';
import type { LineSound } from './studio-protocol.js';
import type { Delivery } from '../espeak/delivery.js';
import type { Voice } from '../espeak/voices.js';
import type { RecordingRate } from '../sound/sample-count.js';
import type { Motif } from '../sound/bells.js';
import type { Breath } from '../sound/breath.js';
import type { Timbre } from '../../../../shared/kernel/hosts/host.js';
import type { RecordingRequest } from '../../../application/ports/speech/recording-studio.js';

export interface PassageLine {
  /** As the default engine should read it; empty when there is nothing to speak. */
  readonly text: string;
  /** How the default engine should say it. */
  readonly delivery: Delivery;
  /** What another engine has spoken instead. */
  readonly sound?: LineSound;
  readonly pauseMs: number;
  /** What sounds in the pause. */
  readonly bells?: Motif;
  /** Who speaks after the pause breathes in at its end. */
  readonly breath?: { readonly breath: Breath; readonly timbre: Timbre };
  /** The briefing opens before this line. */
  readonly opens?: boolean;
}

/** Lines of one host in a row, in one voice, and of other engines in one turn: levelled together. */
export interface Passage {
  /** Of the default engine; null: all lines have their sound. */
  readonly voice: Voice | null;
  readonly lines: readonly PassageLine[];
}

/** What one thread speaks, levels and encodes at a time. */
export interface Take {
  readonly passages: readonly Passage[];
  readonly sampleRate: RecordingRate;
}

/**
 * Bells sound; or they do not, and the time that every script is planned with for them goes to pauses between stories; or
 * there is no time for them, because only voices are wanted.
 */
export type Ringing = 'bells' | 'pauses' | 'voices';

/** What decides which pauses there are. */
interface Breaks extends Pick<RecordingRequest, 'lines'> {
  /** Absent: bells. */
  readonly ringing?: Ringing;
}

/** The longest that a pause between stories gets in place of the bells. */
const MOST_MADE_UP_MS = 350;

/** What each pause between stories gets of the time of an opening that does not sound; the rest is silence at the end. */
function madeUpMs(lines: Breaks['lines']): { readonly each: number; readonly rest: number } {
  const pauses = lines.filter(({ opensPart }, index) => index > 0 && opensPart === true).length;
  const each = Math.min(MOST_MADE_UP_MS, Math.floor(OPENING_MS / Math.max(1, pauses)));
  return { each, rest: OPENING_MS - each * pauses };
}

const LONGEST_TAKE_MS = 30_000;
const SHORTEST_TAKE_MS = 5_000;

/** Takes get shorter towards the end, so that no thread waits long for the last one. */
const takeLength = (remainingMs: number): number =>
  Math.min(LONGEST_TAKE_MS, Math.max(SHORTEST_TAKE_MS, remainingMs / 10));

/** Line numbers of the takes, cut where the host changes if possible. */
export function cutIntoTakes(request: RecordingRequest): readonly (readonly number[])[] {
  const { lines, language } = request;
  const takes: number[][] = [];
  const costs = lines.map((line) => speechMs(line.text, line.language ?? language));
  let remaining = costs.reduce((total, ms) => total + ms, 0);
  let [ms, length] = [Infinity, 0];
  for (const [index, line] of lines.entries()) {
    const sameHost = lines[index - 1]?.host === line.host;
    if (ms >= (sameHost ? 2 * length : length)) {
      takes.push([]);
      [ms, length] = [0, takeLength(remaining)];
    }
    takes.at(-1)?.push(index);
    ms += costs[index] ?? 0;
    remaining -= costs[index] ?? 0;
  }
  return takes;
}

/** What is heard between a line and the next, which may be in another take, or after the last one. */
export function pauseAfter(
  { lines, ringing = 'bells' }: Breaks,
  index: number,
): Pick<PassageLine, 'pauseMs' | 'bells'> {
  const [line, next] = lines.slice(index, index + 2);
  if (line === undefined || next === undefined) return afterLast(lines, ringing);
  const pauseMs = pauseBetween(line, next);
  if (next.opensPart !== true || ringing === 'voices') return { pauseMs };
  return ringing === 'bells' ? { pauseMs, bells: 'sting' } : { pauseMs: pauseMs + madeUpMs(lines).each };
}

function afterLast(lines: Breaks['lines'], ringing: Ringing): Pick<PassageLine, 'pauseMs' | 'bells'> {
  if (ringing === 'bells') return { pauseMs: CLOSING_MS, bells: 'closing' };
  return { pauseMs: ringing === 'voices' ? PAUSE_AFTER_LINE_MS : CLOSING_MS + madeUpMs(lines).rest };
}
