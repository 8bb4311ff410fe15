import { open } from 'node:fs/promises';
import { Piscina } from 'piscina';
import { optionsToLoad, workerBeside } from '../../../../shared/outbound/processes/worker-entry.js';
import { serveRequests, type ChildTask } from '../../../../shared/outbound/processes/child-protocol.js';
import { LANGUAGES } from '../../../../shared/kernel/language.js';
import { sharedEngineData } from '../espeak/engine-data.js';
import { engineVersion, SAMPLE_RATE } from '../espeak/espeak.js';
import { breathBefore } from '../espeak/breathing.js';
import { deliveryOf, PLAIN, type Delivery } from '../espeak/delivery.js';
import { phrased } from '../espeak/phrasing.js';
import { voiceFor, type Voice } from '../espeak/voices.js';
import type { RecordingRate } from '../sound/sample-count.js';
import { Mp3Stream } from '../sound/mp3-stream.js';
import { speakable } from '../text-normalization/speakable.js';
import { cutIntoTakes, pauseAfter, type Passage, type PassageLine, type Take } from './passage.js';
import type { SpokenTake } from './spoken-take.js';
import type { ThreadData } from './thread-data.js';
import type {
  DefaultSpeech,
  LineSound,
  LineSounds,
  Script,
  StudioAnswer,
  StudioRecording,
  StudioRequest,
  Wording,
} from './studio-protocol.js';

const entry = workerBeside(import.meta.url, 'synthesis');
const threads = Number(process.argv[2] ?? 1);
const withBells = !process.argv.includes('no-bells');
const withBreaths = !process.argv.includes('no-breaths');
const threadData: ThreadData = { engineData: sharedEngineData() };
const pool = new Piscina<Take, SpokenTake>({
  filename: entry.href,
  workerData: threadData,
  execArgv: optionsToLoad(entry),
  minThreads: threads,
  maxThreads: threads,
  // Sound is short-lived: room for a take keeps the collector from running all the time.
  resourceLimits: { maxYoungGenerationSizeMb: 64 },
});

type RecordRequest = Extract<StudioRequest, { ask: 'record' }>;

/** Pronunciations are of the language of the whole. */
function wording({ lines, language, pronunciations }: Script, index: number): string {
  const { text = '', inPesos, language: other } = lines[index] ?? {};
  return speakable(text, other ?? language, { inPesos, ...(other === undefined && { pronunciations }) });
}

function stretchedWording(script: Script, index: number): Wording {
  const text = wording(script, index);
  if ((script.pronunciations ?? []).length === 0) return { text, stretch: 1 };
  const unchanged = wording({ ...script, pronunciations: [] }, index);
  return { text, stretch: text.length / Math.max(1, unchanged.length) };
}

function voiceOf({ lines, hosts, language }: Script, index: number): Voice {
  const line = lines[index];
  const host = hosts[line?.host ?? 0];
  if (host === undefined) throw new Error(`Line ${index} has no voice.`);
  return voiceFor(line?.language ?? language, host.timbre);
}

function deliveryAt({ lines }: Script, index: number): Delivery {
  const line = lines[index];
  return line === undefined ? PLAIN : deliveryOf(line, index);
}

/** What sounds before, or in the silence after, a line. */
function around({ script, sounds }: RecordRequest, index: number) {
  const { lines, voicesOnly = false } = script;
  const ringing = voicesOnly ? 'voices' : withBells ? 'bells' : 'pauses';
  const pause = pauseAfter({ lines, ringing }, index);
  const quiet = pause.bells === undefined && sounds[index + 1] === undefined;
  const breath = withBreaths && !voicesOnly && quiet ? breathAfter(script, index, pause.pauseMs) : undefined;
  return { ...pause, ...(breath && { breath }), ...(ringing === 'bells' && index === 0 && { opens: true }) };
}

/** Of the host who speaks next, with a default voice. */
function breathAfter(script: Script, index: number, pauseMs: number): PassageLine['breath'] {
  const next = script.lines[index + 1];
  if (next === undefined) return undefined;
  const breath = breathBefore({ pauseMs, next, language: next.language ?? script.language });
  return breath === null ? undefined : { breath, timbre: voiceOf(script, index + 1).timbre };
}

