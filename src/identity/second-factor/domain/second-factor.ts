import type { EpochMs } from '../../../shared/kernel/clock.js';
import { DomainError } from '../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';

/** Each works once. */
export const RECOVERY_CODES = 10;

/** For reading a code from a screen and typing it in. */
export const ENROLMENT_MS = 30 * 60_000;

/** Whom the operator has a second factor demanded of. */
export type SecondFactorPolicy = 'optional' | 'operators' | 'required';

export interface SecondFactor {
  readonly since: EpochMs;
  /** Recovery codes that have not been used. */
  readonly recoveryCodesLeft: number;
}

/** A key that somebody is to take into their app, and that is kept only once they have shown that they did. */
export interface NewKey {
  /** Base32 (RFC 4648), as apps take it. */
  readonly key: string;
  readonly member: CallerId;
  readonly expiresAt: EpochMs;
}

/** totp: of an app (RFC 6238). recovery: one of those that they wrote down. */
export interface ReadCode {
  readonly kind: 'totp' | 'recovery';
  readonly digits: string;
}

const TOTP_DIGITS = 6;
const RECOVERY_DIGITS = 16;

/** Digits of every script, with whatever people and apps put between them; null: it is no code. */
export function readCode(text: string): ReadCode | null {
  const digits = text.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}.]/gu, '');
  if (!/^\d+$/.test(digits)) return null;
  if (digits.length === TOTP_DIGITS) return { kind: 'totp', digits };
  return digits.length === RECOVERY_DIGITS ? { kind: 'recovery', digits } : null;
}

/** As people write them down: in groups of four. */
export const written = (digits: string): string => digits.match(/\d{1,4}/g)?.join(' ') ?? digits;

/** The service demands one of this member: only an operator removes it, and the next sign-in asks for a new one. */
export class SecondFactorDemanded extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'second_factor_demanded';

  constructor() {
    super('This service asks for a second factor: it cannot be switched off.');
  }
}

/** The page with the key was open for too long, or another page has set one up meanwhile. */
export class EnrolmentOver extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'enrolment_over';

  constructor() {
    super('This key is not good any more: open the page again and take the new one.');
  }
}
