import { Espeak, SAMPLE_RATE } from '../../../../../src/briefing/adapters/speech/espeak/espeak.js';
import { voiceFor } from '../../../../../src/briefing/adapters/speech/espeak/voices.js';
import { withoutSilence } from '../../../../../src/briefing/adapters/speech/sound/line-sound.js';
import { speakable } from '../../../../../src/briefing/adapters/speech/text-normalization/speakable.js';
import {
  SpeechEngine,
  type Speech,
  type Turn,
} from '../../../../../src/briefing/application/ports/speech/speech-engine.js';
import type { Host } from '../../../../../src/shared/kernel/hosts/host.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

const IDENTITY = { engine: 'timed-engine', version: '1', model: null } as const;

let loading: Promise<Espeak> | undefined;
const said = new Map<string, Int16Array>();

async function say(text: string, language: Language): Promise<Int16Array> {
  const known = said.get(text) ?? (await (loading ??= Espeak.load())).say(text, voiceFor(language, 'low'));
  said.set(text, known);
  return known;
}

/** How many times as long as the default voice: of every voice, or by names of the hosts that there are voices for. */
export type Factors = number | Readonly<Record<string, number>>;

/** Voices that take longer or shorter than the default one for the same text: its sound, stretched. */
export class TimedEngine extends SpeechEngine {
  readonly signals: AbortSignal[] = [];

  /** `losesWords`: of which turns it says only the beginning. */
  constructor(
    private readonly factors: Factors,
    private readonly losesWords: (turn: Turn) => boolean = () => false,
  ) {
    super();
  }

  override voiceOf({ name }: Pick<Host, 'name'>): string | null {
    return this.factorOf(name) === undefined ? null : name;
  }

  override async speak(turn: Turn, signal: AbortSignal): Promise<Speech> {
    this.signals.push(signal);
    const text = this.losesWords(turn) ? turn.text.slice(0, turn.text.length / 5) : turn.text;
    const samples = await say(text, turn.language);
    // Lower and slower, like a tape: nobody listens to it.
    return { samples, sampleRate: Math.round(SAMPLE_RATE / (this.factorOf(turn.voice) ?? 1)) };
  }

  async audibleMs(text: string, language: Language): Promise<number> {
    const turn = { text: speakable(text, language), language, voice: 'one', pace: 1 };
    const { samples, sampleRate } = await this.speak(turn, new AbortController().signal);
    return (withoutSilence(samples, sampleRate).length / sampleRate) * 1000;
  }

  private factorOf(name: string): number | undefined {
    return typeof this.factors === 'number' ? this.factors : this.factors[name];
  }

  override async identity() {
    return IDENTITY;
  }

  override async readiness() {
    return { ready: true, identity: IDENTITY } as const;
  }
}
