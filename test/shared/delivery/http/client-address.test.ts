import { describe, expect, test } from '@jest/globals';
import { clientAddress } from '../../../../src/shared/delivery/http/client-address.js';

describe('the address of a client', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['::1', '::/64'],
    ['192.0.2.7:51034', '192.0.2.7'],
    ['[2001:db8:1:2::9]:51034', '2001:db8:1:2::/64'],
    ['nonsense', 'unknown'],
    ['other nonsense', 'unknown'],
  ])('is counted for %s as %s', (ip, counted) => {
    expect(clientAddress(ip)).toBe(counted);
  });
});
