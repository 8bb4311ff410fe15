import { createHmac } from 'node:crypto';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId, WebhookId } from '../../../../shared/kernel/identifiers.js';
import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { SecretKey } from '../../../../shared/storage/secrets/secret-key.js';
import type { NoticeType } from '../../domain/notice.js';
import type { DisabledReason, Webhook, WebhookState } from '../../domain/webhook.js';

export interface WebhookRow {
  readonly id: WebhookId;
  readonly callerId: CallerId;
  /** Address, description and secrets, encrypted. */
  readonly sealed: Buffer;
  /** Of the address: a keyed digest, which tells web servers apart and names none. */
  readonly origin: string;
  readonly types: readonly NoticeType[] | null;
  /** null: it is enabled. */
  readonly disabledReason: DisabledReason | null;
  readonly disabledAt: EpochMs | null;
  readonly failures: number;
  readonly failingSince: EpochMs | null;
  readonly restUntil: EpochMs | null;
  /** When the next of its messages may be sent; null: none waits. */
  readonly nextAt: EpochMs | null;
  readonly leasedUntil: EpochMs | null;
  readonly requestKey: string | null;
  readonly requestDigest: string | null;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

export const webhooks = mapTable<WebhookRow>('shows.webhook', {
  id: { type: 'text', collation: 'C', primary: true },
  callerId: { name: 'caller_id', type: 'text', collation: 'C' },
  sealed: { type: 'bytea' },
  origin: { type: 'text', collation: 'C' },
  types: { type: 'json', nullable: true },
  disabledReason: { name: 'disabled_reason', type: 'text', nullable: true },
  disabledAt: { name: 'disabled_at', type: 'bigint', nullable: true },
  failures: { type: 'int' },
  failingSince: { name: 'failing_since', type: 'bigint', nullable: true },
  restUntil: { name: 'rest_until', type: 'bigint', nullable: true },
  nextAt: { name: 'next_at', type: 'bigint', nullable: true },
  leasedUntil: { name: 'leased_until', type: 'bigint', nullable: true },
  requestKey: { name: 'request_key', type: 'text', nullable: true },
  requestDigest: { name: 'request_digest', type: 'text', nullable: true },
  createdAt: { name: 'created_at', type: 'bigint' },
  updatedAt: { name: 'updated_at', type: 'bigint' },
});

const PURPOSE = 'webhooks';
const ORIGINS = 'origins of webhooks';

type Sealed = Pick<Webhook, 'url' | 'description' | 'secrets'>;
/** What the domain knows of a row; the rest concerns the workers and who asks twice. */
export type KnownRow = Omit<WebhookRow, 'nextAt' | 'leasedUntil' | 'requestKey' | 'requestDigest'>;

const originOf = (key: SecretKey, url: string): string =>
  createHmac('sha256', key.derive(ORIGINS)).update(new URL(url).host).digest('base64url');

const stateOf = (row: KnownRow): WebhookState => {
  const { disabledReason: reason, disabledAt, failures, failingSince, restUntil } = row;
  if (reason !== null) return { status: 'disabled', reason, at: disabledAt ?? row.updatedAt };
  return { status: 'enabled', failures, failingSince, restUntil };
};

export function toWebhook(key: SecretKey, row: KnownRow): Webhook {
  const { id, callerId: owner, types, createdAt, updatedAt } = row;
  const { url, description, secrets } = JSON.parse(key.open(PURPOSE, id, row.sealed)) as Sealed;
  return { id, owner, url, description, types, secrets, state: stateOf(row), createdAt, updatedAt };
}

type StateColumns = Pick<KnownRow, 'disabledReason' | 'disabledAt' | 'failures' | 'failingSince' | 'restUntil'>;

export const toStateColumns = (state: WebhookState): StateColumns => {
  if (state.status === 'disabled') {
    return { disabledReason: state.reason, disabledAt: state.at, failures: 0, failingSince: null, restUntil: null };
  }
  const { failures, failingSince, restUntil } = state;
  return { disabledReason: null, disabledAt: null, failures, failingSince, restUntil };
};

export function toWebhookRow(key: SecretKey, webhook: Webhook): KnownRow {
  const { id, owner, types, url, description, secrets, state, createdAt, updatedAt } = webhook;
  return {
    id,
    callerId: owner,
    sealed: key.seal(PURPOSE, id, JSON.stringify({ url, description, secrets } satisfies Sealed)),
    origin: originOf(key, url),
    types,
    ...toStateColumns(state),
    createdAt,
    updatedAt,
  };
}
