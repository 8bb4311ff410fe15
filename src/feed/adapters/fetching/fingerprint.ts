import { createHash } from 'node:crypto';
import type { Validators } from '../../application/ports/feed-fetcher.js';

const digest = (of: string | Uint8Array): string => createHash('sha256').update(of).digest('base64url');

/**
 * What was read, and where, after redirects: the same bytes at another address are another document, because relative
 * addresses in it lead elsewhere.
 */
export const fingerprint = (url: string, body: Uint8Array): string => `${digest(url)}.${digest(body)}`;

/** Whether what a former fetch left is about this very address, and so may be asked about there. */
export const readAt = (former: Validators | null, url: string): boolean =>
  former?.bodyHash?.startsWith(`${digest(url)}.`) === true;
