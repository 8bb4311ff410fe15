import { describe, expect, test } from '@jest/globals';
import { planFrom, sizeFor } from './chaos-plan.js';

const size = {
  workers: 4,
  briefings: 100,
  kills: 50,
  fronts: 5,
  pauses: 20,
  restarts: 3,
  locks: 2,
  cuts: 4,
  freezes: 1,
};

describe('a plan of chaos', () => {
  test('is the same for the same seed, and another for another', () => {
    expect(planFrom('7', size, true)).toEqual(planFrom('7', size, true));
    expect(planFrom('8', size, true)).not.toEqual(planFrom('7', size, true));
  });

  test('holds as many acts of each kind as it is told to', () => {
    const counted = Map.groupBy(planFrom('7', size, true), ({ what }) => what);
    expect(Object.fromEntries([...counted].map(([what, { length }]) => [what, length]))).toEqual({
      kill: 50,
      kill_front: 5,
      pause: 20,
      lock_table: 2,
      end_sessions: 4,
      freeze_database: 1,
      restart_database: 3,
      restart_event_store: 3,
      cut_event_store: 4,
    });
    expect(planFrom('7', size, false).filter(({ what }) => what.endsWith('event_store'))).toEqual([]);
  });

  test('for so many kills has of everything some, and a briefing for each two or three of them', () => {
    expect(sizeFor(500)).toMatchObject({
      kills: 500,
      fronts: 10,
      briefings: 200,
      pauses: 50,
      restarts: 5,
      locks: 20,
      cuts: 20,
    });
    expect(Math.min(...Object.values(sizeFor(1)))).toBe(1);
  });

  test('pauses for longer than jobs wait for a heartbeat', () => {
    for (const { forMs } of planFrom('7', size, true)) expect(forMs).toBeGreaterThan(11_000);
  });
});
