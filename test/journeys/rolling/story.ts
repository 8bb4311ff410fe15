import { setTimeout as sleep } from 'node:timers/promises';
import { test } from '@jest/globals';

const LONGEST_ACT_MS = 480_000;

/**
 * Tests that go on from one another: each is announced, has a limit, and is not tried when one before it failed, so that
 * there is a verdict soon, and no long silence before it.
 */
export class Story {
  #failed: string | null = null;

  constructor(
    private readonly name: string,
    /** How things stood, for an act that did not end. */
    private readonly state: () => string,
  ) {}

  act(what: string, work: () => Promise<void>): void {
    test(what, async () => {
      if (this.#failed !== null) throw new Error(`not tried, since it failed that the update ${this.#failed}`);
      this.#failed = what;
      await this.play(what, work);
      this.#failed = null;
    });
  }

  /** Also for what comes before the first act. */
  async play(what: string, work: () => Promise<void>): Promise<void> {
    const [began, over] = [performance.now(), new AbortController()];
    this.#say(`${what} …`);
    const late = sleep(LONGEST_ACT_MS, null, { signal: over.signal, ref: false }).then(() => {
      throw new Error(`it did not end within ${LONGEST_ACT_MS / 60_000} minutes: ${this.state()}`);
    });
    try {
      await Promise.race([work(), late]);
      this.#say(`  done after ${Math.round((performance.now() - began) / 1000)} s: ${this.state()}`);
    } catch (error) {
      this.#say(`  FAILED: ${(error as Error).message}`);
      throw error;
    } finally {
      late.catch(() => undefined);
      over.abort();
    }
  }

  #say(words: string): void {
    process.stderr.write(`${this.name}: ${words}\n`);
  }
}
