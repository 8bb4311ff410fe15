import { WebProblem } from './web-problem.js';

/** A body of up to this length is in nobody's way. */
const SMALL = 1_024 * 1_024;
const PLACES = 4;

/** Gives the place back; more than once is as once. */
export type Leave = () => void;

interface Waiting {
  readonly site: string;
  readonly come: () => void;
}

/**
 * Room for large bodies, a few at once in one process: what many lanes and many callers hold in memory does not add up.
 * Whoever waits reads no further, and so its server cannot send more. A site has one place at a time: servers of one
 * stranger that send the rest drop by drop do not keep everybody else out.
 */
export class BodyPlaces {
  readonly #taken = new Set<string>();
  readonly #waiting: Waiting[] = [];

  /** Whether a body of this length needs a place. */
  isLarge(length: number): boolean {
    return length > SMALL;
  }

  /** Throws WebProblem when there was no place until `signal`. */
  async enter(site: string, signal: AbortSignal): Promise<Leave> {
    if (this.#isFreeFor(site)) this.#taken.add(site);
    else await this.#turn(site, signal);
    let left = false;
    return () => {
      if (!left) this.#leave(site);
      left = true;
    };
  }

  #isFreeFor(site: string): boolean {
    return this.#taken.size < PLACES && !this.#taken.has(site);
  }

  #leave(site: string): void {
    this.#taken.delete(site);
    const at = this.#waiting.findIndex((waiting) => this.#isFreeFor(waiting.site));
    const [next] = at < 0 ? [] : this.#waiting.splice(at, 1);
    if (next === undefined) return;
    this.#taken.add(next.site);
    next.come();
  }

  #turn(site: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const come = (): void => {
        signal.removeEventListener('abort', goAway);
        resolve();
      };
      const waiting: Waiting = { site, come };
      const goAway = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new WebProblem('too_late', 'We are busy with other large documents. This one is tried again later.'));
      };
      this.#waiting.push(waiting);
      if (signal.aborted) goAway();
      else signal.addEventListener('abort', goAway, { once: true });
    });
  }
}
