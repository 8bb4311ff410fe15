import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { PLAIN, type Delivery } from './delivery.js';
import { asPreloaded } from './engine-data.js';
import { PACKAGE } from './engine-package.js';
import { variantFile } from './variants.js';
import type { Voice } from './voices.js';

/** Samples per second of everything that the engine speaks, and of every recording. */
export const SAMPLE_RATE = 22_050;

/** What we use of the package, which has no types. */
interface EngineModule {
  readonly default: (options?: EngineOptions) => Promise<EngineParts>;
}

interface EngineOptions {
  /** Its data; without it the engine reads its own copy. */
  readonly getPreloadedPackage: (name: string, size: number) => SharedArrayBuffer | null;
}

interface EngineParts {
  readonly eSpeakNGWorker: new () => Engine;
  readonly FS: {
    readFile(path: string, options: { readonly encoding: 'utf8' }): string;
    writeFile(path: string, text: string): void;
  };
}

interface Engine {
  /** 0 when the voice exists; otherwise the previous voice stays. */
  set_voice(name: string): number;
  set_rate(wordsPerMinute: number): void;
  set_pitch(percent: number): void;
  set_range(percent: number): void;
  synthesize(text: string, onAudio: (samples: Int16Array) => boolean): void;
}

const FOLDER = '/usr/share/espeak-ng-data/voices/!v/';

/** The engine has a list of at most 350 voices, most of them its own: we add one for each timbre, and write it anew. */
function writeVariant({ FS }: EngineParts, { timbre, language }: Voice): void {
  const { from, to, rewritten } = variantFile(timbre, language);
  FS.writeFile(`${FOLDER}${to}`, rewritten(FS.readFile(`${FOLDER}${from}`, { encoding: 'utf8' })));
}

export class EngineMissing extends Error {
  override readonly name = 'EngineMissing';

  constructor() {
    super(
      `The speech engine ${PACKAGE} is not installed. It is an optional dependency (GPL-3): run npm install without --omit=optional.`,
    );
  }
}

/** Name and version, for the record of a briefing. */
export async function engineVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve(PACKAGE);
  const manifest = JSON.parse(await readFile(new URL('package.json', pathToFileURL(entry)), 'utf8')) as {
    version: string;
  };
  return `${PACKAGE} ${manifest.version}`;
}

/** Data of another size than it knows would be another version's. */
const withData = (data: SharedArrayBuffer): EngineOptions => ({
  getPreloadedPackage: (_, size) => (size === data.byteLength ? asPreloaded(data) : null),
});

async function loadEngine(data: SharedArrayBuffer | undefined): Promise<EngineParts> {
  // A variable, because the package may be absent: from the type checker's sight too.
  const name: string = PACKAGE;
  try {
    const module = (await import(name)) as EngineModule;
    return await module.default(data && withData(data));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') throw new EngineMissing();
    throw error;
  }
}

/** The eSpeak NG engine compiled to WebAssembly; one per thread, about 40 MB beside its data. */
export class Espeak {
  readonly #parts: EngineParts;
  readonly #engine: Engine;
  #voice = '';

  private constructor(parts: EngineParts) {
    this.#parts = parts;
    this.#engine = new parts.eSpeakNGWorker();
  }

  /** `data`: that of `sharedEngineData`; without it the engine reads a copy of its own, 24 MB. */
  static async load(data?: SharedArrayBuffer): Promise<Espeak> {
    return new Espeak(await loadEngine(data));
  }

  /** One utterance at `SAMPLE_RATE`, with the engine's own silence around it. */
  say(text: string, voice: Voice, { pace, pitch, range }: Delivery = PLAIN): Int16Array {
    this.#take(voice);
    this.#engine.set_rate(Math.round(voice.rate * pace));
    this.#engine.set_pitch(Math.round(pitch));
    this.#engine.set_range(Math.round(range));
    const parts: Int16Array[] = [];
    // The engine reads everything as SSML and stops at NUL.
    this.#engine.synthesize(text.replace(/[\0<>&]/g, ' '), (samples) => {
      parts.push(samples);
      return false;
    });
    return joined(parts);
  }

  #take(voice: Voice): void {
    if (voice.name === this.#voice) return;
    writeVariant(this.#parts, voice);
    if (this.#engine.set_voice(voice.name) !== 0) throw new Error(`The speech engine has no voice ${voice.name}.`);
    this.#voice = voice.name;
  }
}

function joined(parts: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
