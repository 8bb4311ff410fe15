// What of a processor a briefing takes on our side that a speech server speaks, which answers at once; and how much of that
// is the MP3 encoder.
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import 'reflect-metadata';
import { familyOf } from '../support/program/processes.ts';
import { report } from './harness/report.mjs';
import { eachOf } from './harness/turns.mjs';

const RATE = 24_000;
const SECONDS = 6;
const ROUNDS = 5;
const TEXT = 'The city council voted on Tuesday to close the old harbour bridge for repairs until the end of May.';
/** About a quarter of an hour. */
const LINES = Array.from({ length: 150 }, (_, index) => ({ host: Math.floor(index / 2) % 2, text: TEXT }));

/** A WAV file of syllables, as long as the sentence takes. */
function waveOfSyllables() {
  const samples = new Int16Array(RATE * SECONDS);
  for (let index = 0; index < samples.length; index++) {
    const turn = (2 * Math.PI * index) / RATE;
    const voiced = Math.sin(150 * turn) + 0.5 * Math.sin(300 * turn) + 0.3 * Math.sin(1200 * turn);
    samples[index] = 6_000 * voiced * (0.1 + 0.9 * Math.sin(2 * turn) ** 2);
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  for (const [at, value] of [[16, 16], [24, RATE], [28, RATE * 2], [40, samples.byteLength]]) head.writeUInt32LE(value, at); // prettier-ignore
  for (const [at, value] of [[20, 1], [22, 1], [32, 2], [34, 16]]) head.writeUInt16LE(value, at); // prettier-ignore
  head.write('data', 36);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}

if (process.argv[2] === 'serve') {
  const file = waveOfSyllables();
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'audio/wav' }).end(file));
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  process.on('disconnect', () => process.exit());
} else {
  await measure();
}

/** Processor seconds that the encoder takes for so much of the same sound, once it is warm. */
async function encoderSeconds(durationMs) {
  const { encode } = await import('../../dist/briefing/adapters/speech/sound/mp3.js');
  const file = waveOfSyllables();
  const line = Float32Array.from(new Int16Array(file.buffer, file.byteOffset + 44), (sample) => sample / 32_768);
  await encode(line, RATE);
  const before = process.cpuUsage().user;
  const times = 10;
  for (let time = 0; time < times; time++) await encode(line, RATE);
  return ((process.cpuUsage().user - before) / 1e6 / times) * (durationMs / (SECONDS * 1000));
}

/** Of a core for each 100 × real time, in percent. */
function percent(seconds, durationMs) {
  return ((seconds / (durationMs / 1000)) * 100 * 100).toFixed(1);
}

/** Processor seconds of this process and its children, without the server. Linux only. */
function processorSeconds(except) {
  const counted = familyOf(process.pid).filter(({ pid }) => pid !== except);
  return counted.reduce((sum, { processorMs }) => sum + processorMs, 0) / 1000;
}

async function measure() {
  const at = (path) => import(`../../dist/${path}.js`);
  const { ChildRecordingStudio } = await at('briefing/adapters/speech/studio/child-recording-studio');
  const { HostVoices } = await at('briefing/adapters/speech/turns/host-voices');
  const { SpeechServerEngine } = await at('briefing/adapters/speech/server/speech-server-engine');
  const { Casting } = await at('briefing/application/casting');
  const { HostCatalogue } = await at('shared/kernel/host-catalogue');
  const { Metrics } = await at('shared/delivery/http/metrics/metrics');
  const { readConfig } = await at('config');

  const server = fork(fileURLToPath(import.meta.url), ['serve']);
  const port = await new Promise((resolve) => server.once('message', resolve));
  const folder = await mkdtemp(join(tmpdir(), 'speech-server-bench-'));
  const config = readConfig({ SPEECH_URL: `http://127.0.0.1:${port}/v1`, SPEECH_MODEL: 'kokoro', SPEECH_THREADS: '2' });
  const engine = new SpeechServerEngine(config);
  const hosts = HostCatalogue.builtIn.defaultsOf('en');
  const voices = new HostVoices(new Casting({ inOrder: [engine] }), config, new Metrics(config));
  const studio = new ChildRecordingStudio(config, voices);
  try {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      const [before, began] = [processorSeconds(server.pid), performance.now()];
      const { durationMs } = await studio.record({ language: 'en', hosts, lines: LINES }, join(folder, 'frames'));
      const taken = processorSeconds(server.pid) - before;
      const wall = (performance.now() - began) / 1000;
      rounds.push({
        'speech, s': durationMs / 1_000,
        'wall, s': wall,
        '× real time': durationMs / 1_000 / wall,
        'processor, s': taken,
        'of a core for each 100 × real time, %': Number(percent(taken, durationMs)),
        'without the encoder, %': Number(percent(taken - (await encoderSeconds(durationMs)), durationMs)),
      });
    }
    const figures = Object.keys(rounds[0]).map((figure) => [figure, eachOf(rounds, figure)]);
    report({ title: `load ${loadavg()[0].toFixed(1)}`, rows: { 'a recording': Object.fromEntries(figures) } });
  } finally {
    await studio.onApplicationShutdown();
    await engine.onApplicationShutdown();
    await rm(folder, { recursive: true, force: true });
    server.disconnect();
  }
}
