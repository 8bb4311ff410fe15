import { describe, expect, test } from '@jest/globals';
import type { LiveEvent } from '../../../../../src/shared/delivery/http/live/event-format.js';
import type { LiveSource } from '../../../../../src/shared/delivery/http/live/live-stream.js';
import { PermittedSource } from '../../../../../src/shared/delivery/http/live/permitted-source.js';

class Events implements LiveSource {
  isOver = false;
  waiting: LiveEvent[] = [];
  readonly listeners = new Set<() => void>();

  next(): Promise<readonly LiveEvent[]> {
    return Promise.resolve(this.waiting.splice(0));
  }

  follow(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

const EVENT: LiveEvent = { event: 'progress', data: {} };

describe('A source of live events', () => {
  test('tells whoever may hear it', async () => {
    const events = new Events();
    const source = new PermittedSource(events, () => Promise.resolve(true));
    events.waiting.push(EVENT);
    expect(await source.next()).toEqual([EVENT]);
    expect(source.isOver).toBe(false);
    events.isOver = true;
    expect(source.isOver).toBe(true);
  });

  test('tells nothing that happened after the token was revoked, and is over', async () => {
    const events = new Events();
    let allowed = true;
    const source = new PermittedSource(events, () => Promise.resolve(allowed));
    allowed = false;
    expect(await source.next()).toEqual([]);
    expect(source.isOver).toBe(false);
    events.waiting.push(EVENT);
    expect(await source.next()).toEqual([]);
    expect(source.isOver).toBe(true);
  });

  test('asks nobody while nothing happens', async () => {
    const asked: string[] = [];
    const source = new PermittedSource(new Events(), () => Promise.resolve(asked.push('asked') > 0));
    await source.next();
    expect(asked).toEqual([]);
  });

  test('tells nothing when nobody can be asked', async () => {
    const events = new Events();
    events.waiting.push(EVENT);
    const source = new PermittedSource(events, () => Promise.reject(new Error('away')));
    await expect(source.next()).rejects.toThrow('away');
  });

  test('is followed as it is', () => {
    const events = new Events();
    const stop = new PermittedSource(events, () => Promise.resolve(true)).follow(() => undefined);
    expect(events.listeners.size).toBe(1);
    stop();
    expect(events.listeners.size).toBe(0);
  });
});
