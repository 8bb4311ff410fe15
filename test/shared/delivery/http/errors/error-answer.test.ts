import { describe, expect, test } from '@jest/globals';
import { DatabaseUnavailable } from '../../../../../src/shared/storage/connections/database-unavailable.js';
import { EventStoreRefused, EventStoreUnavailable } from '../../../../../src/shared/storage/eventstore/event-store.js';
import { errorAnswer, isRefusal } from '../../../../../src/shared/delivery/http/errors/error-answer.js';
import {
  MethodNotAllowed,
  RateLimited,
  UnknownRoute,
} from '../../../../../src/shared/delivery/http/errors/refusals.js';

const coded = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });

describe('the answer to an error', () => {
  test.each<[string, unknown]>([
    ['a database that is away', new DatabaseUnavailable(coded('ECONNREFUSED'))],
    ['an event store that is away', new EventStoreUnavailable('secret address')],
    ['an event store that refuses', new EventStoreRefused('secret user', 'right')],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['a database that is shutting down', coded('57P01')],
    ['a full disk', coded('53100')],
    ['two transactions in the way of each other', coded('40P01')],
    ['a transaction of a process that was paused', coded('25P03')],
    ['a query of the mapper that met one', Object.assign(new Error('x'), { driverError: coded('08006') })],
  ])('is 503 for %s', (_, error) => {
    const { status, body, headers } = errorAnswer(error);
    expect([status, body.error, headers]).toEqual([503, 'unavailable', { 'retry-after': '5' }]);
    expect(body.message).not.toContain('secret');
  });

  test.each<[string, unknown]>([
    ['a bug', new TypeError('secret')],
    ['a broken query', coded('42601', 'secret')],
    ['a missing file', coded('ENOENT', 'secret')],
    ['no error at all', 'secret'],
    ['nothing', undefined],
    ['a status that makes no sense', Object.assign(new Error('secret'), { statusCode: 302 })],
  ])('is 500 and says nothing for %s', (_, error) => {
    const { status, body } = errorAnswer(error);
    expect(status).toBe(500);
    expect(body.error).toBe('internal_error');
    expect(body.message).not.toContain('secret');
  });

  test('is no outage where a caller left in the middle of its request, though the connection was reset', () => {
    const left = Object.assign(coded('ECONNRESET', 'aborted'), { statusCode: 400 });
    expect(errorAnswer(left).status).toBe(400);
    expect(isRefusal(left)).toBe(true);
    expect(isRefusal(coded('ECONNRESET'))).toBe(false);
  });

  test('says which methods there are, when to come back, and what is not there', () => {
    expect(errorAnswer(new MethodNotAllowed(['GET', 'HEAD'])).headers).toEqual({ allow: 'GET, HEAD' });
    expect(errorAnswer(new RateLimited(7))).toMatchObject({ status: 429, headers: { 'retry-after': '7' } });
    expect(errorAnswer(new UnknownRoute('GET', `/${'x'.repeat(9000)}`)).body.message.length).toBeLessThan(300);
  });
});
