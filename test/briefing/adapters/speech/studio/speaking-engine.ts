import { Espeak, SAMPLE_RATE } from '../../../../../src/briefing/adapters/speech/espeak/espeak.js';
import { resampled } from '../../../../../src/briefing/adapters/speech/sound/resampler.js';
import {
  SpeechEngine,
  SpeechFailure,
  type Speech,
  type SpeechFailureReason,
  type Turn,
} from '../../../../../src/briefing/application/ports/speech/speech-engine.js';
import type { Host } from '../../../../../src/shared/kernel/hosts/host.js';
import { hiss, oneAfterAnother } from '../sound/tones.js';

const RATE = 24_000;
/** Neither host of ours sounds like it: a third voice of the default engine, for who listens. */
const VOICE = { name: 'en-us+m7', rate: 165, language: 'en', timbre: 'low' } as const;

export type Behaviour =
  SpeechFailureReason | 'speaks' | 'speaks softly' | 'is silent' | 'loses words' | 'never answers' | 'has a bug';

/** An engine of another rate, loudness and hiss than the default one, which does what it is told for each turn it is asked for. */
export class SpeakingEngine extends SpeechEngine {
  readonly asked: Turn[] = [];
  static readonly identity = { engine: 'test-engine', version: '2.1', model: 'hall' } as const;

  constructor(
    private readonly speaksFor: (host: Host) => boolean,
    private readonly behaviour: (turn: Turn, asked: number) => Behaviour = () => 'speaks',
  ) {
    super();
  }

  override voiceOf(host: Host): string | null {
    return this.speaksFor(host) ? `voice of ${host.id}` : null;
  }

  override async speak(turn: Turn, signal: AbortSignal): Promise<Speech> {
    this.asked.push(turn);
    const does = this.behaviour(turn, this.asked.filter(({ text }) => text === turn.text).length);
    signal.throwIfAborted();
    if (does === 'never answers') {
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    }
    if (does === 'has a bug') throw new TypeError('of the engine');
    if (does === 'unavailable' || does === 'refused' || does === 'unreadable') throw new SpeechFailure(does, 'as told');
    if (does === 'is silent') return { samples: hiss(3_000, RATE), sampleRate: RATE };
    const text = does === 'loses words' ? turn.text.slice(0, turn.text.length / 4) : turn.text;
    const said = resampled((await engine()).say(text, VOICE), SAMPLE_RATE, RATE);
    const soft = said.map((sample) => sample * (does === 'speaks softly' ? 0.03 : 0.4));
    return { samples: oneAfterAnother(hiss(400, RATE), soft, hiss(600, RATE)), sampleRate: RATE };
  }

  override identity() {
    return Promise.resolve(SpeakingEngine.identity);
  }

  override readiness() {
    return Promise.resolve({ ready: true, identity: SpeakingEngine.identity } as const);
  }
}

let loading: Promise<Espeak> | undefined;
const engine = (): Promise<Espeak> => (loading ??= Espeak.load());
