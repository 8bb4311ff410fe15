import type { Counter } from '../../domain/attempt-counter.js';

const MINUTE_MS = 60_000;

/** One password that is tried for one account. */
export interface PasswordAttempt {
  /** The e-mail key; there may be no such account. */
  readonly account: string;
  /** Where it comes from. */
  readonly address: string;
  /** The digest of the device cookie, of a browser that this account has been signed in with before. */
  readonly knownDevice: string | null;
}

const counter = (key: string, limit: number, minutes: number): Counter => ({
  key,
  limit,
  windowMs: minutes * MINUTE_MS,
});

/**
 * Only whoever guesses is slowed down (OWASP, device cookies): browsers that an account has not signed in with share
 * counters of the account, of the address, and of both; a known browser has a counter of its own.
 */
export function countersOf({ account, address, knownDevice }: PasswordAttempt): readonly Counter[] {
  if (knownDevice !== null) return [counter(`device ${knownDevice} ${account}`, 10, 10)];
  return [
    counter(`visit ${address} ${account}`, 5, 10),
    counter(`address ${address}`, 20, 10),
    counter(`account ${account}`, 100, 60),
  ];
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Links to a new password that are asked for from one address of a client. */
export const resetsFrom = (address: string): readonly Counter[] => [counter(`reset-visit ${address}`, 10, HOUR)];

/** And for one account, which there may not be. By the day too: or else somebody could have 72 of them sent each day. */
export const resetsOf = (account: string): readonly Counter[] => [
  counter(`reset-account ${account}`, 3, HOUR),
  counter(`reset-account-day ${account}`, 8, DAY),
];

/** Mails by which a member confirms their address, which may be the one of somebody else. */
export const confirmationsOf = (callerId: string): readonly Counter[] => [
  counter(`confirmation ${callerId}`, 3, HOUR),
  counter(`confirmation-day ${callerId}`, 6, DAY),
];

/** Mails to an address that a member wants to have: many members together could have somebody sent many. */
export const changesTo = (account: string): readonly Counter[] => [
  counter(`change-to ${account}`, 3, HOUR),
  counter(`change-to-day ${account}`, 6, DAY),
];

/**
 * Codes of a second factor, which are short: whoever knows the password guesses one of a million, three of which are good. By
 * the day too: or else they would be in within a year. In a browser that the account has signed in with they have counters of
 * their own, so that nobody uses up those of the owner.
 */
export const countersOfCode = (callerId: string, knownDevice: string | null): readonly Counter[] => {
  const who = knownDevice === null ? callerId : `${callerId} ${knownDevice}`;
  return [counter(`code ${who}`, 5, 10), counter(`code-day ${who}`, 30, DAY)];
};

/** The password that a session is asked for again: counted by whose session it is, so that strangers cannot use it up. */
export const countersOfOwner = (callerId: string): readonly Counter[] => [counter(`owner ${callerId}`, 10, 10)];
