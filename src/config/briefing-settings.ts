import type { Environment } from './environment.js';

/** How many briefings there may be, and how fast they are spoken. Also the DI token. */
export abstract class BriefingSettings {
  /** Briefings a member may ask for in 24 hours. */
  abstract readonly briefingDailyLimit: number;
  /** Threads that synthesise speech. */
  abstract readonly speechThreads: number;
}

export function readBriefingSettings(environment: Environment): BriefingSettings {
  return {
    briefingDailyLimit: environment.integer('BRIEFING_DAILY_LIMIT', 20, 1, 10_000),
    speechThreads: environment.integer('SPEECH_THREADS', 2, 1, 64),
  };
}
