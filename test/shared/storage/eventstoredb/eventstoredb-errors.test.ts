import { describe, expect, test } from '@jest/globals';
import { AccessDeniedError, UnavailableError } from '@eventstore/db-client';
import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import { EventStoreRefused, EventStoreUnavailable } from '../../../../src/shared/storage/eventstore/event-store.js';
import { asUnavailable, inWords } from '../../../../src/shared/storage/eventstoredb/eventstoredb-errors.js';

const grpc = (code: status, details: string): ServiceError =>
  Object.assign(new Error(`${code} SOME_CODE: ${details}`), { code, details, metadata: new Metadata() });

const unconnected = (reason: string): UnavailableError =>
  new UnavailableError(grpc(status.UNAVAILABLE, `No connection established. Last error: ${reason}. Resolution note: `));

/** What becomes of an error of the client: the words for the operator, or "away", or "other". */
function told(error: unknown): string {
  const known = asUnavailable(error, 'read $all');
  if (known instanceof EventStoreRefused) return known.advice;
  return known instanceof EventStoreUnavailable ? 'away' : 'other';
}

describe('an error of the EventStoreDB client', () => {
  test.each([
    [
      'a missing right',
      new AccessDeniedError(grpc(status.PERMISSION_DENIED, 'Access Denied')),
      'may not read $all, which the program needs',
    ],
    ['a missing right, not wrapped', grpc(status.PERMISSION_DENIED, 'Access Denied'), 'event-store:guard --as'],
    [
      'a wrong password',
      new AccessDeniedError(grpc(status.UNAUTHENTICATED, '')),
      'does not accept the user name or the password',
    ],
    [
      'a wrong password, not wrapped',
      grpc(status.UNAUTHENTICATED, 'Unauthenticated'),
      'does not accept the user name or the password',
    ],
    [
      'an unknown authority',
      unconnected('Error: self-signed certificate'),
      'is not accepted (self-signed certificate)',
    ],
    ['an authority in between', unconnected('unable to verify the first certificate'), 'tlsCAFile=FILE'],
    ['a certificate of the past', unconnected('Error: certificate has expired'), '(certificate has expired)'],
    [
      'a certificate of another host',
      unconnected(`Error: Hostname/IP does not match certificate's altnames: Host: a. is not cert's CN: b`),
      'the node as its certificate does',
    ],
    ['a server without TLS', unconnected('Error: 80CC:error:0A00010B:SSL routines::wrong version number'), 'tls=false'],
  ])('about %s is a refusal, in words for the operator', (_, error, words) => {
    expect(told(error)).toContain(words);
    expect(told(error)).not.toMatch(/[A-Z]+_[A-Z]+:|SSL routines/);
    expect(String((asUnavailable(error) as Error).cause)).toBe('undefined');
  });

  test.each([
    ['a refused connection', unconnected('Error: connect ECONNREFUSED 127.0.0.1:2113')],
    ['a name that nobody knows', grpc(status.UNAVAILABLE, 'Name resolution failed for target dns:nowhere:2113')],
    ['a broken call', grpc(status.INTERNAL, 'Received RST_STREAM with code 2')],
    ['a cluster without a leader', new Error('Failed to discover after 10 attempts.')],
  ])('about %s is an outage, which may pass', (_, error) => {
    expect(told(error)).toBe('away');
    expect(String((asUnavailable(error) as Error).cause)).not.toMatch(/\d+ [A-Z]+(_[A-Z]+)*:/);
  });

  test('of any other kind stays what it is', () => {
    expect(told(grpc(status.INVALID_ARGUMENT, 'Invalid argument'))).toBe('other');
    expect(told(new TypeError('x is not a function'))).toBe('other');
  });

  test.each([
    [unconnected('Error: connect ECONNREFUSED 127.0.0.1:2113'), 'connect ECONNREFUSED 127.0.0.1:2113'],
    [unconnected('Failed to connect (2026-11-22T15:34:51.630Z)'), 'Failed to connect'],
    [
      grpc(status.UNAVAILABLE, 'Name resolution failed for target dns:nowhere:2113'),
      'Name resolution failed for target dns:nowhere:2113',
    ],
    ['no answer in time', 'no answer in time'],
  ])('is told without the codes and the wrapping of gRPC', (error, words) => {
    expect(inWords(error)).toBe(words);
  });
});
