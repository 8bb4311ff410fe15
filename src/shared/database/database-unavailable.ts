import { DomainError } from '../kernel/domain-error.js';

/** The database cannot be reached, or refuses work for now. What was being written may be tried again. */
export class DatabaseUnavailable extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'database_unavailable';

  constructor(cause: unknown) {
    super('The database cannot be reached at the moment. Try again shortly.');
    this.cause = cause;
  }
}

/**
 * By SQLSTATE: connection trouble (class 08), a transaction that slept for too long or got in the way of another (25P03,
 * class 40), too little of something (53), shutting down or starting (57P); or by system call.
 */
const CODE =
  /^(08...|25P03|40001|40P01|53...|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** pg and TypeORM give these no code. */
const MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query runner already released)/;

/** Throws what a query threw, told apart: an outage is an outage, anything else is a bug in the query. */
export function rethrow(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (CODE.test(code) || MESSAGE.test(error.message)) throw new DatabaseUnavailable(error);
  throw error;
}
