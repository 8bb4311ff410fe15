/** Integer milliseconds since the Unix epoch (UTC). */
export type EpochMs = number;

export abstract class Clock {
  abstract now(): EpochMs;
}
