import { WebProblem } from './web-problem.js';

/** A body of up to this length needs no slot. */
const SMALL = 1_024 * 1_024;
const SLOTS = 4;

/** Gives the slot back. Calling it again does nothing. */
export type ReleaseSlot = () => void;

interface Waiting {
  readonly site: string;
  readonly admit: () => void;
}

/**
 * Bounds the memory for large bodies: a few at once in one process, however many fetches run. A fetch that waits for a
 * slot reads no further, so back pressure stops its server. A site has one slot at a time: servers of one attacker that
 * send drop by drop cannot occupy all of them.
 */
export class LargeBodySlots {
  readonly #held = new Set<string>();
  readonly #waiting: Waiting[] = [];

  /** Whether a body of this length needs a slot. */
  isLarge(length: number): boolean {
    return length > SMALL;
  }

  /** Throws WebProblem when there was no slot until `signal`. */
  async acquire(site: string, signal: AbortSignal): Promise<ReleaseSlot> {
    if (this.#isFreeFor(site)) this.#held.add(site);
    else await this.#wait(site, signal);
    let released = false;
    return () => {
      if (!released) this.#release(site);
      released = true;
    };
  }

  #isFreeFor(site: string): boolean {
    return this.#held.size < SLOTS && !this.#held.has(site);
  }

  #release(site: string): void {
    this.#held.delete(site);
    const at = this.#waiting.findIndex((waiting) => this.#isFreeFor(waiting.site));
    const [next] = at < 0 ? [] : this.#waiting.splice(at, 1);
    if (next === undefined) return;
    this.#held.add(next.site);
    next.admit();
  }

  #wait(site: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const admit = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const waiting: Waiting = { site, admit };
      const giveUp = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new WebProblem('too_late', 'We are busy with other large documents. This one is tried again later.'));
      };
      this.#waiting.push(waiting);
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp, { once: true });
    });
  }
}
