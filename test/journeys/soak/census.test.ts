import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { commandOf, familyOf, handlesOf, memoryOf, statusOf } from '../../support/program/processes.js';
import { Floors } from './census.js';

describe('what is counted in the intervals of a soak', () => {
  test('is the least of each, of those in which a kind of process was there', () => {
    const floors = new Floors();
    floors.add(1, [new Map([['api: MB', 300]]), new Map([['api: MB', 200]])]);
    floors.add(2, [
      new Map([
        ['api: MB', 250],
        ['studio: MB', 90],
      ]),
      new Map([['api: MB', 260]]),
    ]);
    floors.add(3, [new Map([['studio: MB', 100]])]);
    expect(floors.last).toEqual({ atMs: 3, 'studio: MB': 100 });
    expect(floors.series).toEqual([
      {
        name: 'api: MB',
        tolerance: 32,
        samples: [
          { atMs: 1, value: 200 },
          { atMs: 2, value: 250 },
        ],
      },
      {
        name: 'studio: MB',
        tolerance: 32,
        samples: [
          { atMs: 2, value: 90 },
          { atMs: 3, value: 100 },
        ],
      },
    ]);
  });
});

describe('what the kernel says of a process', () => {
  test('is told of the one that asks', async () => {
    const before = handlesOf(process.pid).sockets;
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    expect(handlesOf(process.pid).sockets).toBeGreaterThan(before);
    server.close();
    const { proportional, anonymous } = memoryOf(process.pid);
    expect(anonymous).toBeGreaterThan(10);
    expect(proportional).toBeGreaterThanOrEqual(anonymous);
    expect(statusOf('self', 'Threads')).toBeGreaterThan(1);
    expect(commandOf(process.pid)[0]).toContain('node');
    expect(familyOf(process.pid)[0]).toMatchObject({ pid: process.pid, parent: process.ppid });
  });

  test('is nothing when it has ended', () => {
    const nobody = 2 ** 22 + 1;
    expect([familyOf(nobody), commandOf(nobody), statusOf(nobody, 'VmHWM')]).toEqual([[], [], 0]);
    expect([handlesOf(nobody), memoryOf(nobody)]).toEqual([
      { files: 0, sockets: 0 },
      { proportional: 0, anonymous: 0 },
    ]);
  });
});
