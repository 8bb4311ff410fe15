// Records a sample of the default voices in each language and measures them: npm run voices -- FOLDER [--dist=DIST]
import 'reflect-metadata';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { MPEGDecoder } from 'mpg123-decoder';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { NEWS } from '../test/briefing/adapters/speech/news.ts';
import { BANDS, melodyOf, spectrumOf } from './voices/spectrum.mjs';

const [folder, ...flags] = process.argv.slice(2);
const dist = flags.find((flag) => flag.startsWith('--dist='))?.slice('--dist='.length) ?? 'dist';
if (folder === undefined || flags.some((flag) => !flag.startsWith('--dist='))) {
  console.error('Usage: npm run voices -- FOLDER [--dist=DIST], the compiled program whose voices are recorded');
  process.exit(2);
}

const part = (path) => import(pathToFileURL(resolve(dist, path)).href);
const { ChildRecordingStudio } = await part('briefing/adapters/speech/studio/child-recording-studio.js');
const { Id3AudioPackager } = await part('briefing/adapters/speech/sound/id3-audio-packager.js');
const { HostCatalogue } = await part('shared/kernel/host-catalogue.js');

const scratch = await mkdtemp(join(tmpdir(), 'voices-'));
const studio = new ChildRecordingStudio(
  { speechThreads: 2, speechBells: true, speechBreaths: true },
  { areNeeded: () => false },
);
const packager = new Id3AudioPackager();

/** Records lines of both hosts, and what a player plays of it. */
async function recorded(language, lines, file, options = {}) {
  const framesFile = join(scratch, 'frames');
  const hosts = HostCatalogue.builtIn.defaultsOf(language);
  const recording = await studio.record({ language, hosts, lines, ...options }, framesFile);
  const tags = {
    title: language,
    artist: 'Default voices',
    album: 'Samples',
    year: 2026,
    language,
    link: '',
    lyrics: '',
  };
  await packager.package({ framesFile, recording, tags, chapters: [], cover: new Uint8Array() }, file);
  return { recording, sound: await decoded(file) };
}

async function decoded(file) {
  const decoder = new MPEGDecoder({ enableGapless: true });
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(await readFile(file));
  decoder.free();
  return { samples: channelData[0], rate: sampleRate };
}

/** A greeting, a story and a question: about a quarter of a minute. */
const sampleLines = ([greeting, , , , , story, question]) => [
  { host: 0, text: greeting, aside: true },
  { host: 1, text: story, opensPart: true },
  { host: 0, text: question, aside: true },
];

/** All that one host said, without the pauses. */
function voiceOf(host, lines, { recording, sound }) {
  const parts = recording.timings.flatMap(({ startMs, durationMs }, index) =>
    lines[index].host === host ? [sound.samples.subarray((startMs * sound.rate) / 1000, ((startMs + durationMs) * sound.rate) / 1000)] : [],
  ); // prettier-ignore
  const samples = new Float32Array(parts.reduce((length, one) => length + one.length, 0));
  let offset = 0;
  for (const one of parts) {
    samples.set(one, offset);
    offset += one.length;
  }
  return { samples, rate: sound.rate };
}

const rounded = (measured) =>
  Object.fromEntries(Object.entries(measured).map(([name, value]) => [name, Math.round(value * 10) / 10]));

const rows = [];
try {
  await mkdir(folder, { recursive: true });
  for (const [language, news] of Object.entries(NEWS)) {
    await recorded(language, sampleLines(news), join(folder, `${language}.mp3`));
    const lines = [0, 1].flatMap((host) => news.map((text) => ({ host, text })));
    const heard = await recorded(language, lines, join(scratch, 'news.mp3'), { voicesOnly: true });
    for (const [host, timbre] of ['low', 'high'].entries()) {
      const voice = voiceOf(host, lines, heard);
      const { bands, ...spectrum } = spectrumOf(voice, timbre);
      rows.push({
        voice: `${language} ${timbre}`,
        bands,
        measured: { ...rounded(spectrum), ...rounded(melodyOf(voice)) },
      });
    }
  }
  console.table(Object.fromEntries(rows.map(({ voice, measured }) => [voice, measured])));
  console.log('Above or below the average spectrum of speech in third octaves, dB:');
  console.log(`| | ${BANDS.join(' | ')} |`);
  for (const { voice, bands } of rows)
    console.log(`| ${voice} | ${bands.map((band) => Math.round(band)).join(' | ')} |`);
} finally {
  await studio.onApplicationShutdown();
  await rm(scratch, { recursive: true, force: true });
}
