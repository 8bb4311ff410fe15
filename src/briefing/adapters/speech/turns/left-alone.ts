import type { Cast } from '../../../application/casting.js';
import type { SpeechFailureReason } from '../../../application/ports/speech/speech-engine.js';
import type { TurnFault } from './judgement.js';

/** Why a host's own voice did not speak a line. */
export type Refusal = SpeechFailureReason | TurnFault | 'out_of_time' | 'unidentified';

/** One bad turn says nothing of the next; so many in a row say that the voice is of no use. */
const FAULTS_IN_A_ROW = 4;

/** Of a voice, since it last spoke well. */
interface Standing {
  readonly faults: Refusal[];
  readonly leaving: AbortController;
}

/** Which voices are no longer asked in a recording: one that speaks badly again and again, and all of an engine that is away. */
export class LeftAlone {
  readonly #engines = new Map<Cast['engine'], AbortController>();
  readonly #voices = new Map<Cast, Standing>();

  /** null: it is asked. */
  whyNot(cast: Cast): Refusal | null {
    const signal = this.signalOf(cast);
    return signal.aborted ? (signal.reason as Refusal) : null;
  }

  /** Aborted, with the Refusal as its reason, when the voice is left alone: turns that wait for it need not wait. */
  signalOf(cast: Cast): AbortSignal {
    return AbortSignal.any([this.#engine(cast).signal, this.#voice(cast).leaving.signal]);
  }

  /** What became of a turn; null: it was spoken. */
  note(cast: Cast, refusal: Refusal | null): void {
    const { faults, leaving } = this.#voice(cast);
    if (refusal === null) faults.length = 0;
    else faults.push(refusal);
    if (refusal === 'unavailable') this.#engine(cast).abort(refusal);
    if (faults.length >= FAULTS_IN_A_ROW) leaving.abort(refusal);
  }

  #engine({ engine }: Cast): AbortController {
    const known = this.#engines.get(engine) ?? new AbortController();
    this.#engines.set(engine, known);
    return known;
  }

  #voice(cast: Cast): Standing {
    const known = this.#voices.get(cast) ?? { faults: [], leaving: new AbortController() };
    this.#voices.set(cast, known);
    return known;
  }
}
