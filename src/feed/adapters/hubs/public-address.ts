import { isIP } from 'node:net';
import type { FeedSettings } from '../../../config/feed-settings.js';
import type { HttpSettings } from '../../../config/http-settings.js';
import { AddressGuard } from '../../../shared/outbound/network/address-guard.js';

/** RFC 6761, 6762, 8375, and what home and company networks are called. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|private|lan|home|corp|home\.arpa|test|invalid)\.?$/;

/** Our callback address for hubs; null: we cannot be reached in public, or WEBSUB is off. */
export function callbackBaseOf(
  { baseUrl }: Pick<HttpSettings, 'baseUrl'>,
  { webSub }: Pick<FeedSettings, 'webSub'>,
): string | null {
  if (webSub === 'auto') return isPublic(new URL(baseUrl)) ? baseUrl : null;
  return webSub === 'on' ? baseUrl : null;
}

function isPublic({ protocol, hostname }: URL): boolean {
  if (protocol !== 'https:') return false;
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) return new AddressGuard([]).allows(literal);
  return hostname.includes('.') && !PRIVATE_NAME.test(hostname);
}
