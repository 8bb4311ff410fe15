import { Injectable } from '@nestjs/common';

/** One step of the guide for agents, registered by the context that serves it. */
export interface Section {
  /** Its position in the guide. */
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

/** Contexts register here, while the program is wired, how agents use them; the skill for agents is rendered from it. */
@Injectable()
export class AgentGuide {
  readonly #sections: Section[] = [];
  readonly #recoveries: Recovery[] = [];

  register(section: Section, recoveries: readonly Recovery[] = []): void {
    this.#sections.push(section);
    this.#recoveries.push(...recoveries);
  }

  sections(): readonly Section[] {
    return this.#sections.toSorted((a, b) => a.step - b.step);
  }

  /** By status, then by code. */
  recoveries(): readonly Recovery[] {
    return this.#recoveries.toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code));
  }
}
