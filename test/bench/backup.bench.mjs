// Backup, one that goes on from it, verification and restore by the commands of operators, of 50,000 items and 200
// briefings with their files, and of a quarter of that: time, size, and memory, which must not grow with what is kept.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { Client } from 'pg';
import { AppModule } from '../../dist/app.module.js';
import { readConfig } from '../../dist/config.js';
import { startDatabase } from '../../dist/shared/storage/embedded-postgres/start-database.js';
import { EventStreams } from '../../dist/shared/storage/eventstore/event-streams.js';
import { MediaStore } from '../../dist/shared/storage/media/media-store.js';
import { storedLifeOf } from './event-store/lives.mjs';
import { seed } from './items-list/seed.mjs';
import { peakOf } from './peak-memory.mjs';
import { report } from './harness/report.mjs';

const ROOT = join(import.meta.dirname, '../..');
const ITEMS = Number(process.env.BACKUP_ITEMS ?? 50_000);
const BRIEFINGS = Number(process.env.BACKUP_BRIEFINGS ?? 200);
const SIZES = [
  { items: ITEMS / 4, briefings: BRIEFINGS / 4 },
  { items: ITEMS, briefings: BRIEFINGS },
];
/** Of the larger, where the smaller takes one: what is kept is four times as much. */
const FLAT = 1.35;
const BYTES = { 'audio.mp3': 5_000_000, frames: 4_500_000, 'cover.jpg': 150_000 };
const OTHERS = 40_000;
const PASSPHRASE = 'a passphrase of the benchmark';

/** Text for a third of its bytes, as scripts and timelines are; sound does not get smaller. */
function contentOf(name, index) {
  const content = Buffer.alloc(BYTES[name] ?? OTHERS, `${name} ${index} `);
  for (let at = 0, word = index + 1; at + 4 <= content.length; at += 12) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    content.writeUInt32LE(word, at);
  }
  return content;
}

async function keepBriefing({ streams, media }, index) {
  const id = `art_${String(index).padStart(26, '0')}`;
  const contents = [];
  const file = (name) => {
    const content = contentOf(name, index);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const key = `${id}/${sha256}-${name}`;
    contents.push([key, content]);
    return { key, bytes: content.length, sha256 };
  };
  const events = storedLifeOf(id, index, file);
  for (const [key, content] of contents) await media.put(key, content);
  await streams.append(`briefing-${id}`, events);
}

/** Furnishes an installation; `more` does it again with other briefings. */
async function furnish(dataDir, { items, first, briefings }) {
  const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }), role: 'api' };
  const address = await startDatabase(config);
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, address), { logger: ['error'] });
  try {
    if (items > 0) {
      const client = new Client({ connectionString: address.url });
      await client.connect();
      await seed(client, { items, feeds: Math.ceil(items / 500) });
      await client.end();
    }
    const into = { streams: app.get(EventStreams), media: app.get(MediaStore) };
    for (let index = first; index < first + briefings; index += 1) await keepBriefing(into, index);
  } finally {
    await app.close();
    await address.stop();
  }
}

/** One command, as an operator gives it. */
async function cli(dataDir, ...argv) {
  const began = performance.now();
  const env = { ...process.env, DATA_DIR: dataDir, BACKUP_PASSPHRASE: PASSPHRASE };
  const child = spawn(process.execPath, [join(ROOT, 'dist/cli.js'), ...argv], { env, stdio: ['ignore', 'ignore', 2] });
  let megabytes = 0;
  const watch = setInterval(() => (megabytes = Math.max(megabytes, peakOf(child.pid))), 20);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${argv[0]} ended with ${code}`);
  return { seconds: (performance.now() - began) / 1_000, megabytes };
}

async function measure({ items, briefings }) {
  const folder = await mkdtemp(join(tmpdir(), 'backup-bench-'));
  const [dataDir, whole, more] = ['data', 'whole.tar.age', 'more.tar.age'].map((name) => join(folder, name));
  try {
    await furnish(dataDir, { items, first: 0, briefings });
    const results = { backup: await cli(dataDir, 'backup', whole) };
    await furnish(dataDir, { items: 0, first: briefings, briefings: Math.ceil(briefings / 20) });
    results['backup --since'] = await cli(dataDir, 'backup', more, '--since', whole);
    results['backup:verify'] = await cli(dataDir, 'backup:verify', more);
    results.restore = await cli(join(folder, 'restored'), 'restore', more);
    results.backup.size = (await stat(whole)).size;
    results['backup --since'].size = (await stat(more)).size;
    return results;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const [small, large] = [await measure(SIZES[0]), await measure(SIZES[1])];
const inMegabytes = (bytes) => (bytes === undefined ? '' : bytes / 2 ** 20);
report({
  title: `${SIZES[1].items} items and ${SIZES[1].briefings} briefings; "before": a quarter of that`,
  rows: Object.fromEntries(
    Object.entries(large).map(([name, { seconds, megabytes, size }]) => [
      name,
      {
        seconds,
        'memory, MB': megabytes,
        'memory before, MB': small[name].megabytes,
        'size, MB': inMegabytes(size),
      },
    ]),
  ),
  wanted: Object.entries(large).map(([name, { megabytes }]) => ({
    name: `${name}: memory, × the one before`,
    value: megabytes / small[name].megabytes,
    atMost: FLAT,
  })),
});
