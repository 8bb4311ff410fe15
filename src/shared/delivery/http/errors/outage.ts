import { EventStoreUnavailable } from '../../../storage/eventstore/event-store.js';

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/**
 * Of PostgreSQL: classes 08 (connection), 53 (resources) and 57P (operator intervention), and transactions that slept
 * for too long or got in the way of another (25P03, class 40), of which nothing was kept.
 */
const SQLSTATE = /^(08...|25P03|40001|40P01|53...|57P0[1-5])$/;

/** pg has no code for these. */
const BROKEN_CONNECTION =
  /^(Connection terminated|timeout (exceeded|expired)|Client has encountered a connection error)/;

interface DriverError extends Error {
  readonly code?: unknown;
  readonly driverError?: unknown;
}

/** Whether this error means that a store is unavailable, and not that we have a bug. */
export function isOutage(error: unknown): boolean {
  if (error instanceof EventStoreUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const { code, driverError, message } = error as DriverError;
  if (typeof code === 'string' && (SQLSTATE.test(code) || NETWORK.has(code))) return true;
  return (
    BROKEN_CONNECTION.test(message) || (driverError !== undefined && driverError !== error && isOutage(driverError))
  );
}
