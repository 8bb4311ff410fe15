import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { HttpAdapterHost } from '@nestjs/core';
import { fastify, type FastifyInstance } from 'fastify';
import {
  TokenVerifier,
  type VerifiedToken,
} from '../../../../../src/shared/delivery/http/authentication/token-verifier.js';
import type { LiveEvent } from '../../../../../src/shared/delivery/http/live/event-format.js';
import type { LiveSource } from '../../../../../src/shared/delivery/http/live/live-stream.js';
import { LiveStreams, MOST_STREAMS } from '../../../../../src/shared/delivery/http/live/live-streams.js';
import { Metrics } from '../../../../../src/shared/delivery/http/metrics/metrics.js';
import type { HttpSettings } from '../../../../../src/config/http-settings.js';
import { LiveEvents } from '../../../../support/http/live-events.js';

class NoTokens extends TokenVerifier {
  override verify(): Promise<VerifiedToken | null> {
    return Promise.resolve(null);
  }
}

/** Tells of one thing, and goes on. */
const endless = (): LiveSource => {
  const events: LiveEvent[] = [{ event: 'progress', data: {} }];
  return { isOver: false, next: () => Promise.resolve(events.splice(0)), follow: () => () => undefined };
};

let server: FastifyInstance;
let streams: LiveStreams;
/** Called when a request has come, before its source is open. */
let opening: (gone: Promise<unknown>) => Promise<void>;
let url: string;

beforeEach(async () => {
  server = fastify();
  server.decorateRequest('verified', null);
  const host = new HttpAdapterHost();
  host.httpAdapter = { getInstance: () => server } as unknown as typeof host.httpAdapter;
  streams = new LiveStreams(host, new NoTokens(), new Metrics({ metricsToken: null } as HttpSettings));
  streams.onModuleInit();
  opening = () => Promise.resolve();
  server.get('/events', (request, reply) =>
    streams.answer(request, reply, async () => {
      await opening(once(reply.raw, 'close'));
      return endless();
    }),
  );
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => server.close());

async function leaveAtOnce(): Promise<void> {
  const left = new Promise<void>((resolve) => {
    opening = async (gone) => {
      client.resetAndDestroy();
      await gone;
      setImmediate(resolve);
    };
  });
  const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write('GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await left;
}

describe('the live streams of a node', () => {
  test('do not count who has left before the stream began', async () => {
    for (let time = 0; time < MOST_STREAMS; time += 1) await leaveAtOnce();
    opening = () => Promise.resolve();
    const stream = await LiveEvents.open(`${url}/events`);
    expect(stream.status).toBe(200);
    stream.leave();
  });

  test('end when the node drains, which then takes new ones', async () => {
    const before = await LiveEvents.open(`${url}/events`);
    await before.first(({ event }) => event === 'progress');
    streams.onDrain();
    await before.ended();
    expect([...before.text.matchAll(/^retry: \d+$/gm)]).toHaveLength(2);
    const after = await LiveEvents.open(`${url}/events`);
    expect(after.status).toBe(200);
    after.leave();
  });

  test('end with a moment to come back where the node stops while they begin', async () => {
    let stopped: Promise<unknown> = Promise.resolve();
    opening = async () => {
      stopped = server.close();
      await new Promise((resolve) => setImmediate(resolve));
    };
    const stream = await LiveEvents.open(`${url}/events`);
    await stream.ended();
    expect([...stream.text.matchAll(/^retry: \d+$/gm)]).toHaveLength(2);
    expect(stream.received).toHaveLength(1);
    await stopped;
  });
});
