import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import type { HubAdvertisement } from '../../application/ports/feed-fetcher.js';
import { HubStore } from '../../application/ports/hub-store.js';
import { QUICK_MS, REST_TO_FETCH } from '../../domain/schedule.js';
import type { HubReliability } from '../../domain/hub-reliability.js';
import type { HubStatus, HubSubscription } from '../../domain/hub-subscription.js';

interface Row {
  readonly token: string;
  readonly secret: string;
  readonly feed_id: number;
  readonly hub_url: string;
  readonly topic_url: string;
  readonly callback_base: string;
  readonly status: HubStatus['status'];
  readonly lease_ends_at: number | null;
  readonly attempts: number;
  readonly next_at: number;
  readonly last_error: string | null;
}

const toSubscription = (row: Row): HubSubscription => ({
  token: row.token,
  secret: row.secret,
  feedId: row.feed_id,
  hubUrl: row.hub_url,
  topicUrl: row.topic_url,
  callbackBase: row.callback_base,
  state: row.status === 'asking' ? { status: 'asking' } : { status: row.status, until: row.lease_ends_at ?? 0 },
  attempts: row.attempts,
  nextAt: row.next_at,
  lastError: row.last_error,
});

const ADVERTISE = `
  insert into feed.advertised_hub as known (feed_id, hub_url, topic_url) values ($1, $2, $3)
  on conflict (feed_id) do update set hub_url = $2, topic_url = $3
  where (known.hub_url, known.topic_url) <> ($2, $3)`;

const STATE = `
  select coalesce(status = 'live' and lease_ends_at > $2 and rung_for is not null, false) as trusted, rung_for
  from feed.hub_subscription where feed_id = $1 and status <> 'leaving'`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const WATCHED = "f.watched and f.status <> 'gone'";

// A feed that names another hub, or itself otherwise, at each fetch does so to its hubs once an hour.
const LEAVE = `
  update feed.hub_subscription s
  set status = 'leaving', lease_ends_at = coalesce(lease_ends_at, $2), attempts = 0, next_at = $2, last_error = null
  where status <> 'leaving' and not exists (
    select 1 from feed.feed f left join feed.advertised_hub a on a.feed_id = f.id
    where f.id = s.feed_id and ${WATCHED} and $1::text is not null
      and (s.begun_at + ${HOUR} > $2 or (a.hub_url, a.topic_url, $1) = (s.hub_url, s.topic_url, s.callback_base)))`;

const BEGIN = `
  insert into feed.hub_subscription (feed_id, hub_url, topic_url, callback_base, begun_at, next_at)
  select a.feed_id, a.hub_url, a.topic_url, $1, $2, $2
  from feed.advertised_hub a join feed.feed f on f.id = a.feed_id and ${WATCHED}
  where not exists (select 1 from feed.hub_subscription s where s.feed_id = a.feed_id and s.status <> 'leaving')`;

const DUE = `
  select * from feed.hub_subscription where next_at <= $1 order by next_at limit 1 for update skip locked`;

const UPDATE = `
  update feed.hub_subscription
  set status = $2, lease_ends_at = $3, attempts = $4, next_at = $5, last_error = $6 where token = $1`;

// Feed first and then what hubs have to do with it: so does who records a fetch.
const LOCK = `
  select 1 from feed.feed where id = (select feed_id from feed.hub_subscription where token = $1) for no key update`;

// What is ordered for later already begins after this call, and is enough. `greatest` passes nulls over. Anybody can be
// a hub: a feed that fails or is slow is not asked at every notification.
const NOTIFIED = `
  with notified as (
    update feed.hub_subscription s
    set rung_for = case when s.rung_for > $2 then s.rung_for
      else greatest($2, s.rung_for + ${MINUTE}, case when f.leased_until > $2 then $2::bigint + ${MINUTE} end,
        f.last_attempt_at + greatest(
          case f.status when 'failing' then ${15 * MINUTE} end, (l.took_ms - ${QUICK_MS}) * ${REST_TO_FETCH})
      ) end
    from feed.feed f left join feed.fetch_log l on l.feed_id = f.id
    where s.token = $1 and f.id = s.feed_id and f.watched
    returning s.feed_id, s.rung_for)
  update feed.feed f set next_check_at = least(f.next_check_at, notified.rung_for)
  from notified where f.id = notified.feed_id and f.next_check_at is not null`;

@Injectable()
export class TypeormHubStore extends HubStore {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async advertised(feedId: number, hub: HubAdvertisement | null): Promise<void> {
    if (hub === null) await this.database.execute('delete from feed.advertised_hub where feed_id = $1', [feedId]);
    else await this.database.execute(ADVERTISE, [feedId, hub.hubUrl, hub.topicUrl]);
  }

  override async reliabilityOf(feedId: number, at: EpochMs): Promise<HubReliability | null> {
    type State = { readonly trusted: boolean; readonly rung_for: number | null };
    const [row] = await this.database.query<State>(STATE, [feedId, at], 'feed.hub-state');
    return row === undefined ? null : { trusted: row.trusted, notifiedFor: row.rung_for };
  }

  override async distrust(feedId: number): Promise<void> {
    const sql = "update feed.hub_subscription set rung_for = null where feed_id = $1 and status <> 'leaving'";
    await this.database.execute(sql, [feedId]);
  }

  override async align(callbackBase: string | null, at: EpochMs): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Two at once would change the same rows in different orders.
      await this.database.lock('feed.hubs');
      await this.database.execute(LEAVE, [callbackBase, at]);
      const over = "delete from feed.hub_subscription where status = 'leaving' and lease_ends_at <= $1";
      await this.database.execute(over, [at]);
      if (callbackBase !== null) await this.database.execute(BEGIN, [callbackBase, at]);
    });
  }

  override takeDue(
    at: EpochMs,
    change: (subscription: HubSubscription) => HubSubscription,
  ): Promise<HubSubscription | null> {
    return this.unitOfWork.run(async () => {
      const [row] = await this.database.query<Row>(DUE, [at]);
      if (row === undefined) return null;
      const changed = change(toSubscription(row));
      await this.save(changed);
      return changed;
    });
  }

  override async byToken(token: string): Promise<HubSubscription | null> {
    const sql = 'select * from feed.hub_subscription where token = $1';
    const [row] = await this.database.query<Row>(sql, [token]);
    return row === undefined ? null : toSubscription(row);
  }

  override async update(
    token: string,
    change: (subscription: HubSubscription) => HubSubscription | null,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const sql = 'select * from feed.hub_subscription where token = $1 for update';
      const [row] = await this.database.query<Row>(sql, [token]);
      if (row === undefined) return;
      const changed = change(toSubscription(row));
      if (changed === null) await this.database.execute('delete from feed.hub_subscription where token = $1', [token]);
      else await this.save(changed);
    });
  }

  override async notified(token: string, at: EpochMs): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.database.query(LOCK, [token]);
      await this.database.execute(NOTIFIED, [token, at]);
    });
  }

  private async save({ state, ...subscription }: HubSubscription): Promise<void> {
    const { token, attempts, nextAt, lastError } = subscription;
    const leaseEndsAt = state.status === 'asking' ? null : state.until;
    await this.database.execute(UPDATE, [token, state.status, leaseEndsAt, attempts, nextAt, lastError]);
  }
}
