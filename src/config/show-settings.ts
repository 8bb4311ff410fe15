import type { Environment } from './environment.js';

/** How many shows there may be. Also the DI token. */
export abstract class ShowSettings {
  /** Shows that a member may have. */
  abstract readonly showsPerMember: number;
}

export const readShowSettings = (environment: Environment): ShowSettings => ({
  showsPerMember: environment.integer('SHOWS_PER_MEMBER', 50, 1, 1_000),
});
