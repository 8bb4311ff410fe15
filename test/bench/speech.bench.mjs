// Speech and encoding, warm, on two threads, against Debian's espeak-ng piped into lame, on the same text.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import 'reflect-metadata';

const SPEECH = '../../dist/briefing/adapters/speech/studio';
const { ChildRecordingStudio } = await import(`${SPEECH}/child-recording-studio.js`);
const { HostCatalogue } = await import('../../dist/shared/kernel/host-catalogue.js');

const ROUNDS = 7;
const THREADS = 2;
const TARGET = 1.2;

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
}));

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const installed = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

const busy = loadavg()[0];
const folder = await mkdtemp(join(tmpdir(), 'speech-bench-'));
const textFile = join(folder, 'text.txt');
const studio = new ChildRecordingStudio({ speechThreads: THREADS }, { areNeeded: () => false });

async function ours() {
  const began = performance.now();
  const { durationMs } = await studio.record(
    { language: 'en', hosts: HostCatalogue.builtIn.defaultsOf('en'), lines: LINES },
    join(folder, 'ours.frames'),
  );
  return { ms: performance.now() - began, durationMs };
}

function native() {
  const began = performance.now();
  const pipe = `espeak-ng -v en-us -s 165 -f '${textFile}' --stdout | lame --quiet -m m --cbr -b 64 - '${folder}/native.mp3'`;
  const { status } = spawnSync('sh', ['-c', pipe], { stdio: 'inherit' });
  if (status !== 0) throw new Error('espeak-ng | lame failed');
  return performance.now() - began;
}

function print(row) {
  console.table([row]);
}

try {
  await writeFile(textFile, LINES.map((line) => line.text).join('\n'));
  await ours();
  const rounds = { ours: [], native: [], seconds: 0 };
  const comparable = installed('espeak-ng') && installed('lame');
  for (let round = 0; round < ROUNDS; round++) {
    const { ms, durationMs } = await ours();
    rounds.ours.push(ms);
    rounds.seconds = durationMs / 1000;
    if (comparable) rounds.native.push(native());
  }
  const realTime = (ms) => Math.round((rounds.seconds * 1000) / ms);
  const row = {
    'speech, s': Math.round(rounds.seconds),
    threads: THREADS,
    'ours, × real time': realTime(median(rounds.ours)),
  };
  if (comparable) {
    // Of each round, because the machine may be busier in one than in another.
    const ratio = median(rounds.native.map((ms, round) => ms / rounds.ours[round]));
    print({
      ...row,
      'espeak-ng | lame, × real time': realTime(median(rounds.native)),
      ratio: ratio.toFixed(2),
      target: `≥ ${TARGET}`,
      met: ratio >= TARGET ? 'yes' : 'NO',
    });
    if (ratio < TARGET) process.exitCode = 1;
    if (busy > availableParallelism() / 2) {
      console.log(`The machine was busy (load ${busy.toFixed(1)}): our two threads lose more by that than one pipe.`);
    }
  } else {
    print(row);
    console.log('Not compared: espeak-ng and lame are not installed (Debian: apt-get install espeak-ng lame).');
  }
} finally {
  await studio.onApplicationShutdown();
  await rm(folder, { recursive: true, force: true });
}
