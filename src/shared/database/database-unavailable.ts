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

/** Connection trouble by SQLSTATE (class 08, too many connections, shutting down or starting) or by system call. */
const CODE =
  /^(08...|53300|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
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
