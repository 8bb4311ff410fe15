import type { Environment } from './environment.js';

const SIGN_UP = ['open', 'invite', 'closed'] as const;
export type SignUp = (typeof SIGN_UP)[number];

/** Who may come in by themselves. Also the DI token. */
export abstract class IdentitySettings {
  /** Who may become a member at /signup; `invite`: whoever has a link that an operator made. */
  abstract readonly signUp: SignUp;
  abstract readonly anonymousRegistration: boolean;
  /** An anonymous caller of whom nothing is used for so long is erased; null: never. */
  abstract readonly anonymousRetentionDays: number | null;
}

export function readIdentitySettings(environment: Environment): IdentitySettings {
  return {
    signUp: environment.oneOf('SIGN_UP', SIGN_UP, 'invite'),
    anonymousRetentionDays: environment.integer('ANONYMOUS_RETENTION_DAYS', 30, 0, 36_500) || null,
    anonymousRegistration: environment.oneOf('ANONYMOUS_REGISTRATION', ['on', 'off'], 'on') === 'on',
  };
}
