import { Injectable } from '@nestjs/common';

/** One step of an agent's way through the service, told by the context that serves it. */
export interface Chapter {
  /** Its place on the way. */
  readonly step: number;
  readonly title: string;
  /**
   * Markdown. Its `sh` blocks run in one shell after those of the steps before, which have set BASE, TOKEN, `post` and
   * `field`; a test runs them.
   */
  readonly text: string;
}

/** What to do about a refusal. */
export interface Recovery {
  /** The `error` field. */
  readonly code: string;
  readonly status: number;
  /** One sentence for the agent. */
  readonly advice: string;
}

/** Contexts tell here, when they start, how agents use them; the documents for agents are made of it. */
@Injectable()
export class Guide {
  readonly #chapters: Chapter[] = [];
  readonly #recoveries: Recovery[] = [];

  tell(chapter: Chapter, recoveries: readonly Recovery[] = []): void {
    this.#chapters.push(chapter);
    this.#recoveries.push(...recoveries);
  }

  chapters(): readonly Chapter[] {
    return this.#chapters.toSorted((a, b) => a.step - b.step);
  }

  /** By status, then by code. */
  recoveries(): readonly Recovery[] {
    return this.#recoveries.toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code));
  }
}
