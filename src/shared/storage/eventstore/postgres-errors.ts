import { EventStoreUnavailable } from './event-store.js';

/** Connection exceptions, operator intervention, insufficient resources (SQLSTATE classes), and what sockets say. */
const AWAY = /^(08|57P|53|ECONN|EPIPE|ETIMEDOUT|EHOST|ENOTFOUND|EAI_)/;
const AWAY_MESSAGE = /connection terminated|timeout|not queryable|ended by|closed unexpectedly/i;

/** The port's word for "the database is away"; any other error as it is. */
export function asUnavailable(error: unknown): unknown {
  const { code = '', message = '' } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (!AWAY.test(String(code)) && !AWAY_MESSAGE.test(String(message))) return error;
  return new EventStoreUnavailable(error);
}
