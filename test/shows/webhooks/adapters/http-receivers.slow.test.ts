import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LookupAddress } from 'node:dns';
import { readConfig } from '../../../../src/config.js';
import { HostResolver } from '../../../../src/shared/outbound/network/host-resolver.js';
import { SafeRequest } from '../../../../src/shared/outbound/network/safe-request.js';
import { brand } from '../../../../src/shared/kernel/brand.js';
import { SystemClock } from '../../../../src/shared/system-clock.js';
import { HttpReceivers } from '../../../../src/shows/webhooks/adapters/delivering/http-receivers.js';
import { ReceiverAddresses } from '../../../../src/shows/webhooks/adapters/delivering/receiver-addresses.js';
import { ReceiverRefused } from '../../../../src/shows/webhooks/application/ports/receivers.js';
import type { Outcome } from '../../../../src/shows/webhooks/domain/delivery.js';
import { answers, closes, hangs, verifies, WebhookReceiver } from '../../../support/servers/webhook-receiver.js';

const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const NEVER = new AbortController().signal;
const OWN = ['127.0.0.0/8'];

/** Names that lead somewhere else each time, as long as there is something else. */
class Names extends HostResolver {
  constructor(private readonly names: Readonly<Record<string, readonly string[]>>) {
    super();
  }

  readonly #asked = new Map<string, number>();

  protected override lookUp(host: string): Promise<LookupAddress[]> {
    const addresses = this.names[host] ?? [];
    const asked = this.#asked.get(host) ?? 0;
    this.#asked.set(host, asked + 1);
    const address = addresses[Math.min(asked, addresses.length - 1)];
    if (address === undefined) return Promise.reject(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }));
    return Promise.resolve([{ address, family: 4 }]);
  }
}

/** Gives up soon. Only for servers that never answer: a busy machine needs time for an answer that comes. */
class HastyReceivers extends HttpReceivers {
  protected override readonly patienceMs = 400;
}

const opened: SafeRequest[] = [];

type ReceiversClass = new (...parts: ConstructorParameters<typeof HttpReceivers>) => HttpReceivers;

function receivers(
  allowed: readonly string[],
  names: HostResolver = new Names({}),
  Receivers: ReceiversClass = HttpReceivers,
): HttpReceivers {
  const config = readConfig({});
  const http = new SafeRequest({ ...config, feedAllowedPrivateCidrs: allowed }, config, names);
  opened.push(http);
  const addresses = new ReceiverAddresses({ webhookAllowedPrivateCidrs: allowed }, names);
  return new Receivers(http, addresses, new SystemClock(), config);
}

const hasty = (): HttpReceivers => receivers(OWN, new Names({}), HastyReceivers);

const message = (url: string) => ({ url, id: brand<never>('msg_1'), payload: '{"type":"x"}', secrets: [SECRET] });

const sent = (to: HttpReceivers, url: string): Promise<Outcome> => to.send(message(url), NEVER);

let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
});

afterAll(async () => {
  await Promise.all(opened.map((one) => one.onModuleDestroy()));
  await receiver.close();
});

describe('a message on its way', () => {
  test('verifies with the library of Standard Webhooks', async () => {
    const outcome = await sent(receivers(OWN), receiver.at('/well', answers(200)));
    expect(outcome).toMatchObject({ statusCode: 200, error: null, retryAfterMs: null });
    expect(verifies(receiver.to('/well')[0]!, SECRET)).toBe(true);
  });

  test('is given up when nothing is answered in time', async () => {
    const outcome = await sent(hasty(), receiver.at('/hangs', hangs));
    expect(outcome).toMatchObject({ statusCode: null, error: 'The server takes too long to answer.' });
  });

  test('is given up when the headers of the answer do not end', async () => {
    const url = receiver.at('/drips', (response) => {
      const timer = setInterval(() => response.socket?.write('x'), 20);
      response.socket?.on('close', () => clearInterval(timer));
      response.socket?.write('HTTP/1.1 200 OK\r\nX-Slow: ');
    });
    expect(await sent(hasty(), url)).toMatchObject({ statusCode: null });
  });

  test('is taken when the status says so, whatever comes after it', async () => {
    const endless = receiver.at('/endless', (response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(65_536)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(await sent(receivers(OWN), endless)).toMatchObject({ statusCode: 200, error: null });
  });

  test('tells how long the receiver wants to be left alone', async () => {
    const busy = receiver.at('/busy', answers(429, { 'retry-after': '120' }));
    expect(await sent(receivers(OWN), busy)).toMatchObject({ statusCode: 429, retryAfterMs: 120_000 });
  });

  test('is not brought to where a redirect leads', async () => {
    const moved = receiver.at('/moved', answers(308, { location: `${receiver.url}/target` }));
    expect(await sent(receivers(OWN), moved)).toMatchObject({
      statusCode: 308,
      error: expect.stringContaining('redirect'),
    });
    expect(receiver.to('/target')).toEqual([]);
  });

  test.each([
    ['a connection that is closed', closes],
    ['no proper HTTP', (response: Parameters<typeof closes>[0]) => void response.socket?.end('hello\r\n\r\n')],
  ])('fails with %s', async (name, behaviour) => {
    const url = receiver.at(`/${encodeURIComponent(name)}`, behaviour);
    const outcome = await sent(receivers(OWN), url);
    expect(outcome.statusCode).toBeNull();
    expect(outcome.error).toMatch(/\.$/);
    expect(outcome.error).not.toContain('again later');
  });

  test('fails when nobody listens, or the name is nobody’s', async () => {
    const to = receivers(OWN, new Names({}));
    expect((await sent(to, 'http://127.0.0.1:1/')).error).toBe('The server cannot be reached.');
    expect((await sent(to, 'https://nobody.example.org/')).error).toBe('There is no host of this name.');
  });

  test('is stopped by who sends it, and then nothing is told of the receiver', async () => {
    const stop = new AbortController();
    const sending = receivers(OWN).send(message(receiver.at('/stopped', hangs)), stop.signal);
    stop.abort();
    await expect(sending).rejects.toThrow('aborted');
  });
});

describe('a private address', () => {
  test('is refused at the connection, whatever name leads there', async () => {
    const to = receivers([], new Names({ 'inside.example.org': ['127.0.0.1'] }));
    const outcome = await sent(to, 'https://inside.example.org/');
    expect(outcome.error).toBe('The address leads into a private network, which is not allowed.');
  });

  test('is refused when the name leads there only once it is connected to (DNS rebinding)', async () => {
    const inside = new URL(receiver.url).port;
    const names = new Names({ 'rebound.example.org': ['10.1.1.1', '127.0.0.1'] });
    const outcome = await sent(receivers(['10.0.0.0/8'], names), `http://rebound.example.org:${inside}/rebound`);
    expect(outcome.error).toBe('The address leads into a private network, which is not allowed.');
    expect(receiver.to('/rebound')).toEqual([]);
  });

  test.each([
    'http://127.0.0.1/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://169.254.169.254/',
  ])('%s is refused before anything is asked', async (url) => {
    expect((await sent(receivers([]), url)).error).toMatch(/private network|https/);
    await expect(receivers([]).check(url)).rejects.toThrow(ReceiverRefused);
  });

  test('may be spoken to in plain http where the operator allowed it, and nobody else', async () => {
    const names = new Names({ 'ntfy.lan': ['10.0.0.7'], 'www.example.org': ['93.184.216.34'] });
    const to = receivers(['10.0.0.0/8'], names);
    await expect(to.check('http://ntfy.lan/topic')).resolves.toBeUndefined();
    await expect(to.check('http://www.example.org/')).rejects.toThrow('https://');
  });
});
