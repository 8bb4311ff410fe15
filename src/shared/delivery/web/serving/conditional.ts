import type { FastifyRequest } from 'fastify';
import type { EpochMs } from '../../../kernel/clock.js';

/** What a client may compare its copy by. */
export interface Validators {
  /** Without the quotation marks. */
  readonly tag: string;
  readonly modifiedAt?: EpochMs;
}

const SECOND = 1000;

/** HTTP dates have whole seconds. The next one: a copy of within the second of a change may be of before it. */
const dateOf = (modifiedAt: EpochMs): EpochMs => Math.ceil(modifiedAt / SECOND) * SECOND;

/** The weak comparison of RFC 9110 §13.1.2: caches on the way may have weakened our tag. */
export const knowsTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((given) => ['*', `"${tag}"`].includes(given.trim().replace(/^W\//, ''))) ?? false;

/** Whether the client has it already. A tag is asked first, and alone where there is one (RFC 9110 §13.2.2). */
export function isUnchanged({ headers }: FastifyRequest, { tag, modifiedAt }: Validators): boolean {
  if (headers['if-none-match'] !== undefined) return knowsTag(headers['if-none-match'], tag);
  const since = headers['if-modified-since'];
  if (since === undefined || modifiedAt === undefined) return false;
  return Date.parse(since) >= dateOf(modifiedAt);
}

/** The headers by which it can be compared later. What changed just now may change again within the second. */
export const validatorHeaders = ({ tag, modifiedAt }: Validators, now: EpochMs): Readonly<Record<string, string>> => ({
  etag: `"${tag}"`,
  ...(modifiedAt !== undefined &&
    now - modifiedAt > 2 * SECOND && { 'last-modified': new Date(dateOf(modifiedAt)).toUTCString() }),
});
