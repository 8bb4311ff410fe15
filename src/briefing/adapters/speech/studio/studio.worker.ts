import { open } from 'node:fs/promises';
import { Piscina } from 'piscina';
import type { Recording } from '../../../application/ports/recording-studio.js';
import { optionsToLoad, workerBeside } from '../../../../shared/outbound/processes/worker-entry.js';
import { serveRequests, type ChildTask } from '../../../../shared/outbound/processes/child-protocol.js';
import { LANGUAGES } from '../../../../shared/kernel/language.js';
import { engineVersion } from '../espeak/espeak.js';
import { cutIntoTakes, pauseAfter, type Passage, type PassageLine, type Take } from './passage.js';
import { speakable } from '../text-normalization/speakable.js';
import type { SpokenTake } from './spoken-take.js';
import type { Script, StudioRequest } from './studio-protocol.js';
import { Mp3Stream } from '../sound/mp3-stream.js';
import { voiceFor } from '../espeak/voices.js';

const entry = workerBeside(import.meta.url, 'synthesis');
const threads = Number(process.argv[2] ?? 1);
const pool = new Piscina<Take, SpokenTake>({
  filename: entry.href,
  execArgv: optionsToLoad(entry),
  minThreads: threads,
  maxThreads: threads,
  // Sound is short-lived: room for a take keeps the collector from running all the time.
  resourceLimits: { maxYoungGenerationSizeMb: 64 },
});

function passagesOf(script: Script, lines: readonly number[]): Take {
  const passages: (Passage & { lines: PassageLine[] })[] = [];
  for (const index of lines) {
    const line = script.lines[index];
    const timbre = script.voices[line?.host ?? 0];
    if (line === undefined || timbre === undefined) throw new Error(`Line ${index} has no voice.`);
    const voice = voiceFor(script.language, timbre);
    const spoken = { text: speakable(line.text, script.language, line.inPesos), ...pauseAfter(script, index) };
    const current = passages.at(-1);
    if (current?.voice.name === voice.name) current.lines.push(spoken);
    else passages.push({ voice, lines: [spoken] });
  }
  return passages;
}

/** Takes in order, a few of them under way at once: enough for every thread, few enough for flat memory. */
async function* spokenTakes(script: Script, signal: AbortSignal): AsyncGenerator<SpokenTake> {
  const underWay: Promise<SpokenTake>[] = [];
  for (const lines of cutIntoTakes(script)) {
    const spoken = pool.run(passagesOf(script, lines), { signal });
    spoken.catch(() => {}); // awaited in order; one after a failed one never is
    underWay.push(spoken);
    const first = underWay.length > 2 * threads ? underWay.shift() : undefined;
    if (first !== undefined) yield await first;
  }
  for (const spoken of underWay) yield await spoken;
}

async function record(script: Script, toFile: string, task: ChildTask<number>): Promise<Recording> {
  const file = await open(toFile, 'w');
  try {
    const stream = new Mp3Stream(file);
    for await (const take of spokenTakes(script, task.signal)) {
      await stream.append(take);
      task.progress(stream.lines);
    }
    return stream.recording(await engineVersion());
  } finally {
    await file.close();
  }
}

/** The engine's name, once every voice of every host has spoken a word. */
async function proveVoices(): Promise<string> {
  const voices = LANGUAGES.flatMap((language) => [voiceFor(language, 'low'), voiceFor(language, 'high')]);
  await pool.run(voices.map((voice) => ({ voice, lines: [{ text: 'a', pauseMs: 0 }] })));
  return engineVersion();
}

serveRequests<StudioRequest, Recording | string, number>((request, task) =>
  request.ask === 'record' ? record(request.script, request.toFile, task) : proveVoices(),
);
