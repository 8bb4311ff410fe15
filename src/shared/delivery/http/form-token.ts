import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { FORM_COOKIE, readCookie, SESSION_COOKIE } from './cookies.js';
import { FormCookieMissing, FormRefused } from './errors/refusals.js';
import type { FormFields } from './bodies/form-body.js';

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
function tokenOf(request: FastifyRequest, secret: string): Buffer {
  const session = readCookie(request.headers.cookie, SESSION_COOKIE) ?? '';
  return createHmac('sha256', secret).update(session).digest();
}

/** For the hidden field FORM_TOKEN_FIELD. */
export const formTokenOf = (request: FastifyRequest, secret: string): string => masked(tokenOf(request, secret));

/**
 * As it is written into a page: each time behind another random mask, because pages are compressed, and the length of
 * what repeats in them tells (BREACH). It takes nothing but the page itself to remove the mask.
 */
function masked(token: Buffer): string {
  const mask = randomBytes(token.length);
  return Buffer.concat([mask, xor(mask, token)]).toString('base64url');
}

function unmasked(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  const half = bytes.length / 2;
  return xor(bytes.subarray(0, half), bytes.subarray(half));
}

const xor = (a: Buffer, b: Buffer): Buffer => Buffer.from(a.map((byte, index) => byte ^ (b[index] ?? 0)));

/** The fields without the form token. Throws FormRefused when it is missing, another browser's or another session's. */
export function takeFormToken(request: FastifyRequest, fields: FormFields): FormFields {
  const { [FORM_TOKEN_FIELD]: given, ...rest } = fields;
  if (readCookie(request.headers.cookie, FORM_COOKIE) === null) throw new FormCookieMissing();
  const secret = formSecretOf(request);
  if (given === undefined || secret === null) throw new FormRefused();
  const [shown, wanted] = [unmasked(given), tokenOf(request, secret)];
  if (shown.length !== wanted.length || !timingSafeEqual(shown, wanted)) throw new FormRefused();
  return Object.assign(Object.create(null) as object, rest);
}
