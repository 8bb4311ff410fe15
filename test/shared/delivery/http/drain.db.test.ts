import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { drainApp } from '../../../../src/shared/delivery/http/bootstrap.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { mcpToken } from '../../../support/mcp/mcp-client.js';
import { untilTrue } from '../../../support/time/until.js';
import { SlowRequest, ThingsModule } from './things.module.js';

const CLIENTS = 8;
const REQUESTS = 5;
const JSON_BODY = { 'content-type': 'application/json' };

let app: TestApp;
/** Ends the drain. */
let over: PromiseWithResolvers<void>;
let drained: Promise<void>;
let agents: Agent[];

beforeEach(async () => {
  app = await startTestApp({ modules: [ThingsModule], config: { rateLimitPerMinute: 1_000_000 } });
  over = Promise.withResolvers();
  drained = Promise.resolve();
  agents = [];
});

afterEach(async () => {
  over.resolve();
  await drained;
  for (const agent of agents) agent.destroy();
  await app.close();
});

const drain = (): void => void (drained = drainApp(app.app, over.promise));

/** As a load balancer has one: a connection that is kept for the next request. */
function keptConnection(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
}

interface Asked {
  readonly agent?: Agent;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Told {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

async function ask(method: 'GET' | 'POST', path: string, { agent, headers, body }: Asked = {}): Promise<Told> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { method, agent: agent ?? keptConnection(), headers: { ...JSON_BODY, ...headers } };
    request(new URL(path, app.url), options, resolve).on('error', reject).end(body);
  });
  const { statusCode: status, headers: told } = answer;
  return { status, connection: told.connection, headers: told, text: await text(answer) };
}

/** Sends one request after the other over one connection, as long as that is kept, until it is told to go elsewhere. */
class Sender {
  readonly answers: Told[] = [];
  elsewhere = false;

  async run(): Promise<void> {
    const agent = keptConnection();
    while (!this.elsewhere) this.answers.push(await ask('POST', '/api/v1/things/list', { agent, body: '{}' }));
  }

  get closing(): number {
    return this.answers.filter(({ connection }) => connection === 'close').length;
  }
}

describe('a program that drains', () => {
  test('answers every request of those who keep connections, and ends each connection with its answer', async () => {
    const senders = Array.from({ length: CLIENTS }, () => new Sender());
    const running = Promise.all(senders.map((sender) => sender.run()));
    await untilTrue(() => senders.every(({ answers }) => answers.length >= REQUESTS));
    expect(senders.every(({ closing }) => closing === 0)).toBe(true);
    drain();
    expect(await ask('GET', '/readyz')).toMatchObject({ status: 503, connection: 'close' });
    expect(await ask('GET', '/healthz')).toMatchObject({ status: 200, connection: 'close' });
    await untilTrue(() => senders.every(({ closing }) => closing >= REQUESTS));
    for (const sender of senders) sender.elsewhere = true;
    await running;
    expect(new Set(senders.flatMap(({ answers }) => answers.map(({ status }) => status)))).toEqual(new Set([200]));
  });

  test('says that it closes also in answers whose requests came before', async () => {
    const slow = app.app.get(SlowRequest, { strict: false });
    const running = ask('POST', '/api/v1/things/wait');
    await slow.begun.promise;
    drain();
    slow.mayEnd.resolve();
    expect(await running).toMatchObject({ status: 200, connection: 'close' });
  });

  test.each(['/b/%', '/nowhere', '/api/v1/things/get'])('says so in refusals: GET %s', async (path) => {
    expect((await ask('GET', path)).connection).toBe('keep-alive');
    drain();
    expect((await ask('GET', path)).connection).toBe('close');
  });

  test('says so in streams of MCP', async () => {
    const headers = { authorization: `Bearer ${await mcpToken(app)}`, accept: 'application/json, text/event-stream' };
    const ping = { headers, body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }) };
    drain();
    const answer = await ask('POST', '/mcp', ping);
    expect(answer).toMatchObject({ status: 200, connection: 'close' });
    expect(answer.headers['content-type']).toContain('text/event-stream');
    expect(answer.text).toContain('"result":{}');
  });
});
