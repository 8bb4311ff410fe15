import { DomainError } from '../../kernel/domain-error.js';

/** The database cannot be reached, or refuses work for now. What was being written may be tried again. */
export class DatabaseUnavailable extends DomainError {
  readonly kind = 'unavailable';
  readonly code: string = 'database_unavailable';

  constructor(cause: unknown, message = 'The database cannot be reached at the moment. Try again shortly.') {
    super(message);
    this.cause = cause;
  }
}

/** It answers, but not in time: something is locked, or there is more to do than it can. */
export class DatabaseBusy extends DatabaseUnavailable {
  override readonly code = 'database_busy';

  constructor(cause?: unknown) {
    super(cause, 'What this needs of the database is busy at the moment. Try again shortly.');
  }
}

const PERHAPS_SAVED =
  'The database was lost while it saved this, so it may be done. Look before you repeat it, or repeat it with the same Idempotency-Key.';

/** The connection was lost before the answer to a commit came. */
export class CommitUnanswered extends DatabaseUnavailable {
  override readonly code = 'commit_unanswered';

  constructor(cause: unknown) {
    super(cause, PERHAPS_SAVED);
  }
}

/**
 * By SQLSTATE: connection trouble (class 08), a transaction that slept for too long or got in the way of another (25P03,
 * class 40), too little of something (53), shutting down or starting (57P); or by system call.
 */
const CODE =
  /^(08...|25P03|40001|40P01|53...|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** pg and TypeORM give these no code; closed by its operator, a database gives one that says many things (55000). */
const MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|Query runner already released)|is not currently accepting connections$/;

/** Cancelled by statement_timeout or by an operator, lock_timeout, transaction_timeout; and no connection was free in time. */
const LATE = /^(57014|55P03|25P04)$/;
const NO_CONNECTION = /^(timeout (exceeded|expired)|Connection terminated due to connection timeout)/;

interface DriverError {
  readonly code?: unknown;
  readonly message?: unknown;
}

/** Not by `instanceof`: system errors may come from another realm (node:vm). */
const partsOf = (error: unknown): { code: string; message: string } => {
  const { code, message } = (error ?? {}) as DriverError;
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' };
};

/** Whether a deadline of the server ended this. What it would have written is not written. */
export const isLate = (error: unknown): boolean => LATE.test(partsOf(error).code);

/** It never got there. */
const NOT_SENT = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The server said no. What it says when it ends a session may come in the place of the answer to what it has just done. */
const REFUSED = /^(?!57P)(?=.*\d)[0-9A-Z]{5}$/;

/** Whether what was sent may be done all the same, because the answer to it was lost. */
export function isUnanswered(error: unknown): boolean {
  const { code, message } = partsOf(error);
  if (error instanceof DatabaseBusy || NOT_SENT.test(code) || REFUSED.test(code)) return false;
  return isOutageOfDatabase(error) && !NO_CONNECTION.test(message);
}

/** Whether the database is away or busy, and the statement has no fault. */
export function isOutageOfDatabase(error: unknown): boolean {
  const { code, message } = partsOf(error);
  return LATE.test(code) || CODE.test(code) || MESSAGE.test(message) || NO_CONNECTION.test(message);
}

/** An outage as DatabaseUnavailable or DatabaseBusy, and anything else, a bug in the query, as it is. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !isOutageOfDatabase(error)) return error;
  const { code, message } = partsOf(error);
  return LATE.test(code) || NO_CONNECTION.test(message) ? new DatabaseBusy(error) : new DatabaseUnavailable(error);
}

export function rethrow(error: unknown): never {
  throw asUnavailable(error);
}
