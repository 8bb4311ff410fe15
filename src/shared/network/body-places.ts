import { WebProblem } from './web-problem.js';

/** A body of up to this length is in nobody's way. */
const SMALL = 1_024 * 1_024;
const PLACES = 4;

/** Gives the place back; more than once is as once. */
export type Leave = () => void;

/**
 * Room for large bodies, a few at once in one process: what many lanes and many callers hold in memory does not add up.
 * Whoever waits reads no further, and so its server cannot send more.
 */
export class BodyPlaces {
  #free = PLACES;
  readonly #waiting: (() => void)[] = [];

  /** Whether a body of this length needs a place. */
  isLarge(length: number): boolean {
    return length > SMALL;
  }

  /** Throws WebProblem when there was no place until `signal`. */
  async enter(signal: AbortSignal): Promise<Leave> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn(signal);
    let left = false;
    return () => {
      if (!left) this.#next();
      left = true;
    };
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }

  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const come = (): void => {
        signal.removeEventListener('abort', goAway);
        resolve();
      };
      const goAway = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(come), 1);
        reject(new WebProblem('too_late', 'We are busy with other large documents. This one is tried again later.'));
      };
      this.#waiting.push(come);
      if (signal.aborted) goAway();
      else signal.addEventListener('abort', goAway, { once: true });
    });
  }
}
