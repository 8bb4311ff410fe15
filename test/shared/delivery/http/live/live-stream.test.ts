import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { formatEvent, lastEventId, type LiveEvent } from '../../../../../src/shared/delivery/http/live/event-format.js';
import { LiveStream, type LiveSource } from '../../../../../src/shared/delivery/http/live/live-stream.js';
import { LiveEvents } from '../../../../support/http/live-events.js';
import { untilTrue } from '../../../../support/time/until.js';

/** Tells what a test puts into it. */
class PreparedSource implements LiveSource {
  isOver = false;
  asked = 0;
  fault: Error | null = null;
  private waiting: LiveEvent[] = [];
  private readonly listeners = new Set<() => void>();

  async next(): Promise<readonly LiveEvent[]> {
    this.asked += 1;
    if (this.fault !== null) throw this.fault;
    const events = this.waiting.splice(0);
    this.isOver = events.some(({ event: kind }) => kind === 'ready');
    return events;
  }

  follow(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  get followers(): number {
    return this.listeners.size;
  }

  tell(...events: LiveEvent[]): void {
    this.waiting.push(...events);
    for (const listener of this.listeners) listener();
  }
}

const event = (id: number, data: object = {}): LiveEvent => ({ event: 'progress', id: String(id), data });

let server: Server;
let source: PreparedSource;
let stream: LiveStream;
let response: ServerResponse;
let ended: Promise<unknown>;
let url: string;

beforeEach(async () => {
  source = new PreparedSource();
  server = createServer((_request, answer) => {
    response = answer;
    stream = new LiveStream(answer, source, { patienceMs: 50 });
    ended = stream.run([event(1)]).catch((error: unknown) => error);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

describe('a live stream', () => {
  test('tells what is there, then what comes, and ends with its source', async () => {
    const client = await LiveEvents.open<object>(url);
    await client.first(({ id }) => id === '1');
    source.tell(event(2), event(3));
    await client.first(({ id }) => id === '3');
    source.tell({ ...event(4), event: 'ready' });
    await client.ended();
    expect(client.received.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    await ended;
    expect(source.followers).toBe(0);
  });

  test('says how soon to come back, and between events that it lives', async () => {
    const client = await LiveEvents.open<object>(url);
    await client.first(({ id }) => id === '1');
    stream.beat();
    await untilTrue(() => client.text.endsWith('\n\n:\n\n'));
    expect(client.text).toMatch(/^retry: 2000\n\n/);
    stream.endForNow();
    await client.ended();
    expect(client.text).toMatch(/\nretry: [2-5]\d{3}\n\n$/);
  });

  test('leaves its source alone when its client is gone', async () => {
    const client = await LiveEvents.open<object>(url);
    await client.first(({ id }) => id === '1');
    client.leave();
    await ended;
    expect(source.followers).toBe(0);
  });

  test('asks its source for nothing more while its client does not read, and then closes', async () => {
    const socket: Socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'readable');
    socket.on('error', () => undefined);
    // More than the buffers of the system on both sides take.
    source.tell(event(2, { text: 'x'.repeat(32 * 1024 * 1024) }));
    await ended;
    expect(response.destroyed).toBe(true);
    expect(source.asked).toBeLessThanOrEqual(2);
    expect(source.followers).toBe(0);
    socket.destroy();
  });

  test('ends when its source fails, so that its client comes back', async () => {
    const client = await LiveEvents.open<object>(url);
    await client.first(({ id }) => id === '1');
    source.fault = new Error('the database is away');
    source.tell();
    await client.ended();
    expect(await ended).toBe(source.fault);
  });
});

describe('the format of events', () => {
  test('has no line break in its data, whatever a title says', () => {
    const title = 'one\ntwo\r\nevent: ready\n\ndata: {}';
    const text = formatEvent({ event: 'progress', id: '7', data: { title } });
    expect(text.match(/\n/g)).toHaveLength(4);
    expect(text).toBe(`id: 7\nevent: progress\ndata: ${JSON.stringify({ title })}\n\n`);
  });

  test.each([
    ['12', 12],
    ['0', 0],
    ['', null],
    ['-1', null],
    ['1e9', null],
    ['12 ', null],
    ['9'.repeat(20), null],
    [undefined, null],
    [['1', '2'], null],
  ])('takes %j for the last id %j', (header, id) => {
    expect(lastEventId(header)).toBe(id);
  });
});
