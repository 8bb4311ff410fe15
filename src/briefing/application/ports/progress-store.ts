import type { BriefingId } from '../../../shared/kernel/identifiers.js';

/** Live progress between two events; lost without harm. */
export abstract class ProgressStore {
  /** Never lowers what is shown. Does not throw, may skip notes that come too fast. */
  abstract note(id: BriefingId, percent: number): void;
}
