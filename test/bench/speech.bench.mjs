// Speech and encoding, warm, on two threads, against Debian's espeak-ng piped into lame, on the same text; and the memory
// that an hour takes.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import 'reflect-metadata';
import { peakMemory } from './peak-memory.mjs';
import { processorMs } from './processor-time.mjs';
import { report } from './harness/report.mjs';
import { pairedRatios } from './harness/statistics.mjs';
import { eachOf } from './harness/turns.mjs';

const SPEECH = '../../dist/briefing/adapters/speech/studio';
const { ChildRecordingStudio } = await import(`${SPEECH}/child-recording-studio.js`);
const { HostCatalogue } = await import('../../dist/shared/kernel/hosts/host-catalogue.js');

const ROUNDS = 7;
const THREADS = 2;
const TARGET = 1.35;
/** Of this process and that of speech together, for an hour. */
const MOST_MB = 350;

const SENTENCES = [
  'The city council voted on Tuesday to close the old harbour bridge for repairs until the end of May.',
  'Drivers will have to take the tunnel, which can carry about forty thousand cars a day.',
  'A small company from Oslo has built a ship that sails without a crew, and it made its first trip last night.',
  'Farmers say that the dry spring could cost them up to fifteen percent of the harvest.',
  'The minister promised eighty million in aid, but she did not say when the money would arrive.',
  'Doctors have used a new kind of glue to close wounds in the heart, according to a study published this week.',
];
/** A quarter of an hour, so that starting the native programs hardly counts. */
const LINES = Array.from({ length: 168 }, (_, index) => ({
  host: Math.floor(index / 2) % 2,
  text: SENTENCES[index % SENTENCES.length],
  ...(index % 8 === 0 && index > 0 && { opensPart: true }),
  ...(index % 8 === 3 && { aside: true }),
}));

const installed = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

const busy = loadavg()[0];
const folder = await mkdtemp(join(tmpdir(), 'speech-bench-'));
const textFile = join(folder, 'text.txt');
const studio = new ChildRecordingStudio(
  { speechThreads: THREADS, speechBells: true, speechBreaths: true },
  { areNeeded: () => false },
);

/** By the clock, and by the processors. */
async function timed(work) {
  const [began, before] = [performance.now(), processorMs()];
  const durationMs = await work();
  return { ms: performance.now() - began, processorMs: processorMs() - before, durationMs };
}

async function ours(lines = LINES) {
  const { durationMs } = await studio.record(
    { language: 'en', hosts: HostCatalogue.builtIn.defaultsOf('en'), lines },
    join(folder, 'ours.frames'),
  );
  return durationMs;
}

function native() {
  const pipe = `espeak-ng -v en-us -s 165 -f '${textFile}' --stdout | lame --quiet -m m --cbr -b 64 - '${folder}/native.mp3'`;
  const { status } = spawnSync('sh', ['-c', pipe], { stdio: 'inherit' });
  if (status !== 0) throw new Error('espeak-ng | lame failed');
}

async function printMemory() {
  const durationMs = await ours(Array.from({ length: 4 }, () => LINES).flat());
  const memory = peakMemory();
  if (memory === null) return;
  const together = memory.children + memory.self;
  report({
    title: `${Math.round(durationMs / 60_000)} minutes of speech`,
    rows: { memory: { 'speech process, MB': memory.children, 'this process, MB': memory.self } },
    wanted: [{ name: 'memory together, MB', value: together, atMost: MOST_MB }],
  });
}

try {
  await writeFile(textFile, LINES.map((line) => line.text).join('\n'));
  await ours();
  await ours();
  const rounds = { ours: [], native: [], seconds: 0 };
  const comparable = installed('espeak-ng') && installed('lame');
  for (let round = 0; round < ROUNDS; round++) {
    const one = await timed(() => ours());
    rounds.ours.push(one);
    rounds.seconds = one.durationMs / 1000;
    if (comparable) rounds.native.push(await timed(native));
  }
  const row = (round) => ({
    '× real time': eachOf(round, 'ms').map((ms) => (rounds.seconds * 1_000) / ms),
    'processor ms': eachOf(round, 'processorMs'),
  });
  const ratioOf = (figure) => pairedRatios(eachOf(rounds.native, figure), eachOf(rounds.ours, figure));
  const title = `${Math.round(rounds.seconds)} s of speech, ${THREADS} threads`;
  if (comparable) {
    report({
      title,
      rows: { ours: row(rounds.ours), 'espeak-ng | lame': row(rounds.native) },
      wanted: [
        { name: 'as fast as espeak-ng | lame, times', value: ratioOf('ms'), atLeast: TARGET },
        { name: 'by processor time, times', value: ratioOf('processorMs') },
      ],
    });
    if (busy > availableParallelism() / 2) {
      console.log(`The machine was busy (load ${busy.toFixed(1)}): our two threads lose more by that than one pipe.`);
    }
  } else {
    report({ title, rows: { ours: row(rounds.ours) } });
    console.log('Not compared: espeak-ng and lame are not installed (Debian: apt-get install espeak-ng lame).');
  }
  await printMemory();
} finally {
  await studio.onApplicationShutdown();
  await rm(folder, { recursive: true, force: true });
}
