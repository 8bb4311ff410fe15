import { expect, test } from '@jest/globals';
import { allReachable, isLocalOutage, withUnreachable } from '../../../src/feed/domain/local-outage.js';
import { siteOf } from '../../../src/shared/kernel/site.js';

const missing = (sites: readonly string[]) => sites.reduce(withUnreachable, allReachable);

test('An outage of our own network is assumed when eight different sites in a row cannot be reached', () => {
  const sites = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  expect(isLocalOutage(missing(sites.slice(1)))).toBe(false);
  expect(isLocalOutage(missing(sites))).toBe(true);
  expect(isLocalOutage(missing([...sites, ...sites]))).toBe(true);
});

test('An outage of our own network is not assumed when one host with many feeds is down', () => {
  expect(isLocalOutage(missing(Array.from({ length: 100 }, () => 'down.example')))).toBe(false);
});

test.each([
  ['its names', Array.from({ length: 100 }, (_, index) => `https://f${index}.evil.example/feed`)],
  ['its ports', Array.from({ length: 100 }, (_, index) => `http://evil.example:${index + 1}/feed`)],
  ['the ports of its address', Array.from({ length: 100 }, (_, index) => `http://203.0.113.7:${index + 1}/feed`)],
  [
    'the ports of its long address',
    Array.from({ length: 100 }, (_, index) => `http://[2001:db8::7]:${index + 1}/feed`),
  ],
])('An outage of our own network is not assumed when all sites of one owner are silent, whatever %s', (_, urls) => {
  expect(isLocalOutage(missing(urls.map(siteOf)))).toBe(false);
});

test('Sites of the outage detection differ by registrable name and by address', () => {
  const sites = [
    'https://a.example/',
    'https://b.example/',
    'http://203.0.113.7/',
    'http://203.0.114.7/',
    'http://[::7]/',
  ];
  expect(new Set(sites.map(siteOf)).size).toBe(sites.length);
});
