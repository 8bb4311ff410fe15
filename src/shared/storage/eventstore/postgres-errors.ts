import { DatabaseBusy, DatabaseUnavailable, isLate, isUnanswered } from '../connections/database-unavailable.js';
import { EventStoreUnavailable } from './event-store.js';

/** Connection exceptions, operator intervention, insufficient resources (SQLSTATE classes), and what sockets say. */
const AWAY = /^(08|57P|53|ECONN|EPIPE|ETIMEDOUT|EHOST|ENOTFOUND|EAI_)/;
const AWAY_MESSAGE = /connection terminated|timeout|not queryable|ended by|closed unexpectedly/i;

/** The port's word for "the database is away"; any other error as it is. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || isLate(error)) return new EventStoreUnavailable(error);
  const { code = '', message = '' } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (!AWAY.test(String(code)) && !AWAY_MESSAGE.test(String(message))) return error;
  return new EventStoreUnavailable(error);
}

/** It answered, and said that it cannot do it in time: asked again at once it would be later still. */
export const isBusy = ({ cause }: EventStoreUnavailable): boolean => cause instanceof DatabaseBusy || isLate(cause);

/** Whether an append that failed so may have been written: its answer was lost. */
export const mayBeDone = ({ cause }: EventStoreUnavailable): boolean =>
  !(cause instanceof DatabaseUnavailable) && isUnanswered(cause);
