import { SpeechFailure } from '../../../application/ports/speech/speech-engine.js';
import { LostProcess } from './synthesis-process.js';

/** In a row: a turn at fault is asked for twice. */
const CRASHES = 4;

interface Trouble {
  readonly failure: SpeechFailure;
  readonly crashes: number;
  /** As `performance.now()`; the model is not tried before. */
  readonly until: number;
}

/** Spares turns the time in which a model would fail once more: one that does not load, hangs, or crashes again and again rests. */
export class FailingModels {
  readonly #troubles = new Map<string, Trouble>();

  constructor(private readonly restMs: number) {}

  /** Throws why the model rests, while it does. */
  assertTried(model: string): void {
    const trouble = this.#troubles.get(model);
    if (trouble !== undefined && performance.now() < trouble.until) throw trouble.failure;
  }

  succeeded(model: string): void {
    this.#troubles.delete(model);
  }

  failed(model: string, failure: SpeechFailure): void {
    const isCrash = failure instanceof LostProcess && failure.how === 'crash';
    // That it made nothing of a turn tells nothing of the next one.
    if (failure.reason === 'unreadable' && !(failure instanceof LostProcess)) return;
    const crashes = (this.#troubles.get(model)?.crashes ?? 0) + 1;
    const rests = !isCrash || crashes >= CRASHES;
    this.#troubles.set(model, {
      // "unavailable" would cost the hosts of all other models their voices, too.
      failure: failure.reason === 'refused' ? failure : new SpeechFailure('refused', failure.message),
      crashes,
      until: rests ? performance.now() + this.restMs : 0,
    });
  }
}
