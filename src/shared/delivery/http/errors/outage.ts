import { isOutageOfDatabase } from '../../../storage/connections/database-unavailable.js';
import { EventStoreUnavailable } from '../../../storage/eventstore/event-store.js';

interface DriverError extends Error {
  readonly driverError?: unknown;
}

/** Whether this error means that a store is unavailable, and not that we have a bug. */
export function isOutage(error: unknown): boolean {
  if (error instanceof EventStoreUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const { driverError } = error as DriverError;
  return isOutageOfDatabase(error) || (driverError !== undefined && driverError !== error && isOutage(driverError));
}
