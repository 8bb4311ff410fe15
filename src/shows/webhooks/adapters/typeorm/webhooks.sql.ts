import { columnsOf } from '../../../../shared/storage/database/mapped-table.js';
import { deliveries } from './delivery-row.js';
import { webhooks } from './webhook-row.js';

const MINUTE = 60_000;

/** $1: now. A lease that ends later than any lease can was made by a clock that is wrong. */
const FREE = `(leased_until is null or leased_until <= $1 or leased_until > $1::bigint + ${10 * MINUTE})`;
/** $1: now, $2: origins that are busy, $3: how many of those that did not take the last message. */
const CAN_BE_SENT = `${FREE} and origin <> all($2::text[]) and ($3::int > 0 or failing_since is null)`;
/** Looked at for each that is leased: the others are of the same web server, say. */
const LOOKED_AT = 8;

/**
 * $4: until when, $5: how many. The index webhook_due is in the order of waiting, so reading ends early. One of each
 * origin at a time; what another process takes meanwhile is passed over.
 */
export const LEASE_NEXT = `
  with head as (
    select id, origin, next_at, failing_since is not null as fails from shows.webhook
    where next_at <= $1 and ${CAN_BE_SENT} order by next_at limit $5::int * ${LOOKED_AT}),
  ranked as (
    select *, row_number() over (partition by origin order by next_at, id) as of_origin,
      row_number() over (partition by fails order by next_at, id) as of_health
    from head),
  chosen as (
    select id from ranked where of_origin = 1 and (not fails or of_health <= $3) order by next_at limit $5::int),
  due as (
    select w.id from shows.webhook w join chosen on chosen.id = w.id
    where w.next_at <= $1 and ${FREE} for update of w skip locked)
  update shows.webhook w set leased_until = $4 from due where w.id = due.id returning ${columnsOf(webhooks, 'w')}`;

export const NEXT = `
  select next_at from shows.webhook where next_at is not null and ${CAN_BE_SENT} order by next_at limit 1`;

/** $1: webhooks, $2: now. One of each. */
export const NEXT_MESSAGES = `
  select ${columnsOf(deliveries, 'd')} from unnest($1::text[]) webhook (id)
  cross join lateral (
    select * from shows.webhook_delivery
    where webhook_id = webhook.id and next_at <= $2 order by next_at, id limit 1) d`;

/** Locked in the order of their ids, so that two batches of notices cannot deadlock. */
export const LOCK_ENABLED = `
  select ${columnsOf(webhooks, 'w')} from shows.webhook w
  where caller_id = any($1::text[]) and disabled_reason is null order by id for no key update`;

/** $1: messages as rows, in json. Returns the webhooks that have a new one. */
export const ENQUEUE = `
  with added as (
    insert into shows.webhook_delivery
      (id, webhook_id, type, happened_at, data, dedupe_key, status, attempts, next_at, created_at)
    select id, webhook_id, type, happened_at, data, dedupe_key, 'pending', '[]', created_at, created_at
    from json_to_recordset($1::json) as message (
      id text, webhook_id text, type text, happened_at bigint, data json, dedupe_key text, created_at bigint)
    on conflict (webhook_id, dedupe_key) do nothing
    returning webhook_id)
  select webhook_id as id, count(*)::int as count from added group by webhook_id`;

/** $1: webhooks that have a new message, $2: now. */
export const MAKE_DUE = `
  update shows.webhook set next_at = least(next_at, greatest(rest_until, $2::bigint)) where id = any($1::text[])`;

/**
 * $1: the webhook, $2: now. Its next message makes it due again, behind those that wait already; it is free from now on.
 * Of a webhook that is switched off nothing waits.
 */
export const END_LEASE = `
  update shows.webhook w set leased_until = null, next_at = (
    select greatest(min(d.next_at), w.rest_until, $2::bigint) from shows.webhook_delivery d
    where d.webhook_id = w.id and d.next_at is not null and w.disabled_reason is null
    having min(d.next_at) is not null)
  where w.id = $1`;

/** What waits is cancelled; $1: the webhook. */
export const CANCEL_WAITING = `
  update shows.webhook_delivery set status = 'cancelled', next_at = null where webhook_id = $1 and next_at is not null`;

/** $1: the webhook, $2 and $3: the cursor, $4: how many. */
export const LOG = `
  select ${columnsOf(deliveries, 'd')} from shows.webhook_delivery d
  where webhook_id = $1 and (created_at, id) < ($2, $3) order by created_at desc, id desc limit $4`;

export const PURGE = `
  delete from shows.webhook_delivery where created_at < $1 and next_at is null and not exists (
    select from shows.webhook where webhook.id = webhook_delivery.webhook_id and caller_id = any($2))`;

export const COUNT_OF_CALLER = `
  select count(*)::int as count from shows.webhook_delivery d join shows.webhook w on w.id = d.webhook_id
  where w.caller_id = $1`;
