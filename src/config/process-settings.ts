import type { Environment } from './environment.js';

const ROLES = ['all', 'api', 'worker'] as const;
export type Role = (typeof ROLES)[number];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What this process does, and what it says of it. Also the DI token. */
export abstract class ProcessSettings {
  abstract readonly role: Role;
  abstract readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Started by root, the program goes on as this user; null: as the owner of its data, or as root. */
  abstract readonly runAs: string | null;
  /** Whether what a first briefing needs is made ready after the start, before anybody asks for one. */
  abstract readonly warmUp: boolean;
  /** How long, told to stop, it goes on answering requests with readiness off. */
  abstract readonly drainSeconds: number;
}

export function readProcessSettings(environment: Environment): ProcessSettings {
  return {
    role: environment.oneOf('ROLE', ROLES, 'all'),
    logLevel: environment.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    runAs: environment.text('RUN_AS'),
    warmUp: environment.oneOf('WARM_UP', ['on', 'off'], 'on') === 'on',
    drainSeconds: environment.integer('DRAIN_SECONDS', 0, 0, 3600),
  };
}
