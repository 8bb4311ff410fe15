import type { Order } from '../../domain/production/production.js';

/** Hands the steps of production to whoever works on them. */
export abstract class StepQueue {
  /** Joins the unit of work. The same briefing and revision is the same order. */
  abstract order(briefingId: string, revision: number, order: Order): Promise<void>;
}
