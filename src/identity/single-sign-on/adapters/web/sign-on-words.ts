import type { Advice } from '../../../../shared/delivery/web/language/page-words.js';
import type { SignOnProblem } from '../../domain/sign-on.js';

/** The words of the pages on which people come back from an issuer, and connect issuers with their account. */
export interface SignOnWords {
  readonly heading: string;
  readonly advice: string;
  readonly connected: string;
  readonly notConnected: string;
  readonly connect: string;
  readonly disconnect: string;
  /** Where only the break-glass account has a password, and nothing else is connected. */
  readonly staysConnected: string;
  readonly passwordNeeded: string;
  /** They have shown no password, and nothing else is connected. */
  readonly onlyWayIn: string;
  /** Signing in once more, by those who have no password. */
  readonly anew: Advice;
  readonly done: { readonly connected: string; readonly disconnected: string };
  readonly problems: Readonly<Record<SignOnProblem | 'away' | 'deactivated', Advice>>;
  readonly again: string;
}
