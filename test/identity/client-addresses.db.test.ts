import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Database } from '../../src/shared/storage/database/database.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';

const REGISTER = '/api/v1/auth/skill/anonymous';

let direct: TestApp;
let proxied: TestApp;

beforeAll(async () => {
  direct = await startTestApp();
  proxied = await startTestApp({ config: { trustedProxyCidrs: ['127.0.0.0/8', '10.0.0.0/8'] } });
});
afterAll(async () => {
  await direct?.close();
  await proxied?.close();
});

/** The address that the security log has of a registration with these headers. */
async function recordedAddress(app: TestApp, headers: Readonly<Record<string, string>>): Promise<string | undefined> {
  expect((await app.post(REGISTER, undefined, null, { headers })).status).toBe(200);
  const [row] = await app.app.get(Database).query<{
    address: string;
  }>(`select address from identity.security_event where kind = 'anonymous_registered'
      order by id desc limit 1`);
  return row?.address;
}

describe('the address of a security event', () => {
  test('is that of the peer, whatever a client says of itself', async () => {
    for (const name of ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']) {
      expect(await recordedAddress(direct, { [name]: '203.0.113.9' })).toBe('127.0.0.1');
    }
    expect(await recordedAddress(direct, { forwarded: 'for=203.0.113.9' })).toBe('127.0.0.1');
  });

  test('is the one that our proxies report, and not what the client told them', async () => {
    expect(await recordedAddress(proxied, { 'x-forwarded-for': '203.0.113.7' })).toBe('203.0.113.7');
    expect(await recordedAddress(proxied, { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })).toBe('203.0.113.7');
    expect(await recordedAddress(proxied, { 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 10.1.2.3' })).toBe(
      '203.0.113.7',
    );
  });

  test('of IPv6 is the network that one client has', async () => {
    const address = await recordedAddress(proxied, { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' });
    expect(address).toBe('2001:db8:1:2::/64');
  });

  test('of IPv4 written as IPv6 is that of IPv4', async () => {
    expect(await recordedAddress(proxied, { 'x-forwarded-for': '::ffff:203.0.113.7' })).toBe('203.0.113.7');
  });
});

describe('the limit of registrations', () => {
  test('counts the address that our proxy reports, so that no client has another one’s share', async () => {
    const headers = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const answers = [];
    for (let at = 0; at < 35; at += 1) {
      answers.push(await proxied.post(REGISTER, undefined, null, headers(`198.51.100.${at}, 203.0.113.50`)));
    }
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await proxied.post(REGISTER, undefined, null, headers('203.0.113.51'))).status).toBe(200);
  });
});
