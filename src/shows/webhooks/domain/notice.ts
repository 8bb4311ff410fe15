import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { JsonObject } from '../../../shared/kernel/json.js';

/** What a member can be told by webhook. On the wire for ever; a new one is one line here and a row in docs/webhooks.md. */
export const NOTICE_TYPES = [
  'briefing.ready',
  'briefing.failed',
  'briefing.corrected',
  'show.skipped',
  'feed.failing',
] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

/** Something to tell one member. */
export interface Notice {
  readonly owner: CallerId;
  readonly type: NoticeType;
  /** When it happened. */
  readonly at: EpochMs;
  /** As it goes out: ids and links, snake_case; never content, names or words of a person. */
  readonly data: JsonObject;
  /** The same key to the same webhook is the same message, however often it is told. */
  readonly dedupeKey: string;
}
