import type { SecurityContactSettings } from '../../../config/security-contact-settings.js';
import type { EpochMs } from '../../kernel/clock.js';
import { SECURITY_TXT } from './site-map.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 §2.5.5 recommends less than a year. */
const VALID_DAYS = 180;

/**
 * RFC 9116. It is made of settings that hold for as long as the program runs, so it is as fresh as its answer: it never
 * gets stale, and changes once a day. null: nobody has said whom to tell.
 */
export function securityTxt(settings: SecurityContactSettings, baseUrl: string, now: EpochMs): string | null {
  const { securityContacts, securityPolicy, securityLanguages } = settings;
  if (securityContacts.length === 0) return null;
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS);
  const fields = [
    ...securityContacts.map((contact) => ['Contact', contact]),
    ['Expires', expires.toISOString().replace('.000', '')],
    ...(securityLanguages.length > 0 ? [['Preferred-Languages', securityLanguages.join(', ')]] : []),
    // Only an https address may be named: a copy of this file elsewhere is then known to be one.
    ...(baseUrl.startsWith('https:') ? [['Canonical', baseUrl + SECURITY_TXT[0]]] : []),
    ...(securityPolicy === null ? [] : [['Policy', securityPolicy]]),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