interface WordedTake {
  readonly passages: readonly Passage[];
  readonly speech: readonly (DefaultSpeech | null)[];
}

/** Most engines speak at 24,000 Hz: where one does, the default voices follow. */
const rateOf = (sounds: LineSounds): RecordingRate =>
  Object.values(sounds).some(({ sampleRate }) => sampleRate > SAMPLE_RATE) ? 24_000 : SAMPLE_RATE;

/** Whether a line is levelled together with those before it. */
const goesOn = (passage: Passage, voice: Voice | null, sound: LineSound | undefined): boolean =>
  passage.voice?.name === voice?.name && passage.lines.at(-1)?.sound?.turn === sound?.turn;

function worded(request: RecordRequest, lines: readonly number[]): WordedTake {
  const { script, sounds } = request;
  const passages: (Passage & { lines: PassageLine[] })[] = [];
  const speech: (DefaultSpeech | null)[] = [];
  for (const index of lines) {
    const sound = sounds[index];
    const voice = sound === undefined ? voiceOf(script, index) : null;
    const text = voice === null ? '' : phrased(wording(script, index));
    speech.push(voice === null ? null : { text, voice: voice.name });
    const delivery = deliveryAt(script, index);
    const line = { text, delivery, ...(sound !== undefined && { sound }), ...around(request, index) };
    const before = script.lines[index - 1];
    const current = before?.host === script.lines[index]?.host ? passages.at(-1) : undefined;
    if (current !== undefined && goesOn(current, voice, sound)) current.lines.push(line);
    else passages.push({ voice, lines: [line] });
  }
  return { passages, speech };
}

interface UnderWay {
  readonly spoken: Promise<SpokenTake>;
  readonly speech: WordedTake['speech'];
}

/** Takes in order, a few of them under way at once: enough for every thread, few enough for flat memory. */
async function* spokenTakes(request: RecordRequest, signal: AbortSignal): AsyncGenerator<UnderWay> {
  const sampleRate = rateOf(request.sounds);
  const underWay: UnderWay[] = [];
  for (const lines of cutIntoTakes(request.script)) {
    const { passages, speech } = worded(request, lines);
    const spoken = pool.run({ passages, sampleRate }, { signal });
    spoken.catch(() => {}); // awaited in order; one after a failed one never is
    underWay.push({ spoken, speech });
    const first = underWay.length > 2 * threads ? underWay.shift() : undefined;
    if (first !== undefined) yield first;
  }
  yield* underWay;
}

async function record(request: RecordRequest, task: ChildTask<number>): Promise<StudioRecording> {
  const file = await open(request.toFile, 'w');
  try {
    const stream = new Mp3Stream(file, rateOf(request.sounds));
    const speech: (DefaultSpeech | null)[] = [];
    for await (const take of spokenTakes(request, task.signal)) {
      await stream.append(await take.spoken);
      speech.push(...take.speech);
      task.progress(stream.lines);
    }
    return { ...stream.recording(await engineVersion()), speech };
  } finally {
    await file.close();
  }
}

/** The engine's name, once every voice of every host has spoken a word. */
async function proveVoices(): Promise<string> {
  const voices = LANGUAGES.flatMap((language) => [voiceFor(language, 'low'), voiceFor(language, 'high')]);
  const passages = voices.map((voice) => ({ voice, lines: [{ text: 'a', delivery: PLAIN, pauseMs: 0 }] }));
  await pool.run({ passages, sampleRate: SAMPLE_RATE });
  return engineVersion();
}

async function answer(request: StudioRequest, task: ChildTask<number>): Promise<StudioAnswer> {
  if (request.ask === 'record') return record(request, task);
  if (request.ask === 'wordings')
    return request.script.lines.map((_, index) => stretchedWording(request.script, index));
  return proveVoices();
}

serveRequests<StudioRequest, StudioAnswer, number>(answer);
