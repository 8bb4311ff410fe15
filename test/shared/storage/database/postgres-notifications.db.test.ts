import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { WakeSignal } from '../../../../src/shared/storage/database/wake-signal.js';
import { PostgresNotifications } from '../../../../src/shared/storage/database/postgres-notifications.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import { untilTrue } from '../../../support/time/until.js';

// The outage is meant.
Logger.overrideLogger(false);

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase([]);
});
afterAll(async () => await db.close());

describe('PostgreSQL notifications', () => {
  test('reach every channel, also those added while it connects and after', async () => {
    const notifications = new PostgresNotifications(db.url);
    const heard: string[] = [];
    const listen = (channel: string): void => {
      notifications.listen(channel, (payload) => void (payload === '' || heard.push(`${channel} ${payload}`)));
    };
    listen('first');
    for (let n = 0; n < 10; n += 1) {
      await sleep(2);
      listen(`then ${n}`);
    }
    await sleep(200);
    listen('last');
    const channels = ['first', ...Array.from({ length: 10 }, (_, n) => `then ${n}`), 'last'];
    // Again and again: what is sent before somebody listens is not kept.
    await untilTrue(async () => {
      for (const channel of channels) await db.database.query('select pg_notify($1, $2)', [channel, 'x']);
      return channels.every((channel) => heard.includes(`${channel} x`));
    });
    await notifications.close();
  });

  test('travel between two processes in both directions, and a burst of many becomes a few', async () => {
    const [one, other] = [new PostgresNotifications(db.url), new PostgresNotifications(db.url)];
    let heard = 0;
    other.listen('burst', () => void (heard += 1));
    await untilTrue(() => heard === 1);
    // The first ones only connect it.
    await untilTrue(() => {
      one.notify('burst');
      return heard > 1;
    });
    const before = heard;
    for (let n = 0; n < 1_000; n += 1) one.notify('burst');
    await untilTrue(() => heard > before);
    await sleep(100);
    expect(heard - before).toBeLessThan(100);
    await Promise.all([one.close(), other.close()]);
  });

  test('carry what they are about, each word once of a burst', async () => {
    const [one, other] = [new PostgresNotifications(db.url), new PostgresNotifications(db.url)];
    const heard: string[] = [];
    other.listen('words', (word) => void heard.push(word));
    await untilTrue(() => heard.length === 1);
    // The first ones only connect it.
    await untilTrue(() => {
      one.notify('words', 'connected');
      return heard.includes('connected');
    });
    const before = heard.length;
    for (let n = 0; n < 50; n += 1) for (const word of ['a', 'b', 'c']) one.notify('words', word);
    await untilTrue(() => heard.includes('c'));
    const burst = heard.slice(before).filter((word) => word !== 'connected');
    expect(burst).toEqual(['a', 'b', 'c']);
    await Promise.all([one.close(), other.close()]);
  });

  test('tell every listener after a lost connection that it may have missed some', async () => {
    const notifications = new PostgresNotifications(db.url);
    let heard = 0;
    notifications.listen('lost', () => void (heard += 1));
    await untilTrue(() => heard === 1);
    await db.database.query(`select pg_terminate_backend(pid) from pg_stat_activity
                              where application_name = 'notifications' and datname = current_database()`);
    await untilTrue(() => heard === 2);
    await db.database.query(`select pg_notify('lost', 'x')`);
    await untilTrue(() => heard === 3);
    await notifications.close();
  });

  test('do not reach a listener that has stopped listening', async () => {
    const notifications = new PostgresNotifications(db.url);
    let heard = 0;
    const stop = notifications.listen('quiet', () => void (heard += 1));
    await untilTrue(() => heard === 1);
    stop();
    await db.database.query(`select pg_notify('quiet', '')`);
    await sleep(100);
    expect(heard).toBe(1);
    await notifications.close();
  });
});

describe('a wake signal', () => {
  test('keeps a notification between two waits, and takes several for one', async () => {
    const wakeSignal = new WakeSignal();
    wakeSignal.notify();
    wakeSignal.notify();
    const started = performance.now();
    await wakeSignal.wait(1_000_000);
    await wakeSignal.wait(100);
    expect(performance.now() - started).toBeGreaterThan(90);
  });
});
