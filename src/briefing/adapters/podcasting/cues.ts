import { plainLine } from '../../../shared/delivery/web/plain-line.js';
import type { SharedRecording } from '../../application/queries/open-shared-recording.js';

/** One spoken sentence and its time. */
export interface Cue {
  readonly speaker: string;
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** What is heard, sentence by sentence. A cue lasts at least a millisecond; what is not spoken is none. */
export const cuesOf = ({ script, recording }: SharedRecording): readonly Cue[] =>
  script.lines.flatMap(({ host, text }, index) => {
    const timing = recording.timings[index];
    const words = plainLine(text);
    if (timing === undefined || words === '') return [];
    const { startMs, durationMs } = timing;
    const speaker = plainLine(script.hosts[host]?.name ?? '');
    return [{ speaker, text: words, startMs, endMs: startMs + Math.max(1, durationMs) }];
  });

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** `00:01:02.345`, with the mark that the format has before the milliseconds. */
export function timestamp(ms: number, mark: '.' | ','): string {
  const whole = Math.round(ms);
  const [hours, minutes, seconds] = [whole / 3_600_000, (whole / 60_000) % 60, (whole / 1_000) % 60].map(Math.floor);
  return `${digits(hours ?? 0, 2)}:${digits(minutes ?? 0, 2)}:${digits(seconds ?? 0, 2)}${mark}${digits(whole % 1_000, 3)}`;
}
