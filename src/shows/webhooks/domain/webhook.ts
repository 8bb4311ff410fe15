import type { EpochMs } from '../../../shared/kernel/clock.js';
import { DomainError, InvalidRequest, NotFound } from '../../../shared/kernel/domain-error.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { CallerId, WebhookId } from '../../../shared/kernel/identifiers.js';
import type { NoticeType } from './notice.js';

export const MOST_WEBHOOKS = 10;
export const LONGEST = { url: 2_000, description: 200 } as const;
const OVERLAP_MS = 24 * 3_600_000;
/** Each is a signature in a header of every message. */
const MOST_SECRETS = 4;

/** In the form of Standard Webhooks: `whsec_` and base64. */
export interface SigningSecret {
  readonly value: string;
  /** null: until it is rotated. */
  readonly until: EpochMs | null;
}

/**
 * by_owner: they switched it off. gone: it answered 410. failing: it took nothing for days. account_secured: somebody else
 * may have set it up, or know its secret.
 */
export const DISABLED_REASONS = ['by_owner', 'gone', 'failing', 'account_secured'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

export interface Enabled {
  readonly status: 'enabled';
  /** In a row, of all its messages. */
  readonly failures: number;
  /** The first of them; null: the last message was taken. */
  readonly failingSince: EpochMs | null;
  /** Nothing is sent before; null: nothing to wait for. */
  readonly restUntil: EpochMs | null;
}

export type WebhookState =
  Enabled | { readonly status: 'disabled'; readonly reason: DisabledReason; readonly at: EpochMs };

/** An address of a member's that is told what happens to their briefings and sources. */
export interface Webhook {
  readonly id: WebhookId;
  readonly owner: CallerId;
  readonly url: string;
  readonly description: string | null;
  /** null: all, also those that are added later. */
  readonly types: readonly NoticeType[] | null;
  /** Newest first. */
  readonly secrets: readonly SigningSecret[];
  readonly state: WebhookState;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

export class WebhooksAreForMembers extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'forbidden';

  constructor() {
    super('Webhooks are for members: sign in, or let a person take over this work, and call again.');
  }
}

export class TooManyWebhooks extends InvalidRequest {
  constructor() {
    super(`There are ${MOST_WEBHOOKS} webhooks already, which is the most a member can have. Delete one first.`);
  }
}

export class WebhookNotFound extends NotFound {
  constructor() {
    super('There is no webhook of this id; webhooks/list shows those that there are.');
  }
}

/** Throws WebhooksAreForMembers. */
export function assertMember({ kind }: Caller): void {
  if (kind !== 'member') throw new WebhooksAreForMembers();
}

const WELL: Enabled = { status: 'enabled', failures: 0, failingSince: null, restUntil: null };

export interface NewWebhook extends Pick<Webhook, 'id' | 'owner' | 'url' | 'description' | 'types'> {
  readonly secret: string;
}

/** `count`: of webhooks that the owner has. Throws TooManyWebhooks. */
export function newWebhook({ secret, ...wanted }: NewWebhook, count: number, at: EpochMs): Webhook {
  if (count >= MOST_WEBHOOKS) throw new TooManyWebhooks();
  return { ...wanted, secrets: [{ value: secret, until: null }], state: WELL, createdAt: at, updatedAt: at };
}

export interface WebhookChanges extends Partial<Pick<Webhook, 'url' | 'description' | 'types'>> {
  readonly enabled?: boolean;
}

/** Switching on, or another address, forgives the failures so far. */
export function changed(webhook: Webhook, { enabled, ...changes }: WebhookChanges, at: EpochMs): Webhook {
  const moved = changes.url !== undefined && changes.url !== webhook.url;
  return { ...webhook, ...changes, state: stateAfter(webhook.state, { enabled, moved }, at), updatedAt: at };
}

function stateAfter(
  state: WebhookState,
  { enabled, moved }: { readonly enabled: boolean | undefined; readonly moved: boolean },
  at: EpochMs,
): WebhookState {
  if (enabled === false) return state.status === 'disabled' ? state : { status: 'disabled', reason: 'by_owner', at };
  return enabled === true || (moved && state.status === 'enabled') ? WELL : state;
}

/** The secrets so far sign for another day, so that a receiver can change over without losing a message. */
export function rotated(webhook: Webhook, secret: string, at: EpochMs): Webhook {
  const before = secretsAt(webhook, at).map(({ value, until }) => ({ value, until: until ?? at + OVERLAP_MS }));
  return { ...webhook, secrets: [{ value: secret, until: null }, ...before].slice(0, MOST_SECRETS), updatedAt: at };
}

/** Switched off, and its secrets sign nothing any more: whoever switches it on looks at the address and rotates first. */
export function secured(webhook: Webhook, secret: string, at: EpochMs): Webhook {
  const state = { status: 'disabled', reason: 'account_secured', at } as const;
  return { ...webhook, secrets: [{ value: secret, until: null }], state, updatedAt: at };
}

/** Those that sign now, newest first. */
export const secretsAt = ({ secrets }: Pick<Webhook, 'secrets'>, now: EpochMs): readonly SigningSecret[] =>
  secrets.filter(({ until }) => until === null || until > now);

export const wants = ({ types }: Pick<Webhook, 'types'>, type: NoticeType): boolean =>
  types === null || types.includes(type);
