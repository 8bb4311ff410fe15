import { ConfigError, type Environment } from './environment.js';

const SIGN_UP = ['open', 'invite', 'closed'] as const;
export type SignUp = (typeof SIGN_UP)[number];

const SECOND_FACTOR = ['optional', 'operators', 'required'] as const;

/** Who may come in by themselves. Also the DI token. */
export abstract class IdentitySettings {
  /** Who may become a member at /signup; `invite`: whoever has a link that an operator made. */
  abstract readonly signUp: SignUp;
  abstract readonly anonymousRegistration: boolean;
  /** An anonymous caller of whom nothing is used for so long is erased; null: never. */
  abstract readonly anonymousRetentionDays: number | null;
  /** The e-mail of the only account that signs in by password; null: everybody may. */
  abstract readonly breakGlassAccount: string | null;
  /** Who has to give a code beside the password; whoever has none yet sets it up at the next sign-in. */
  abstract readonly secondFactor: (typeof SECOND_FACTOR)[number];
}

export function readIdentitySettings(environment: Environment): IdentitySettings {
  return {
    anonymousRetentionDays: environment.integer('ANONYMOUS_RETENTION_DAYS', 30, 0, 36_500) || null,
    ...passwordsOf(environment),
    anonymousRegistration: environment.oneOf('ANONYMOUS_REGISTRATION', ['on', 'off'], 'on') === 'on',
    secondFactor: environment.oneOf('SECOND_FACTOR', SECOND_FACTOR, 'optional'),
  };
}

function passwordsOf(environment: Environment): Pick<IdentitySettings, 'signUp' | 'breakGlassAccount'> {
  const breakGlassAccount = environment.text('BREAK_GLASS_ACCOUNT');
  const isOn = environment.oneOf('SIGN_IN_BY_PASSWORD', ['on', 'off'], 'on') === 'on';
  if (isOn && breakGlassAccount !== null) {
    throw new ConfigError('BREAK_GLASS_ACCOUNT says nothing without SIGN_IN_BY_PASSWORD=off.');
  }
  if (isOn) return { signUp: environment.oneOf('SIGN_UP', SIGN_UP, 'invite'), breakGlassAccount };
  if (environment.text('OIDC_ISSUER') === null || breakGlassAccount === null) {
    throw new ConfigError(
      'SIGN_IN_BY_PASSWORD=off needs OIDC_ISSUER, where people sign in instead, and BREAK_GLASS_ACCOUNT, the e-mail of ' +
        'the one account that signs in by password when the issuer is away.',
    );
  }
  // What somebody signs up with is a password.
  if (environment.oneOf('SIGN_UP', SIGN_UP, 'closed') !== 'closed') {
    throw new ConfigError('SIGN_UP must be closed, or empty, while SIGN_IN_BY_PASSWORD is off.');
  }
  return { signUp: 'closed', breakGlassAccount };
}
