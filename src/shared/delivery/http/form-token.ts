import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { FORM_COOKIE, readCookie, SESSION_COOKIE } from './cookies.js';
import { FormRefused } from './errors/refusals.js';
import type { FormFields } from './form-body.js';

/** The hidden field of every form of ours. */
export const FORM_TOKEN_FIELD = 'form_token';

const SECRET = /^[\w-]{43}$/;

export const newFormSecret = (): string => randomBytes(32).toString('base64url');

/** The secret in the form cookie; null: absent or not in our format. */
export function formSecretOf({ headers }: FastifyRequest): string | null {
  const secret = readCookie(headers.cookie, FORM_COOKIE);
  return secret !== null && SECRET.test(secret) ? secret : null;
}

/**
 * The CSRF token, derived from the form cookie and the session cookie, valid or not. An attacker who plants a form
 * cookie (from a sibling domain) still lacks the session; a token of one session is invalid in the next.
 */
export function formTokenOf(request: FastifyRequest, secret: string): string {
  const session = readCookie(request.headers.cookie, SESSION_COOKIE) ?? '';
  return createHmac('sha256', secret).update(session).digest('base64url');
}

/** The fields without the form token. Throws FormRefused when it is missing, another browser's or another session's. */
export function takeFormToken(request: FastifyRequest, fields: FormFields): FormFields {
  const { [FORM_TOKEN_FIELD]: given, ...rest } = fields;
  const secret = formSecretOf(request);
  if (given === undefined || secret === null) throw new FormRefused();
  const [shown, wanted] = [Buffer.from(given), Buffer.from(formTokenOf(request, secret))];
  if (shown.length !== wanted.length || !timingSafeEqual(shown, wanted)) throw new FormRefused();
  return Object.assign(Object.create(null) as object, rest);
}
