import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { JsonObject } from '../../../../shared/kernel/json.js';
import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { Delivery } from '../../domain/delivery.js';

export interface DeliveryRow extends Omit<Delivery, 'at' | 'data' | 'nextAttemptAt'> {
  readonly data: object;
  readonly happenedAt: EpochMs;
  /** The same key to the same webhook is the same message. */
  readonly dedupeKey: string;
  readonly nextAt: EpochMs | null;
}

// json, not jsonb: every try sends the same bytes.
export const deliveries = mapTable<DeliveryRow>('shows.webhook_delivery', {
  id: { type: 'text', collation: 'C', primary: true },
  webhookId: { name: 'webhook_id', type: 'text', collation: 'C' },
  type: { type: 'text' },
  happenedAt: { name: 'happened_at', type: 'bigint' },
  data: { type: 'json' },
  dedupeKey: { name: 'dedupe_key', type: 'text', collation: 'C' },
  status: { type: 'text' },
  attempts: { type: 'json' },
  nextAt: { name: 'next_at', type: 'bigint', nullable: true },
  createdAt: { name: 'created_at', type: 'bigint' },
});

export const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  webhookId: row.webhookId,
  type: row.type,
  at: row.happenedAt,
  data: row.data as JsonObject,
  status: row.status,
  attempts: row.attempts,
  nextAttemptAt: row.nextAt,
  createdAt: row.createdAt,
});
