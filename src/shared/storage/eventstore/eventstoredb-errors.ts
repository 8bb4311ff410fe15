import { EventStoreUnavailable } from './event-store.js';

/**
 * gRPC: cancelled, deadline exceeded, permission denied, resource exhausted, aborted, internal (the connection broke in
 * the middle of a call), unavailable, unauthenticated. The client throws some of them as they are, some wrapped.
 */
const AWAY = new Set([1, 4, 7, 8, 10, 13, 14, 16]);
const AWAY_TYPES = new Set(['unavailable', 'cancelled', 'deadline-exceeded', 'timeout', 'not-leader', 'access-denied']);
/** Errors of the client's own, which have neither a code nor a type. */
const AWAY_MESSAGE = /^(Failed to discover|Channel has been|Cannot call write after|Premature close)/;

/** The port's word for "EventStoreDB is away, or refuses work for now"; any other error as it is. */
export function asUnavailable(error: unknown): unknown {
  const { code, type, message = '' } = (error ?? {}) as { code?: unknown; type?: unknown; message?: unknown };
  const away = AWAY.has(Number(code)) || AWAY_TYPES.has(String(type)) || AWAY_MESSAGE.test(String(message));
  return away ? new EventStoreUnavailable(error) : error;
}
