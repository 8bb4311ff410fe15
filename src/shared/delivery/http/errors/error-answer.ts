import { HttpException } from '@nestjs/common';
import { MAX_BODY_BYTES } from '../contract.js';
import { DomainError, type RefusalKind } from '../../../kernel/domain-error.js';
import type { JsonObject } from '../../../kernel/json.js';
import { isOutage } from './outage.js';
import {
  CrossSite,
  FormRefused,
  InsufficientScope,
  MethodNotAllowed,
  RateLimited,
  RoleRequired,
  SignInRequired,
  UnknownRoute,
  Unauthorized,
  UnsupportedMediaType,
} from './refusals.js';

/** What a caller gets to see of an error. */
export interface ErrorAnswer {
  readonly status: number;
  readonly body: JsonObject & { readonly error: string; readonly message: string };
  readonly headers: Readonly<Record<string, string>>;
}

const RETRY_AFTER_OUTAGE = { 'retry-after': '5' };

const STATUS: Record<RefusalKind, number> = {
  invalid: 400,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  unprocessable: 422,
  exhausted: 429,
  unavailable: 503,
};

/** For statuses that Fastify and Nest decide on; the rest of 4xx is an invalid request of some other kind. */
const PROTOCOL: Readonly<Record<number, readonly [error: string, message: string]>> = {
  404: ['not_found', 'There is nothing here.'],
  405: ['method_not_allowed', 'This method is not allowed here.'],
  413: ['payload_too_large', `The body must be at most ${MAX_BODY_BYTES} bytes.`],
  415: ['unsupported_media_type', 'Content-Type must be application/json.'],
  429: ['rate_limited', 'Too many requests; try again later.'],
};

const answer = (
  status: number,
  error: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): ErrorAnswer => ({ status, body: { error, message }, headers });

/** What knows how long it takes says so. */
function retryAfter(error: DomainError): Readonly<Record<string, string>> {
  const { retryAfterSeconds } = error as { retryAfterSeconds?: number };
  return retryAfterSeconds === undefined ? RETRY_AFTER_OUTAGE : { 'retry-after': String(retryAfterSeconds) };
}

function ofDomain(error: DomainError): ErrorAnswer {
  const { details } = error as { details?: JsonObject };
  // Callers get one code for every outage; the log says which component is unavailable.
  const code = error.kind === 'unavailable' ? 'unavailable' : error.code;
  const headers = error.kind === 'unavailable' ? retryAfter(error) : {};
  const base = answer(STATUS[error.kind], code, error.message, headers);
  return { ...base, body: { ...details, ...base.body } };
}

const isForbidden = (error: unknown): error is Error =>
  error instanceof CrossSite || error instanceof FormRefused || error instanceof RoleRequired;

function ofKit(error: unknown): ErrorAnswer | null {
  if (error instanceof Unauthorized) {
    return answer(401, 'unauthorized', error.message, { 'www-authenticate': error.challenge });
  }
  if (error instanceof InsufficientScope) {
    return answer(403, 'insufficient_scope', error.message, { 'www-authenticate': error.challenge });
  }
  if (isForbidden(error)) return answer(403, 'forbidden', error.message);
  if (error instanceof SignInRequired) return answer(401, 'unauthorized', error.message);
  if (error instanceof RateLimited) {
    return answer(429, 'rate_limited', error.message, { 'retry-after': String(error.retryAfterSeconds) });
  }
  if (error instanceof MethodNotAllowed) {
    return answer(405, 'method_not_allowed', error.message, { allow: error.allowed.join(', ') });
  }
  if (error instanceof UnknownRoute) return answer(404, 'not_found', error.message);
  if (error instanceof UnsupportedMediaType) return answer(415, 'unsupported_media_type', error.message);
  return null;
}

/** Fastify's errors carry `statusCode`, Nest's have a method. Their messages may quote input, so ours are sent. */
function ofProtocol(error: unknown): ErrorAnswer | null {
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  const status = error instanceof HttpException ? error.getStatus() : Number(statusCode);
  if (!(status >= 400 && status < 500)) return null;
  const [code, message] = PROTOCOL[status] ?? ['invalid_request', 'The request is malformed.'];
  return answer(status, code, message);
}

/** Whether the error is an expected refusal, and not a bug or an outage that an operator wants to see. */
export const isRefusal = (error: unknown): boolean => errorAnswer(error).status < 500;

/** The one mapping of errors to HTTP. An unknown error is a bug: 500, without any detail. */
export function errorAnswer(error: unknown): ErrorAnswer {
  if (error instanceof DomainError) return ofDomain(error);
  const kit = ofKit(error);
  if (kit !== null) return kit;
  const protocol = ofProtocol(error);
  // A caller that leaves in the middle of its body is reset as a database is, and has the status that Fastify gave it.
  if (protocol !== null) return protocol;
  if (isOutage(error)) {
    return answer(
      503,
      'unavailable',
      'The service is not ready for this right now; try again soon.',
      RETRY_AFTER_OUTAGE,
    );
  }
  return answer(500, 'internal_error', 'Something went wrong on our side; it has been logged.');
}
