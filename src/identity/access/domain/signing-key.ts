import type { EpochMs } from '../../../shared/kernel/clock.js';

const MINUTE_MS = 60_000;

/** A new key is published for so long before it signs: each node knows it by then, and clients find it. */
const PUBLISHED_BEFORE_MS = 2 * MINUTE_MS;
/** What an old key has signed is valid for minutes; clients may keep the set of keys for hours. */
const PUBLISHED_AFTER_MS = 24 * 60 * MINUTE_MS;

export interface SigningKeyAge {
  readonly id: string;
  readonly createdAt: EpochMs;
}

/**
 * The keys that belong into the JWKS (RFC 7517), the one that signs first. Follows from when keys were made, so all
 * nodes change keys at the same time without telling each other. Empty only when there are none.
 */
export function publishedKeys<Key extends SigningKeyAge>(keys: readonly Key[], now: EpochMs): readonly Key[] {
  const newestFirst = [...keys].sort((a, b) => b.createdAt - a.createdAt);
  const ready = newestFirst.findIndex(({ createdAt }) => now - createdAt >= PUBLISHED_BEFORE_MS);
  const signing = ready === -1 ? newestFirst.length - 1 : ready;
  const isPublished = (at: number): boolean => {
    const successor = newestFirst[at - 1];
    if (at <= signing || successor === undefined) return true;
    return now - (successor.createdAt + PUBLISHED_BEFORE_MS) < PUBLISHED_AFTER_MS;
  };
  const others = newestFirst.filter((_, at) => at !== signing && isPublished(at));
  return [...newestFirst.slice(signing, signing + 1), ...others];
}
