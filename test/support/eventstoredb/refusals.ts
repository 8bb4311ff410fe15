import { Metadata, status } from '@grpc/grpc-js';
import type { Expected } from './event-log.js';

/** How a call ends without an answer: as the server says it, and as the client takes it for one of its errors. */
export interface Refusal {
  readonly code: status;
  readonly details: string;
  readonly metadata: Metadata;
}

function refusal(code: status, details: string, facts: Readonly<Record<string, string>> = {}): Refusal {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(facts)) metadata.set(name, value);
  return { code, details, metadata };
}

export const streamDeleted = (stream: string): Refusal =>
  refusal(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

/** Of a deletion; appends have an answer of their own. */
export const wrongVersion = (stream: string, expected: Expected, actual: number): Refusal =>
  refusal(status.FAILED_PRECONDITION, 'Append failed due to WrongExpectedVersion.', {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version': String(typeof expected === 'number' ? expected : SPECIAL[expected]),
    ...(actual >= 0 && { 'actual-version': String(actual) }),
  });

const SPECIAL = { any: -2, no_stream: -1, stream_exists: -4 };

export const tooLarge = (maxAppendSize: number): Refusal =>
  refusal(status.INVALID_ARGUMENT, `Maximum Append Size of ${maxAppendSize} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(maxAppendSize),
  });

export const timedOut = (): Refusal => refusal(status.ABORTED, 'Operation timed out: Writing.');

export const accessDenied = (): Refusal =>
  refusal(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

/** Neither is there a user of this name and password. */
export const unauthenticated = (): Refusal => refusal(status.UNAUTHENTICATED, 'Received HTTP status code 401');

/** What the server did not think of. */
export const failed = (): Refusal => refusal(status.UNKNOWN, 'Exception was thrown by handler.');

export const invalid = (details: string): Refusal => refusal(status.INVALID_ARGUMENT, details);
