import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { guardedFetch } from '../../../../../src/identity/access/adapters/oidc/guarded-fetch.js';
import { HostResolver } from '../../../../../src/shared/outbound/network/host-resolver.js';

/** A name service that knows one name. */
class OneName extends HostResolver {
  constructor(private readonly addresses: readonly string[]) {
    super();
  }

  override resolve(): Promise<LookupAddress[]> {
    return Promise.resolve(this.addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  }
}

/** A name service of a stranger: a public address at first, and this machine from then on. */
class Rebinding extends HostResolver {
  lookUps = 0;

  override resolve(): Promise<LookupAddress[]> {
    this.lookUps += 1;
    return Promise.resolve([{ address: this.lookUps === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }]);
  }
}

/** What goes out; nothing does in this test. */
const going = (addresses: readonly string[]) => {
  const urls: string[] = [];
  const go: typeof fetch = (input) => {
    urls.push(new Request(input).url);
    return Promise.resolve(new Response('{}'));
  };
  return { urls, get: guardedFetch(new OneName(addresses), go) };
};

describe('the guarded fetch of client documents', () => {
  test.each([
    ['loopback', ['127.0.0.1']],
    ['a private network', ['10.1.2.3']],
    ['the metadata service of a cloud', ['169.254.169.254']],
    ['a private address among public ones', ['93.184.216.34', '192.168.0.1']],
    ['loopback of IPv6', ['::1']],
    ['a private address in IPv6', ['::ffff:10.0.0.1']],
    ['nothing', []],
  ])('connects to nothing when the name leads to %s', async (_where, addresses) => {
    const { urls, get } = going(addresses);
    await expect(get('https://client.example/metadata.json')).rejects.toThrow('');
    expect(urls).toEqual([]);
  });

  test.each([
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://169.254.169.254/',
  ])('connects to nothing at %s', async (url) => {
    const { urls, get } = going(['93.184.216.34']);
    await expect(get(url)).rejects.toThrow('');
    expect(urls).toEqual([]);
  });

  test('connects to nothing when the name leads elsewhere as soon as it has been checked', async () => {
    let connections = 0;
    const inside = createServer(() => (connections += 1)).listen(0, '127.0.0.1');
    await once(inside, 'listening');
    const { port } = inside.address() as AddressInfo;
    const resolver = new Rebinding();
    const answer = guardedFetch(resolver, fetch, [port])(`http://client.example:${port}/metadata.json`);
    await expect(answer.finally(() => inside.close())).rejects.toThrow('');
    expect([resolver.lookUps, connections]).toEqual([2, 0]);
  });

  test.each([22, 25, 5432, 6379, 50_000])('connects to nothing at port %s', async (port) => {
    const { urls, get } = going(['93.184.216.34']);
    await expect(get(`https://client.example:${port}/metadata.json`)).rejects.toThrow('');
    expect(urls).toEqual([]);
  });

  test('goes to public addresses', async () => {
    const { urls, get } = going(['93.184.216.34', '2606:2800:220:1::1']);
    expect((await get('https://client.example/metadata.json')).status).toBe(200);
    expect(urls).toEqual(['https://client.example/metadata.json']);
  });
});
