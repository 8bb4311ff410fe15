// Where the time of a quarter of an hour of speech goes, as a flame graph: npm run flame -- OUT.svg
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import 'reflect-metadata';
import { flameSvg, folded, merged, sharesOf } from './flame/flame-graph.mjs';
import { NEWS } from '../test/briefing/adapters/speech/news.ts';

const [out] = process.argv.slice(2);
if (out === undefined) {
  console.error('Usage: npm run flame -- OUT.svg');
  process.exit(2);
}
const THREADS = 2;
const built = (path) => pathToFileURL(resolve('dist', path)).href;
const { HostCatalogue } = await import(built('shared/kernel/host-catalogue.js'));
const script = {
  language: 'en',
  hosts: HostCatalogue.builtIn.defaultsOf('en'),
  lines: Array.from({ length: 200 }, (_, index) => ({
    host: Math.floor(index / 2) % 2,
    text: NEWS.en[index % NEWS.en.length],
    ...(index % 8 === 0 && index > 0 && { opensPart: true }),
  })),
};

const folder = await mkdtemp(join(tmpdir(), 'flame-'));
const child = fork(new URL(built('briefing/adapters/speech/studio/studio.worker.js')), [String(THREADS)], {
  execArgv: ['--import', new URL('./flame/profiled.mjs', import.meta.url).href],
  serialization: 'advanced',
  env: { MALLOC_ARENA_MAX: '2' },
});
/** The next message that has this. */
async function heard(part) {
  for (;;) {
    const [message] = await once(child, 'message');
    if (part in message) return message;
  }
}
async function record(id) {
  child.send({ id, request: { ask: 'record', script, sounds: {}, toFile: devNull } });
  return (await heard('result')).result;
}
/** The program itself takes it for an order to end work that it does not know. */
async function profile(what) {
  child.send({ abort: 0, profile: what, folder });
  const { profiled, why } = await heard('profiled');
  if (profiled === 'failed') throw new Error(why);
}

try {
  await record(1);
  await profile('start');
  const { durationMs } = await record(2);
  await profile('stop');
  const { main, threads } = JSON.parse(await readFile(join(folder, 'profiles.json'), 'utf8'));
  const times = merged([folded(main, 'studio'), ...threads.map((one) => folded(one, 'speech threads'))]);
  const seconds = [...times.values()].reduce((sum, time) => sum + time, 0) / 1e6;
  const title = `${Math.round(durationMs / 60_000)} minutes of speech by the default voices: ${seconds.toFixed(1)} s of ${THREADS} threads`;
  await writeFile(out, flameSvg(times, title));
  const names = ['sound/mp3.js', 'espeak/espeak.js', 'gainFor', 'placeInRoom', 'limitIfNeeded', 'ring', 'place ', 'peaksOf', 'speakable', 'postMessage', '(garbage collector)']; // prettier-ignore
  console.log(title);
  for (const { name, seconds: taken, share } of sharesOf(times, names))
    console.log(`${(share * 100).toFixed(1).padStart(6)} %  ${taken.toFixed(2).padStart(6)} s  ${name}`);
} finally {
  child.disconnect();
  await rm(folder, { recursive: true, force: true });
}
