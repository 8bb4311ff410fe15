import type { Notice } from './domain/notice.js';

export type { Notice, NoticeType } from './domain/notice.js';

/** What the room shows to others: telling members something through the webhooks that they have. */
export abstract class Notifications {
  /**
   * Keeps the notices for every enabled webhook of their owners that wants the type, to be sent by a worker; none of a
   * member without one. Idempotent by the dedupeKey of each. Joins the open unit of work.
   */
  abstract notify(...notices: readonly Notice[]): Promise<void>;
}
