import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { HttpAdapterHost } from '@nestjs/core';
import { fastify, type FastifyInstance } from 'fastify';
import { HeldAnswers, MOST_HELD, type Awaited } from '../../../../../src/shared/delivery/http/live/held-answers.js';

/** Comes when it is told to. */
class Something implements Awaited {
  isOver = false;
  private hasCome = false;
  private readonly listeners = new Set<() => void>();
  private readonly counted: { readonly count: number; readonly resolve: () => void }[] = [];

  next(): Promise<void> {
    this.isOver = this.hasCome;
    return Promise.resolve();
  }

  follow(listener: () => void): () => void {
    this.listeners.add(listener);
    this.settle();
    return () => {
      this.listeners.delete(listener);
      this.settle();
    };
  }

  come(): void {
    this.hasCome = true;
    for (const listener of this.listeners) listener();
  }

  /** When exactly so many answers wait for it. */
  heldBy(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.counted.push({ count, resolve });
      this.settle();
    });
  }

  private settle(): void {
    for (const { count, resolve } of this.counted) if (count === this.listeners.size) resolve();
  }
}

let server: FastifyInstance;
let awaited: Something;
let url: string;

beforeEach(async () => {
  awaited = new Something();
  server = fastify();
  const host = new HttpAdapterHost();
  host.httpAdapter = { getInstance: () => server } as unknown as typeof host.httpAdapter;
  const held = new HeldAnswers(host);
  held.onModuleInit();
  server.get('/wait', async (request, reply) => {
    await held.hold(request, reply, awaited);
    return awaited.isOver ? 'come' : 'not yet';
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => server.close());

const answer = async (): Promise<string> => (await fetch(`${url}/wait`, { headers: { connection: 'close' } })).text();

async function clientOnItsOwn(): Promise<Socket> {
  const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  await once(client, 'connect');
  client.write('GET /wait HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return client;
}

describe('a held answer', () => {
  test('is given at once where there is nothing to wait for', async () => {
    awaited.come();
    expect(await answer()).toBe('come');
  });

  test('is given when what it waits for has come', async () => {
    const given = answer();
    await awaited.heldBy(1);
    awaited.come();
    expect(await given).toBe('come');
    await awaited.heldBy(0);
  });

  test('is given as it is when the program stops', async () => {
    const given = answer();
    await awaited.heldBy(1);
    const stopped = server.close();
    expect(await given).toBe('not yet');
    await stopped;
  });

  test('is given at once to a client for whom so many are held already, and no more when some have left', async () => {
    const clients = await Promise.all(Array.from({ length: MOST_HELD }, clientOnItsOwn));
    await awaited.heldBy(MOST_HELD);
    expect(await answer()).toBe('not yet');
    for (const client of clients) client.destroy();
    await awaited.heldBy(0);
    const given = answer();
    await awaited.heldBy(1);
    awaited.come();
    expect(await given).toBe('come');
  });
});
