import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/kernel/clock.js';
import { keyStandsFor, type RequestKey } from '../../../../shared/kernel/idempotency.js';
import { isId, type CallerId } from '../../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { SecretKeys } from '../../../../shared/storage/secrets/secret-keys.js';
import { WebhookStore } from '../../application/ports/webhook-store.js';
import type { Webhook } from '../../domain/webhook.js';
import { toWebhook, toWebhookRow, webhooks, type WebhookRow } from './webhook-row.js';
import { CANCEL_WAITING, END_LEASE } from './webhooks.sql.js';

@Injectable()
export class TypeormWebhookStore extends WebhookStore {
  // oxlint-disable-next-line max-params
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly secrets: SecretKeys,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async all(owner: CallerId): Promise<readonly Webhook[]> {
    const rows = await this.rows.find({ where: { callerId: owner }, order: { createdAt: 'asc', id: 'asc' } });
    const key = await this.secrets.get();
    return rows.map((row) => toWebhook(key, row));
  }

  override async find(owner: CallerId, id: string): Promise<Webhook | null> {
    const row = await this.row(owner, id);
    return row === null ? null : toWebhook(await this.secrets.get(), row);
  }

  override add(owner: CallerId, request: RequestKey | null, make: (count: number) => Webhook): Promise<Webhook> {
    return this.oneAtATime(owner, async () => {
      const earlier = request === null ? null : await this.madeBy(owner, request);
      if (earlier !== null) return earlier;
      const webhook = make(await this.count(owner));
      const columns = { requestKey: request?.key ?? null, requestDigest: request?.digest ?? null };
      const idle = { nextAt: null, leasedUntil: null };
      await this.rows.insert({ ...toWebhookRow(await this.secrets.get(), webhook), ...columns, ...idle });
      return webhook;
    });
  }

  override update(owner: CallerId, id: string, change: (webhook: Webhook) => Webhook): Promise<Webhook | null> {
    return this.unitOfWork.run(async () => {
      // Locked as a worker locks it that records a try: neither overwrites what the other found.
      const row = await this.row(owner, id, true);
      if (row === null) return null;
      const key = await this.secrets.get();
      const webhook = change(toWebhook(key, row));
      await this.rows.update({ id: row.id }, toWebhookRow(key, webhook));
      if (webhook.state.status === 'disabled') await this.cancelWaiting(row);
      return webhook;
    });
  }

  override async delete(owner: CallerId, id: string): Promise<boolean> {
    const { affected } = await this.rows.delete({ callerId: owner, id: id as WebhookRow['id'] });
    return (affected ?? 0) > 0;
  }

  override count(owner: CallerId): Promise<number> {
    return this.rows.countBy({ callerId: owner });
  }

  override async erase(owner: CallerId): Promise<void> {
    await this.oneAtATime(owner, () => this.rows.delete({ callerId: owner }));
  }

  override async takeOver(from: CallerId, to: CallerId): Promise<void> {
    await this.oneAtATime(from, () =>
      this.rows.update({ callerId: from }, { callerId: to, requestKey: null, requestDigest: null }),
    );
  }

  private async madeBy(owner: CallerId, { key, digest }: RequestKey): Promise<Webhook | null> {
    const row = await this.rows.findOne({ where: { callerId: owner, requestKey: key }, order: { createdAt: 'desc' } });
    if (row === null) return null;
    const use = { digest: row.requestDigest ?? '', usedAt: row.createdAt };
    return keyStandsFor(digest, use, this.clock.now()) ? toWebhook(await this.secrets.get(), row) : null;
  }

  private async cancelWaiting({ id }: WebhookRow): Promise<void> {
    await this.database.execute(CANCEL_WAITING, [id]);
    await this.database.execute(END_LEASE, [id, this.clock.now()]);
  }

  private row(owner: CallerId, id: string, locked = false): Promise<WebhookRow | null> {
    if (!isId('whk', id)) return Promise.resolve(null);
    const lock = locked ? ({ lock: { mode: 'for_no_key_update' } } as const) : {};
    return this.rows.findOne({ where: { callerId: owner, id: id as WebhookRow['id'] }, ...lock });
  }

  private oneAtATime<T>(owner: CallerId, work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async () => {
      await this.database.lock(`shows.webhook ${owner}`);
      return work();
    });
  }

  private get rows() {
    return this.repositories.of(webhooks);
  }
}
