import { CLOSING_MS, PAUSE_AFTER_LINE_MS, pauseBetween, speechMs } from '../../../domain/pace.js';
import type { LineSound } from './studio-protocol.js';
import type { Delivery } from '../espeak/delivery.js';
import type { Voice } from '../espeak/voices.js';
import type { RecordingRate } from '../sound/sample-count.js';
import type { Motif } from '../sound/bells.js';
import type { RecordingRequest } from '../../../application/ports/recording-studio.js';

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

/** What decides which pauses there are. */
interface Breaks extends Pick<RecordingRequest, 'lines'> {
  /** Absent: they sound. */
  readonly bells?: boolean;
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
export function pauseAfter({ lines, bells = true }: Breaks, index: number): Pick<PassageLine, 'pauseMs' | 'bells'> {
  const [line, next] = lines.slice(index, index + 2);
  if (line === undefined || next === undefined) {
    return bells ? { pauseMs: CLOSING_MS, bells: 'closing' } : { pauseMs: PAUSE_AFTER_LINE_MS };
  }
  return { pauseMs: pauseBetween(line, next), ...(bells && next.opensPart === true && { bells: 'sting' }) };
}
