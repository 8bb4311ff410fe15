import type { EpochMs } from '../../../kernel/clock.js';

export interface PermitRequest {
  readonly key: string;
  /** Start of the window; a later one starts from nothing. */
  readonly window: EpochMs;
  readonly windowEnd: EpochMs;
  /** Permits in one window, of all nodes together. */
  readonly limit: number;
  readonly wanted: number;
}

/** Counts permits for all nodes of the service. Losing its rows costs one window, no data. */
export abstract class PermitStore {
  /** How many of the wanted permits are granted, 0 when the window is used up. */
  abstract lease(request: PermitRequest): Promise<number>;
  /** Forgets windows that ended. */
  abstract sweep(now: EpochMs): Promise<void>;
}
