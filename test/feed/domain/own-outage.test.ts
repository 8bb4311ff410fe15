import { expect, test } from '@jest/globals';
import { heard, isOwnOutage, missed } from '../../../src/feed/domain/own-outage.js';

const missing = (hosts: readonly string[]) => hosts.reduce(missed, heard);

test('Our own network is away when eight hosts in a row, all of them different, cannot be reached', () => {
  const hosts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  expect(isOwnOutage(missing(hosts.slice(1)))).toBe(false);
  expect(isOwnOutage(missing(hosts))).toBe(true);
  expect(isOwnOutage(missing([...hosts, ...hosts]))).toBe(true);
});

test('One host with many feeds that is down is not our network', () => {
  expect(isOwnOutage(missing(Array.from({ length: 100 }, () => 'down.example')))).toBe(false);
});
