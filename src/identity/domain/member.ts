import type { EpochMs } from '../../shared/kernel/clock.js';
import { DomainError, InvalidRequest } from '../../shared/kernel/domain-error.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';

const ADDRESS = /^[^\s\p{Cc}@"(),:;<>[\\\]]+@[^\s\p{Cc}@.]+(\.[^\s\p{Cc}@.]+)+$/u;
const CONTROL = /\p{Cc}/u;

const LONGEST_ADDRESS = 254;
const LONGEST_NAME = 100;
const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 200;

const lengthOf = (text: string): number => [...text].length;

export interface Member {
  readonly id: CallerId;
  readonly name: string;
  /** As the member writes it. */
  readonly email: string;
  readonly createdAt: EpochMs;
}

export type MemberField = 'email' | 'name' | 'password' | 'current';

/** malformed: not what such a thing looks like. length: too short or too long. email: it is the e-mail address. */
export interface FieldProblem {
  readonly field: MemberField;
  readonly problem: 'malformed' | 'length' | 'email' | 'not_invited' | 'wrong';
  readonly message: string;
}

/** What a person filled in and should change, all of it at once. */
export class InvalidFields extends InvalidRequest {
  constructor(readonly problems: readonly FieldProblem[]) {
    super(problems.map(({ message }) => message).join(' '));
  }
}

export class EmailTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'email_taken';

  constructor(email: string) {
    super(`There is a member with the e-mail ${email} already.`);
  }
}

export class NoSuchMember extends DomainError {
  readonly kind = 'not_found';
  readonly code = 'not_found';

  constructor(email: string) {
    super(`There is no member with the e-mail ${email}.`);
  }
}

/** As the member writes it. Throws InvalidRequest. */
export function emailOf(text: string): string {
  const email = text.trim().normalize('NFC');
  if (email.length > LONGEST_ADDRESS || !ADDRESS.test(email)) {
    throw new InvalidRequest(`email must be an e-mail address of at most ${LONGEST_ADDRESS} characters.`);
  }
  return email;
}

/** Two spellings with one key are one address. */
export const emailKey = (email: string): string => email.normalize('NFC').toLowerCase();

export function nameOf(text: string): string {
  const name = text.trim().normalize('NFC');
  if (name === '' || lengthOf(name) > LONGEST_NAME || CONTROL.test(name)) {
    throw new InvalidRequest(`name must be 1 to ${LONGEST_NAME} characters on one line.`);
  }
  return name;
}

/** Long rather than complicated (NIST SP 800-63B §5.1.1.2); the same password from every keyboard (NFKC). */
export function passwordOf(text: string, email: string): string {
  const password = text.normalize('NFKC');
  const length = lengthOf(password);
  if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD) {
    throw new InvalidRequest(`password must be ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`);
  }
  if (emailKey(password) === emailKey(email)) throw new InvalidRequest('password must not be the e-mail address.');
  return password;
}
