import { Injectable } from '@nestjs/common';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import { Ids, type CallerId, type WebhookId } from '../../../../shared/kernel/identifiers.js';
import { pageOf, type Page } from '../../../../shared/kernel/page.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import type { SecretKey } from '../../../../shared/storage/secrets/secret-key.js';
import { SecretKeys } from '../../../../shared/storage/secrets/secret-keys.js';
import {
  DeliveryStore,
  type DeliveryPageQuery,
  type DueTerms,
  type Lease,
  type LeasedDelivery,
  type LeaseTerms,
} from '../../application/ports/delivery-store.js';
import type { Addressed, Delivery } from '../../domain/delivery.js';
import type { Notice } from '../../domain/notice.js';
import { wants } from '../../domain/webhook.js';
import { deliveries, toDelivery, type DeliveryRow } from './delivery-row.js';
import { toStateColumns, toWebhook, webhooks, type WebhookRow } from './webhook-row.js';
import {
  CANCEL_WAITING,
  COUNT_OF_CALLER,
  END_LEASE,
  ENQUEUE,
  LEASE_NEXT,
  LOCK_ENABLED,
  LOG,
  MAKE_DUE,
  NEXT,
  NEXT_MESSAGES,
  PURGE,
} from './webhooks.sql.js';

/** Above every row, so that the first page needs no statement of its own. */
const TOP = { at: Number.MAX_SAFE_INTEGER, id: '~' };

@Injectable()
export class TypeormDeliveryStore extends DeliveryStore {
  // oxlint-disable-next-line max-params
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly secrets: SecretKeys,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async enqueue(notices: readonly Notice[], now: EpochMs): Promise<number> {
    return this.unitOfWork.run(async () => {
      const owners = [...new Set(notices.map(({ owner }) => owner))];
      const enabled = await this.database.query<WebhookRow>(LOCK_ENABLED, [owners], 'webhooks.lock-enabled');
      const byOwner = Map.groupBy(enabled, ({ callerId }) => callerId);
      const messages = notices.flatMap((notice) => this.messagesOf(notice, byOwner.get(notice.owner) ?? [], now));
      if (messages.length === 0) return 0;
      const params = [JSON.stringify(messages)];
      const added = await this.database.query<{ id: string; count: number }>(ENQUEUE, params, 'webhooks.enqueue');
      await this.database.query(MAKE_DUE, [added.map(({ id }) => id), now], 'webhooks.make-due');
      return added.reduce((sum, { count }) => sum + count, 0);
    });
  }

  override async lease(terms: LeaseTerms): Promise<readonly LeasedDelivery[]> {
    const { now, leaseUntil: until, busyOrigins, mostFailing, most } = terms;
    const params = [now, busyOrigins, mostFailing, until, most];
    const rows = await this.database.query<WebhookRow>(LEASE_NEXT, params, 'webhooks.lease');
    if (rows.length === 0) return [];
    try {
      return await this.leased(rows, until, now);
    } catch (error) {
      // A program with the wrong key sends nothing, and holds up nobody who has the right one.
      for (const { id: webhookId } of rows) await this.release({ webhookId, until });
      throw error;
    }
  }

  override async nextAt({ now, busyOrigins, mostFailing }: DueTerms): Promise<EpochMs | null> {
    const params = [now, busyOrigins, mostFailing];
    const [row] = await this.database.query<{ next_at: number }>(NEXT, params, 'webhooks.next');
    return row?.next_at ?? null;
  }

  override async record({ lease, delivery }: LeasedDelivery, change: (current: Addressed) => Addressed): Promise<void> {
    const key = await this.secrets.get();
    await this.unitOfWork.run(async () => {
      const row = await this.locked(lease.webhookId);
      if (row === null || row.leasedUntil !== lease.until) return;
      const current = await this.messages.findOneBy({ id: delivery.id });
      if (current?.status === 'pending') await this.keep(change(addressed(key, row, current)));
      await this.endLease(row.id);
    });
  }

  override async release({ webhookId, until }: Lease): Promise<void> {
    await this.unitOfWork.run(async () => {
      const row = await this.locked(webhookId);
      if (row?.leasedUntil === until) await this.endLease(webhookId);
    });
  }

  override async recordTest(delivery: Delivery, change: (current: Addressed) => Addressed): Promise<Delivery | null> {
    const key = await this.secrets.get();
    return this.unitOfWork.run(async () => {
      const row = await this.locked(delivery.webhookId);
      if (row === null) return null;
      const { at: happenedAt, nextAttemptAt: nextAt, ...rest } = delivery;
      await this.messages.insert({ ...rest, happenedAt, nextAt, dedupeKey: delivery.id });
      const changed = change({ webhook: toWebhook(key, row), delivery });
      await this.keep(changed);
      return changed.delivery;
    });
  }

  override async page({ webhookId, after, limit }: DeliveryPageQuery): Promise<Page<Delivery>> {
    const { at, id } = after ?? TOP;
    const rows = await this.database.query<DeliveryRow>(LOG, [webhookId, at, id, limit + 1]);
    const page = pageOf(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
    return { ...page, rows: page.rows.map(toDelivery) };
  }

  override purge(before: EpochMs, except: readonly CallerId[]): Promise<number> {
    return this.database.execute(PURGE, [before, except]);
  }

  override async count(owner: CallerId): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(COUNT_OF_CALLER, [owner]);
    return row?.count ?? 0;
  }

  private async leased(rows: readonly WebhookRow[], until: EpochMs, now: EpochMs): Promise<LeasedDelivery[]> {
    const key = await this.secrets.get();
    const params = [rows.map(({ id }) => id), now];
    const messages = await this.database.query<DeliveryRow>(NEXT_MESSAGES, params, 'webhooks.next-messages');
    const byWebhook = new Map(messages.map((message) => [message.webhookId, message]));
    const leased: LeasedDelivery[] = [];
    for (const row of rows) {
      const message = byWebhook.get(row.id);
      const lease = { webhookId: row.id, until };
      if (message === undefined) await this.release(lease);
      else leased.push({ ...addressed(key, row, message), lease, origin: row.origin });
    }
    return leased;
  }

  private messagesOf({ type, at, data, dedupeKey }: Notice, enabled: readonly WebhookRow[], now: EpochMs) {
    return enabled
      .filter((row) => wants(row, type))
      .map(({ id }) => ({
        id: this.ids.next('msg'),
        webhook_id: id,
        type,
        happened_at: at,
        data,
        dedupe_key: dedupeKey,
        created_at: now,
      }));
  }

  private async keep({ webhook, delivery }: Addressed): Promise<void> {
    const { id, status, attempts, nextAttemptAt: nextAt } = delivery;
    await this.messages.update({ id }, { status, attempts, nextAt });
    await this.rows.update({ id: webhook.id }, toStateColumns(webhook.state));
    if (webhook.state.status === 'disabled') await this.database.execute(CANCEL_WAITING, [webhook.id]);
  }

  private locked(id: WebhookId): Promise<WebhookRow | null> {
    return this.rows.findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  private async endLease(id: WebhookId): Promise<void> {
    await this.database.query(END_LEASE, [id, this.clock.now()], 'webhooks.end-lease');
  }

  private get rows() {
    return this.repositories.of(webhooks);
  }

  private get messages() {
    return this.repositories.of(deliveries);
  }
}

const addressed = (key: SecretKey, row: WebhookRow, message: DeliveryRow): Addressed => ({
  webhook: toWebhook(key, row),
  delivery: toDelivery(message),
});
