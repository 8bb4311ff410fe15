import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ConfigError } from '../../../../src/config/environment.js';
import { hostsOf, openEventStoreDb } from '../../../../src/shared/storage/eventstoredb/eventstoredb-client.js';

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  for (const method of ['log', 'warn', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation((...words) => void printed.push(words.join(' ')));
  }
});
afterEach(() => void jest.restoreAllMocks());

describe('EVENT_STORE_URL', () => {
  test.each([
    ['esdb://localhost:2113?tls=false', 'localhost:2113'],
    ['esdb://localhost', 'localhost'],
    ['esdb://admin:s%40crt@db.example.org:2113?tls=true&keepAliveInterval=10000', 'db.example.org:2113'],
    ['esdb+discover://admin:s3crt@cluster.example.org/?nodePreference=leader', 'cluster.example.org'],
    ['esdb://a:1,b:2,c:3/?tls=false&maxDiscoverAttempts=3', 'a:1,b:2,c:3'],
  ])('may be %s', (url, hosts) => {
    openEventStoreDb(url);
    expect(hostsOf(url)).toBe(hosts);
    expect(printed).toEqual([]);
  });

  test.each([
    'kurrentdb://admin:s3crt@localhost',
    'esdb://',
    'esdb://admin:s3crt@',
    'esdb://admin:s3:crt@localhost',
    'esdb://admin:s3crt/x@localhost',
    'esdb://admin:s3crt%@localhost',
    'esdb://admin:s3crt@localhost:port',
    'esdb://admin:s3crt@localhost?tls=maybe',
    'esdb://admin:s3crt@localhost?password=s3crt',
    'esdb://admin:s3crt@localhost?tlsVerifyCert=false',
    'esdb://admin:s3crt@localhost?throwOnAppendFailure=false',
    'esdb://admin:s3crt@localhost?tls',
    'esdb://admin:s3crt@localhost?tlsCAFile=/nowhere/ca.pem',
    'esdb://admin:s3crt@localhost?userCertFile=/nowhere/s3crt.pem',
  ])('cannot be %s, which is refused in words without a secret', (url) => {
    let refusal: unknown;
    try {
      openEventStoreDb(url);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(ConfigError);
    expect(String(refusal)).toContain('EVENT_STORE_URL');
    expect(`${String(refusal)} ${printed.join(' ')}`).not.toMatch(/s3/);
  });
});
