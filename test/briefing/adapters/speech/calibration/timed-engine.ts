import { Espeak, SAMPLE_RATE } from '../../../../../src/briefing/adapters/speech/espeak/espeak.js';
import { voiceFor } from '../../../../../src/briefing/adapters/speech/espeak/voices.js';
import { withoutSilence } from '../../../../../src/briefing/adapters/speech/sound/line-sound.js';
import { speakable } from '../../../../../src/briefing/adapters/speech/text-normalization/speakable.js';
import { SpeechEngine, type Speech, type Turn } from '../../../../../src/briefing/application/ports/speech-engine.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

const IDENTITY = { engine: 'timed-engine', version: '1', model: null } as const;

let loading: Promise<Espeak> | undefined;
const said = new Map<string, Int16Array>();

async function say(text: string, language: Language): Promise<Int16Array> {
  const known = said.get(text) ?? (await (loading ??= Espeak.load())).say(text, voiceFor(language, 'low'));
  said.set(text, known);
  return known;
}

/** A voice that takes so many times as long as the default one for the same text: its sound, stretched. */
export class TimedEngine extends SpeechEngine {
  readonly signals: AbortSignal[] = [];

  /** `losesWords`: of which turns it says only the beginning. */
  constructor(
    private readonly factor: number,
    private readonly losesWords: (turn: Turn) => boolean = () => false,
  ) {
    super();
  }

  override voiceOf(): string {
    return 'one';
  }

  override async speak(turn: Turn, signal: AbortSignal): Promise<Speech> {
    this.signals.push(signal);
    const text = this.losesWords(turn) ? turn.text.slice(0, turn.text.length / 5) : turn.text;
    const samples = await say(text, turn.language);
    // Lower and slower, like a tape: nobody listens to it.
    return { samples, sampleRate: Math.round(SAMPLE_RATE / this.factor) };
  }

  async audibleMs(text: string, language: Language): Promise<number> {
    const turn = { text: speakable(text, language), language, voice: 'one', pace: 1 };
    const { samples, sampleRate } = await this.speak(turn, new AbortController().signal);
    return (withoutSilence(samples, sampleRate).length / sampleRate) * 1000;
  }

  override async identity() {
    return IDENTITY;
  }

  override async readiness() {
    return { ready: true, identity: IDENTITY } as const;
  }
}
