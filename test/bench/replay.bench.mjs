// 100,000 events replayed into read models beside the served ones, and exchanged while somebody reads and writes those.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../dist/app.module.js';
import { readConfig } from '../../dist/config.js';
import { Database } from '../../dist/shared/storage/database/database.js';
import { startDatabase } from '../../dist/shared/storage/embedded-postgres/start-database.js';
import { Checkpoints } from '../../dist/shared/storage/projections/checkpoints.js';
import { EventStreams } from '../../dist/shared/storage/eventstore/event-streams.js';
import { ProjectionRebuild } from '../../dist/shared/storage/projections/projection-rebuild.js';
import { ProjectionVerification } from '../../dist/shared/storage/projections/projection-verification.js';
import { storedLifeOf } from './event-store/lives.mjs';
import { report } from './harness/report.mjs';

const PROJECTION = 'briefing.shelf';
const BRIEFINGS = 20_000;
const APPENDERS = 16;
const TARGET = { perSecond: 10_000, readerWaitMs: 100, writerWaitMs: 500 };

/** Returns the position of the last event. */
async function writeHistories(streams) {
  const left = Array.from({ length: BRIEFINGS }, (_, index) => index);
  let last = '';
  const append = async (index) => {
    const id = `art_${String(index).padStart(26, '0')}`;
    const { position } = await streams.append(`briefing-${id}`, storedLifeOf(id, index));
    if (position > last) last = position;
  };
  await Promise.all(
    Array.from({ length: APPENDERS }, async () => {
      for (let index = left.pop(); index !== undefined; index = left.pop()) await append(index);
    }),
  );
  return last;
}

/** How long readers and writers waited at most, in ms, while `work` went on. */
async function longestBeside(url, work) {
  const load = fork(join(import.meta.dirname, 'event-store/load.mjs'), [url, 'slug77']);
  const longest = once(load, 'message');
  await sleep(500);
  const result = await work();
  load.send('stop');
  const [waits] = await longest;
  load.disconnect();
  return { result, ...waits };
}

async function timed(work) {
  const start = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - start) / 1000 };
}

const dataDir = await mkdtemp(join(tmpdir(), 'replay-bench-'));
const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }), role: 'api' };
const address = await startDatabase(config);
let app;
try {
  app = await NestFactory.createApplicationContext(AppModule.forRoot(config, address), { logger: ['error'] });
  const [database, rebuild, verification] = [Database, ProjectionRebuild, ProjectionVerification].map((one) =>
    app.get(one),
  );
  const last = await writeHistories(app.get(EventStreams));
  await app.get(Checkpoints, { strict: false }).move(PROJECTION, '', last);
  const made = await timed(() => rebuild.rebuild(PROJECTION));
  const verified = await timed(() => verification.verify(PROJECTION));
  await database.execute('update briefing.briefing set percent = 1');
  const longest = await longestBeside(address.url, () => rebuild.rebuild(PROJECTION));
  const { changed } = longest.result;
  if (made.result.changed !== BRIEFINGS || verified.result.differing !== 0 || changed !== BRIEFINGS) {
    throw new Error(`not what the histories say: ${JSON.stringify([made.result, verified.result, changed])}`);
  }
  const { events } = made.result;
  const wanted = [
    { name: 'rebuild from nothing, events/s', value: events / made.seconds, atLeast: TARGET.perSecond },
    { name: 'verify, events/s', value: events / verified.seconds, atLeast: TARGET.perSecond },
    {
      name: 'rebuild with every row wrong: longest wait of a reader, ms',
      value: longest.reader,
      atMost: TARGET.readerWaitMs,
    },
    { name: 'longest wait of a writer, ms', value: longest.writer, atMost: TARGET.writerWaitMs },
  ];
  report({ title: `${events} events, ${BRIEFINGS} briefings`, wanted });
} finally {
  await app?.close();
  await address.stop();
  await rm(dataDir, { recursive: true, force: true });
}
