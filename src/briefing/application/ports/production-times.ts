/** How long it took to make a briefing, and what was made. In milliseconds. */
export interface ProductionTime {
  readonly tookMs: number;
  readonly durationMs: number;
}

/** How long productions took, whoever asked for them. */
export abstract class ProductionTimes {
  /** Of the newest ready briefings, from the request on. */
  abstract newest(limit: number): Promise<readonly ProductionTime[]>;
}
