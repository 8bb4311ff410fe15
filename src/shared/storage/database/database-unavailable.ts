import { DomainError } from '../../kernel/domain-error.js';

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
/** pg and TypeORM give these no code; closed by its operator, a database gives one that says many things (55000). */
const MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query runner already released)|is not currently accepting connections$/;

/** Rethrows an outage as DatabaseUnavailable, and anything else, a bug in the query, as it is. */
export function rethrow(error: unknown): never {
  // Not by `instanceof`: system errors may come from another realm (node:vm).
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  const isOutage =
    (typeof code === 'string' && CODE.test(code)) || (typeof message === 'string' && MESSAGE.test(message));
  throw isOutage ? new DatabaseUnavailable(error) : error;
}
