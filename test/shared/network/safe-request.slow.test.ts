import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { readConfig } from '../../../src/config.js';
import { SafeRequest } from '../../../src/shared/network/safe-request.js';

const http = new SafeRequest(readConfig({ FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.1/32' }));
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

describe('a message to an address that strangers chose', () => {
  const post = (path: string) =>
    http.post(url + path, { headers: { 'content-type': 'text/plain' }, body: 'hello' }, AbortSignal.timeout(10_000));

  test.each(['/', '/307', '/308'])('arrives whole, also behind a redirect that keeps it: %s', async (path) => {
    const answer = await post(path);
    expect(await answer.body(String)).toBe('POST hello');
  });

  test.each([301, 302, 303])('goes nowhere else: %s', async (status) => {
    const answer = await post(`/${status}`);
    answer.discard();
    expect(answer.status).toBe(status);
  });
});
