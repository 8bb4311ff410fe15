import { createHash } from 'node:crypto';
import type { RequestKey } from '../../../kernel/idempotency.js';

const LONGEST_FIELD = 40;

/**
 * The idempotency key of a form that makes something. `page` is the form's field `key`, new on every page that is
 * shown: loading the answer again makes nothing new, while one page may make several things, after going back and
 * typing others. No header can have a space in it, so no agent's key is ever the same.
 */
export function pageKey(page: string | undefined, wanted: object): RequestKey {
  const digest = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
  return { key: `page ${(page ?? '').slice(0, LONGEST_FIELD)} ${digest}`, digest };
}
