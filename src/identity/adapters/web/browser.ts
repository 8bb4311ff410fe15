import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../../../shared/delivery/http/client-address.js';
import {
  DEVICE_COOKIE,
  dropCookie,
  readCookie,
  SESSION_COOKIE,
  SIGN_IN_COOKIE,
  writeCookie,
} from '../../../shared/delivery/http/cookies.js';
import { type Browser, DEVICE_MS, SESSION_MS, type SignedIn } from '../../domain/browser.js';
import type { Visit } from '../../domain/visit.js';
import { CHALLENGE_MS } from '../../accounts/accounts.js';

export const visitOf = ({ ip }: FastifyRequest): Visit => ({ address: clientAddress(ip) });

export const browserOf = (request: FastifyRequest): Browser => ({
  visit: visitOf(request),
  device: readCookie(request.headers.cookie, DEVICE_COOKIE),
  session: readCookie(request.headers.cookie, SESSION_COOKIE),
});

/** Whose password was right, for the page that asks for a code. */
export const keepHalfSignedIn = (reply: FastifyReply, challenge: string): void =>
  writeCookie(reply, { name: SIGN_IN_COOKIE, value: challenge, maxAgeSeconds: CHALLENGE_MS / 1000 });

/** null: nobody's. */
export const halfSignedInOf = (request: FastifyRequest): string | null =>
  readCookie(request.headers.cookie, SIGN_IN_COOKIE);

export const dropHalfSignedIn = (reply: FastifyReply): void => dropCookie(reply, SIGN_IN_COOKIE);

/** The session ends where it is kept; the cookie only has to last as long. */
export function keepSession(reply: FastifyReply, sessionToken: string): void {
  writeCookie(reply, {
    name: SESSION_COOKIE,
    value: sessionToken,
    maxAgeSeconds: SESSION_MS / 1000,
  });
}

export function keepSignedIn(reply: FastifyReply, { sessionToken, deviceToken }: SignedIn): void {
  keepSession(reply, sessionToken);
  writeCookie(reply, {
    name: DEVICE_COOKIE,
    value: deviceToken,
    maxAgeSeconds: DEVICE_MS / 1000,
  });
}
