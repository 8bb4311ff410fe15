import { SpeechServerEngine } from '../../../../../src/briefing/adapters/speech/server/speech-server-engine.js';
import { SpeechPatience } from '../../../../../src/briefing/adapters/speech/server/speech-service.js';
import {
  SpeechFailure,
  type Speech,
  type Turn,
} from '../../../../../src/briefing/application/ports/speech/speech-engine.js';
import type { SpeechServer } from '../../../../../src/config/speech-settings.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import { sendAnswer, SpeechServerDouble, type Speaking } from '../../../../support/servers/speech-server.js';
import { waveFile } from './wave-writer.js';

export const KEY = 'key-that-nobody-may-see-0123456789';
export const WORDS = 'The harbour is open to all ships again.';
export const TURN: Turn = { text: WORDS, language: 'en', voice: 'af_heart', pace: 1 };

/** A tenth of a second of sound, and the file that a server sends of it. */
export const SOUND = Array.from({ length: 2_400 }, (_, index) => Math.round(8_000 * Math.sin(index / 9)));
export const FILE = waveFile(SOUND);

/** What becomes of that file, and a server that sends it whatever it is asked. */
export const spoken = { samples: Int16Array.from(SOUND), sampleRate: 24_000 };
export const speaks: Speaking = (_, response) => sendAnswer(response, FILE, { 'content-type': 'audio/wav' });

/** Waits as little as a test can. */
export class Hasty extends SpeechPatience {
  override readonly connectMs = 60_000;
  override readonly firstWaitMs = 1;
  override readonly longestWaitMs = 50;
  override readonly readinessMs = 10_000;

  constructor(
    override readonly firstByteMs: number = 60_000,
    override readonly idleMs: number = 60_000,
    override readonly restMs: number = 0,
  ) {
    super();
  }
}

/** Waits long enough between attempts that a test can do something then. */
export class Patient extends SpeechPatience {
  override readonly firstWaitMs: number = 300;
  override readonly longestWaitMs: number = 60_000;
}

/** A server of some dialect, and the engine that asks it. */
export class ServerAndEngine {
  private constructor(
    readonly server: SpeechServerDouble,
    readonly engine: SpeechServerEngine,
  ) {}

  static async start(
    speaking: Speaking,
    settings: Partial<SpeechServer> = {},
    patience: SpeechPatience = new Hasty(),
  ): Promise<ServerAndEngine> {
    const server = await SpeechServerDouble.start(speaking);
    const speechServer: SpeechServer = {
      url: server.url,
      model: 'kokoro',
      apiKey: KEY,
      format: 'wav',
      pcmRate: 24_000,
      requestsAtOnce: 2,
      timeoutMs: 60_000,
      ...settings,
    };
    const given = { speechServer, speechModels: null, speechFallback: 'default' } as const;
    const engine = new SpeechServerEngine(given, HostCatalogue.builtIn, patience);
    return new ServerAndEngine(server, engine);
  }

  speak(changes: Partial<Turn> = {}, signal: AbortSignal = new AbortController().signal): Promise<Speech> {
    return this.engine.speak({ ...TURN, ...changes }, signal);
  }

  /** Why a turn is not spoken, in how many requests. Fails when it is spoken, or when the reason gives something away. */
  async failure(changes: Partial<Turn> = {}): Promise<{ reason: string; message: string; requests: number }> {
    const before = this.server.requests.length;
    const error = await this.speak(changes).catch((error: unknown) => error);
    if (!(error instanceof SpeechFailure)) throw new Error(`no failure: ${String(error)}`);
    const told = JSON.stringify([error, error.message, error.stack]);
    for (const secret of [KEY, WORDS]) if (told.includes(secret)) throw new Error(`it gives away: ${secret}`);
    return { reason: error.reason, message: error.message, requests: this.server.requests.length - before };
  }

  async close(): Promise<void> {
    await this.engine.onApplicationShutdown();
    await this.server.close();
  }
}
