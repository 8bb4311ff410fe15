import type { EpochMs } from '../../../shared/kernel/clock.js';
import { DomainError, InvalidRequest } from '../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { isCommonPassword } from './common-passwords.js';

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
  /** When they showed that the address is theirs, by a link that was sent there; null: not yet. */
  readonly confirmedAt: EpochMs | null;
  readonly createdAt: EpochMs;
}

/** What somebody fills in to become a member. */
export interface MemberFields {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/**
 * `current`: the password so far. `code`: of the second factor. `confirm`: the e-mail address, typed by who deletes the account.
 */
export type Field = keyof MemberFields | 'current' | 'code' | 'confirm';

export interface FieldProblem {
  readonly field: Field;
  /**
   * malformed: not what such a thing looks like. length: too short or too long. common: what everybody tries first.
   * email: it is the e-mail address. not_invited: the invitation is for another one. wrong: not what it has to be. taken:
   * another member has it.
   */
  readonly problem: 'malformed' | 'length' | 'common' | 'email' | 'not_invited' | 'wrong' | 'taken';
  readonly message: string;
}

/** What somebody filled in and should change, all of it at once. */
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

interface Checked {
  readonly value: string;
  readonly problem: FieldProblem | null;
}

function checkEmail(text: string): Checked {
  const value = text.trim().normalize('NFC');
  // Half of a character would be another one in the database.
  if (value.length <= LONGEST_ADDRESS && value.isWellFormed() && ADDRESS.test(value)) return { value, problem: null };
  const message = `email must be an e-mail address of at most ${LONGEST_ADDRESS} characters.`;
  return { value, problem: { field: 'email', problem: 'malformed', message } };
}

function checkName(text: string): Checked {
  const value = text.trim().normalize('NFC');
  if (value !== '' && lengthOf(value) <= LONGEST_NAME && !CONTROL.test(value)) return { value, problem: null };
  const message = `name must be 1 to ${LONGEST_NAME} characters on one line.`;
  return { value, problem: { field: 'name', problem: 'malformed', message } };
}

function checkPassword(text: string, email: string): Checked {
  const value = comparable(text);
  const no = (problem: FieldProblem['problem'], message: string): Checked => {
    return { value, problem: { field: 'password', problem, message } };
  };
  const length = lengthOf(value);
  if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD) {
    return no('length', `password must be ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`);
  }
  if (emailKey(value) === emailKey(email.trim())) return no('email', 'password must not be the e-mail address.');
  if (isCommonPassword(value)) return no('common', 'password must not be one that many people use.');
  return { value, problem: null };
}

function refuse(...checks: readonly Checked[]): void {
  const problems = checks.flatMap(({ problem }) => (problem === null ? [] : [problem]));
  if (problems.length > 0) throw new InvalidFields(problems);
}

/** As the member writes it. Throws InvalidFields. */
export function emailOf(text: string): string {
  const email = checkEmail(text);
  refuse(email);
  return email.value;
}

/** As it is kept. Throws InvalidFields. */
export function nameOf(text: string): string {
  const name = checkName(text);
  refuse(name);
  return name.value;
}

/** Two spellings with one key are one address. */
export const emailKey = (email: string): string => email.normalize('NFC').toLowerCase();

/** Of what somebody typed to sign in; where that is no e-mail, the key of nobody. */
export function accountKey(typed: string): string {
  const { value, problem } = checkEmail(typed);
  return problem === null ? emailKey(value) : '';
}

/** Long rather than complicated (NIST SP 800-63B §5.1.1.2). Throws InvalidFields. */
export function passwordOf(text: string, email: string): string {
  const password = checkPassword(text, email);
  refuse(password);
  return password.value;
}

/** The same password from every keyboard: what is hashed, and compared. */
export const comparable = (password: string): string => password.normalize('NFKC');

/** As they are kept. Throws InvalidFields with everything that is wrong. */
export function memberFieldsOf(written: MemberFields): MemberFields {
  const email = checkEmail(written.email);
  const name = checkName(written.name);
  const password = checkPassword(written.password, email.value);
  refuse(email, name, password);
  return { email: email.value, name: name.value, password: password.value };
}
