import { DEFAULT_ENGINE } from '../../shared/kernel/hosts/engine-names.js';
import type { Script } from './script.js';

/**
 * How a briefing came about, for machines (Regulation (EU) 2024/1689, Art. 50(2)): a term of the IPTC NewsCodes
 * "digital source type", which C2PA and schema.org use as well.
 */
export type DigitalSource =
  /** By rules alone: nothing in it was learnt from samples. */
  | 'algorithmicMedia'
  /** A language model wrote some of it, or a voice that was learnt from samples speaks. */
  | 'trainedAlgorithmicMedia';

interface Spoken {
  /** Absent where a studio does not tell. */
  readonly speakers?: readonly { readonly engine: string }[];
}

/** `spoken`: null while there is no sound. */
export function digitalSourceOf({ lines }: Pick<Script, 'lines'>, spoken: Spoken | null): DigitalSource {
  const speakers = spoken === null ? [] : (spoken.speakers ?? [{ engine: 'unknown' }]);
  const isLearnt =
    lines.some(({ writtenBy }) => writtenBy === 'model') || speakers.some(({ engine }) => engine !== DEFAULT_ENGINE);
  return isLearnt ? 'trainedAlgorithmicMedia' : 'algorithmicMedia';
}
