/** How long a voice took for texts of one language, and how long the default voices are foretold to take for them. */
export interface VoicePace {
  readonly spokenMs: number;
  readonly foretoldMs: number;
}

/** No voice that anybody would listen to: something else than the text was heard. */
const [FASTEST, SLOWEST] = [0.4, 2.5];
/** What was heard longer ago counts less: versions of an engine differ, and not all of them say so. */
const REMEMBERED_MS = 600_000;
const PRECISION = 1000;

/** As a multiple of what the default voices take. */
export const durationFactorOf = ({ spokenMs, foretoldMs }: VoicePace): number =>
  Math.round((spokenMs / foretoldMs) * PRECISION) / PRECISION;

export function isPlausible(pace: VoicePace): boolean {
  if (pace.foretoldMs <= 0) return false;
  const factor = durationFactorOf(pace);
  return factor >= FASTEST && factor <= SLOWEST;
}

/** What is known of a voice after it was heard once more, plausibly: a mean of about the last ten minutes. */
export function heardAgain(known: VoicePace, heard: VoicePace): VoicePace {
  const kept = Math.min(1, Math.max(0, REMEMBERED_MS - heard.foretoldMs) / known.foretoldMs);
  return {
    spokenMs: Math.round(known.spokenMs * kept + heard.spokenMs),
    foretoldMs: Math.round(known.foretoldMs * kept + heard.foretoldMs),
  };
}
