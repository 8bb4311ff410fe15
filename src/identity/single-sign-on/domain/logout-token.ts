import { identifierClaim } from './identifier-claim.js';
import { LogoutTokenRefused } from './sign-on.js';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Somebody signed out at the issuer: of one session there, or of all. */
export interface LogoutNotice {
  /** Never used twice. */
  readonly jti: string;
  readonly subject: string | null;
  readonly sid: string | null;
}

/**
 * OpenID Connect Back-Channel Logout 1.0 §2.6, of a token whose signature, issuer, audience and age are right: an ID token,
 * which has all these too, is none. Throws LogoutTokenRefused.
 */
export function logoutNoticeOf(claims: Readonly<Record<string, unknown>>): LogoutNotice {
  const { events, nonce, jti } = claims;
  const isLogout = typeof events === 'object' && events !== null && isObject(Reflect.get(events, EVENT));
  if (!isLogout) throw new LogoutTokenRefused('logout_token must have the event of a back-channel logout.');
  if (nonce !== undefined) throw new LogoutTokenRefused('logout_token must have no nonce.');
  if (typeof jti !== 'string' || jti === '') throw new LogoutTokenRefused('logout_token must have a jti.');
  const [subject, sid] = [identifierClaim(claims['sub']), identifierClaim(claims['sid'])];
  if (subject === null && sid === null) throw new LogoutTokenRefused('logout_token must have a sub or a sid.');
  return { jti, subject, sid };
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
