import { Clock, type EpochMs } from './kernel/clock.js';

export class SystemClock extends Clock {
  override now(): EpochMs {
    return Date.now();
  }
}
