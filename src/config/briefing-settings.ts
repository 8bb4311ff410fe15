import type { Environment } from './environment.js';

/** How many briefings there may be, and how fast they are spoken. Also the DI token. */
export abstract class BriefingSettings {
  /** Briefings a member may ask for in 24 hours. */
  abstract readonly briefingDailyLimit: number;
  /** Threads that synthesise speech. */
  abstract readonly speechThreads: number;
  /** Bells sound before the first word, between stories and after the last word. */
  abstract readonly speechBells: boolean;
  /** The default voices breathe in before some turns. */
  abstract readonly speechBreaths: boolean;
}

export function readBriefingSettings(environment: Environment): BriefingSettings {
  return {
    briefingDailyLimit: environment.integer('BRIEFING_DAILY_LIMIT', 20, 1, 10_000),
    speechThreads: environment.integer('SPEECH_THREADS', 2, 1, 64),
    speechBells: environment.oneOf('SPEECH_BELLS', ['on', 'off'], 'on') === 'on',
    speechBreaths: environment.oneOf('SPEECH_BREATHS', ['on', 'off'], 'on') === 'on',
  };
}
