import {
  AppendTooLarge,
  AppendUnanswered,
  EventStoreRefused,
  EventStoreUnavailable,
} from '../eventstore/event-store.js';
import { eventStoreDb } from './eventstoredb-library.js';

/**
 * gRPC: cancelled, deadline exceeded, resource exhausted, aborted, internal (the connection broke in the middle of a
 * call), unavailable. The client throws some of them as they are, some wrapped.
 */
const AWAY = new Set([1, 4, 8, 10, 13, 14]);
const AWAY_TYPES = new Set(['unavailable', 'cancelled', 'deadline-exceeded', 'timeout', 'not-leader']);
/** Errors of the client's own, which have neither a code nor a type. */
const AWAY_MESSAGE = /^(Failed to discover|Channel has been|Cannot call write after|Premature close)/;

const PERMISSION_DENIED = 7;
const UNAUTHENTICATED = 16;

/** What Node and OpenSSL say of a certificate that they do not accept. */
const CERTIFICATE =
  /self[- ]signed certificate|unable to (verify|get)\b.*\bcertificate|certificate has expired|certificate is not yet valid|certificate revoked|certificate's altnames|invalid CA certificate/i;
const NOT_TLS = /wrong version number|packet length too long/i;

/** What the program does there, as it stands after "may not". */
export type Needed = 'append to streams' | 'read streams' | 'read $all' | "read streams' metadata" | 'do this';

interface ClientError {
  readonly code?: unknown;
  readonly type?: unknown;
  readonly message?: unknown;
}

/**
 * The port's words for "EventStoreDB is away, or refuses work for now", for "it does not let us" (do what is `needed`)
 * and for "that is too large"; any other error as it is.
 */
export function asUnavailable(error: unknown, needed: Needed = 'do this'): unknown {
  if (error instanceof EventStoreUnavailable) return error;
  if (error instanceof eventStoreDb().MaxAppendSizeExceededError) return new AppendTooLarge(error.maxAppendSize);
  const refused = refusal(error, needed);
  if (refused !== null) return refused;
  const { code, type, message = '' } = (error ?? {}) as ClientError;
  const away = AWAY.has(Number(code)) || AWAY_TYPES.has(String(type)) || AWAY_MESSAGE.test(String(message));
  // The log would show the cause as it is.
  return away ? new EventStoreUnavailable(new Error(inWords(error))) : error;
}

/** Of an append that was tried for a while: one of the attempts may have got there. */
export function perhapsDone(error: unknown): never {
  const passing = error instanceof EventStoreUnavailable && !(error instanceof EventStoreRefused);
  throw passing ? new AppendUnanswered(error.cause) : error;
}

function refusal(error: unknown, needed: Needed): EventStoreRefused | null {
  const { code, message = '' } = (error ?? {}) as ClientError;
  if (Number(code) === UNAUTHENTICATED) return new EventStoreRefused(NOT_SIGNED_IN, 'sign-in');
  if (isDenied(error)) return missing([needed]);
  const advice = certificateRefusal(String(message));
  return advice === null ? null : new EventStoreRefused(advice, 'connection');
}

/** A right is missing; whoever we are is known. */
export function isDenied(error: unknown): boolean {
  const { code, type } = (error ?? {}) as ClientError;
  return Number(code) === PERMISSION_DENIED || (type === 'access-denied' && Number(code) !== UNAUTHENTICATED);
}

const NOT_SIGNED_IN =
  'The EventStoreDB does not accept the user name or the password in EVENT_STORE_URL. Correct them there (with % codes for : @ / ?).';

export const SPEAKS_TLS =
  'The EventStoreDB in EVENT_STORE_URL speaks TLS there: leave out tls=false, and name a user (esdb://user:password@host:2113).';

export const missing = (needed: readonly Needed[]): EventStoreRefused =>
  new EventStoreRefused(
    `The user in EVENT_STORE_URL may not ${needed.join(', and not ')}, which the program needs. ` +
      'An administrator of the EventStoreDB gives it that: npm run cli -- event-store:guard --as - (docs/operating.md).',
    'right',
  );

/** `reason`: what Node says of the connection. null: it is not about certificates. */
export function certificateRefusal(reason: string): string | null {
  if (NOT_TLS.test(reason)) {
    return 'The EventStoreDB in EVENT_STORE_URL does not speak TLS there. Give it certificates, or, for a try, add tls=false.';
  }
  if (!CERTIFICATE.test(reason)) return null;
  // After a semicolon Node gives advice of its own.
  const [problem] = inWords(reason).split(';');
  return (
    `The certificate of the EventStoreDB in EVENT_STORE_URL is not accepted (${problem}). ` +
    'Name the authority that signed it (tlsCAFile=FILE, or NODE_EXTRA_CA_CERTS), and the node as its certificate does.'
  );
}

/** Why it is away, without the codes and the wrapping of gRPC. */
export function inWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, last = message] = /Last error: (.*?)\.? Resolution note:/s.exec(message) ?? [];
  return last
    .replace(/^\d+ [A-Z_]+: /, '')
    .replace(/^Error: /, '')
    .replace(/ \(\d{4}-\d\d-\d\dT[\d:.]+Z\)$/, '')
    .trim();
}
