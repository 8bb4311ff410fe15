import type { Brand } from './brand.js';

/** `shw_…`: a standing briefing. */
export type ShowId = Brand<'ShowId'>;
/** `usr_…`: somebody with a token, anonymous or a member. */
export type CallerId = Brand<'CallerId'>;
/** `src_…`: one caller's subscription to one feed. Wire: source. */
export type SubscriptionId = Brand<'SubscriptionId'>;
/** `fld_…`: a folder of one caller's subscriptions. */
export type FolderId = Brand<'FolderId'>;
/** `rul_…`: what one caller says about all items, or those of some sources. */
export type RuleId = Brand<'RuleId'>;
/** `itm_…`: one entry of one feed, shared by all subscribers of the feed. Wire: item. */
export type FeedItemId = Brand<'FeedItemId'>;
/** `art_…`: a briefing, or the quick read of one. Wire: artifact. */
export type BriefingId = Brand<'BriefingId'>;

/** `whk_…`: an address that is told by POST requests. */
export type WebhookId = Brand<'WebhookId'>;
/** `msg_…`: one message to one webhook, the same on every try. */
export type MessageId = Brand<'MessageId'>;

/** `hld_…`: a reason for which the records of one caller are kept. */
export type LegalHoldId = Brand<'LegalHoldId'>;

/** Id prefixes on the wire: `<prefix>_<26 characters>`, a UUIDv7 in the TypeID encoding. `prn` is in cursors only. */
export type IdPrefix = 'src' | 'itm' | 'art' | 'usr' | 'prn' | 'shw' | 'whk' | 'msg' | 'fld' | 'rul' | 'hld';

const SUFFIX = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** Whether `value` is a well-formed id with that prefix. Malformed ids never reach the database. */
export const isId = (prefix: IdPrefix, value: string): boolean =>
  value.startsWith(`${prefix}_`) && SUFFIX.test(value.slice(prefix.length + 1));

/** Makes new ids. Ids of one process rise with time (UUIDv7, RFC 9562 §5.7). */
export abstract class Ids {
  abstract next(prefix: IdPrefix): string;
  /** 128 random bits, base64url: for links that must not be guessed. Unrelated to any id. */
  abstract secretSlug(): string;
}
