import { createServer, type Server } from 'node:http';
import { createServer as createRawServer, type AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { readConfig } from '../../../../src/config.js';
import type { HostResolver } from '../../../../src/shared/outbound/network/host-resolver.js';
import { SafeRequest } from '../../../../src/shared/outbound/network/safe-request.js';
import { webProblemOf } from '../../../../src/shared/outbound/network/web-problem.js';

const config = readConfig({ FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.1/32' });
const http = new SafeRequest(config, config);
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const status = Number(request.url?.slice(1));
    if (status > 0) return void response.writeHead(status, { location: '/' }).end();
    response.write(`${request.method} `);
    request.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await http.onModuleDestroy();
  server.close();
});

describe('a POST to an untrusted address', () => {
  const post = (path: string) =>
    http.post(url + path, { headers: { 'content-type': 'text/plain' }, body: 'hello' }, AbortSignal.timeout(240_000));

  test.each(['/', '/307', '/308'])('arrives whole, also behind a redirect that keeps it: %s', async (path) => {
    const answer = await post(path);
    expect(await answer.body(String)).toBe('POST hello');
  });

  test.each([301, 302, 303])('is not sent to another address: %s', async (status) => {
    const answer = await post(`/${status}`);
    answer.discard();
    expect(answer.status).toBe(status);
  });
});

describe('a server that closes the connection', () => {
  const told: string[] = [];
  const hangingUp = createRawServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (asked) => {
      told.push(asked.toString().split(' ', 1).join());
      if (told.at(-1) === 'POST') return socket.destroy();
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello');
      socket.once('data', () => socket.destroy());
    });
  });
  let at: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => hangingUp.listen(0, '127.0.0.1', resolve));
    at = `http://127.0.0.1:${(hangingUp.address() as AddressInfo).port}/`;
  });

  afterAll(() => void hangingUp.close());

  test('when it is asked again on one connection is asked on a new one', async () => {
    for (let request = 0; request < 3; request += 1) {
      const answer = await http.get(at, () => ({}), AbortSignal.timeout(240_000));
      expect(await answer.body(String)).toBe('hello');
    }
    expect(told).toEqual(['GET', 'GET', 'GET']);
  });

  test('is sent no POST twice', async () => {
    told.length = 0;
    const posted = http.post(at, { headers: {}, body: 'hello' }, AbortSignal.timeout(240_000));
    await expect(posted).rejects.toMatchObject({ code: expect.stringMatching(/SOCKET|RESET|PIPE/) });
    expect(told.length).toBeLessThanOrEqual(1);
  });
});

describe('a port where no web server is looked for', () => {
  const PUBLIC = '93.184.216.34';
  /** A public address as names lead to it; nothing here leaves the machine, for the port is refused first. */
  const resolver = { resolve: () => Promise.resolve([{ address: PUBLIC, family: 4 }]) } as unknown as HostResolver;
  const asked = new SafeRequest(config, config, resolver);
  const redirecting = createServer((_, response) =>
    response.writeHead(302, { location: `http://public.example:6379/` }).end(),
  );

  beforeAll(() => new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve)));
  afterAll(async () => {
    await asked.onModuleDestroy();
    redirecting.close();
  });

  /** Somebody who is there and refuses, as callers are told of it. */
  const unreachable = webProblemOf(Object.assign(new Error(), { code: 'ECONNREFUSED' }));

  const told = async (answer: Promise<unknown>) => {
    const { trouble, message } = webProblemOf(await answer.catch((error: unknown) => error));
    return { trouble, message };
  };
  const asUnreachable = { trouble: unreachable.trouble, message: unreachable.message };

  test.each([
    ['of a name', () => 'http://public.example:6379/'],
    ['of a number', () => `http://${PUBLIC}:22/`],
    ['of a number in IPv6', () => 'http://[2606:4700::1111]:22/'],
    ['behind a redirect', () => `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}/`],
  ])('%s is told like a server that cannot be reached', async (_, urlOf) => {
    expect(await told(asked.get(urlOf(), () => ({}), AbortSignal.timeout(240_000)))).toEqual(asUnreachable);
  });

  test('is sent no POST, as hubs and webhooks are', async () => {
    const posted = asked.post('http://public.example:25/', { headers: {}, body: '' }, AbortSignal.timeout(240_000));
    expect(await told(posted)).toEqual(asUnreachable);
  });
});
