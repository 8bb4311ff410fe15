import { Espeak } from '../../../../../src/briefing/adapters/speech/espeak/espeak.js';
import { voiceFor } from '../../../../../src/briefing/adapters/speech/espeak/voices.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import type { SpeechRequest } from '../../../../support/servers/speech-server.js';

/** Of Kokoro and of OpenAI. */
const LOW_VOICES = /^(?:[a-z]m_|onyx)/;

/** Voices of eSpeak NG behind the protocol of a speech server. Each sentence is spoken once for each voice and speed. */
export class EspeakVoices {
  private readonly spoken = new Map<string, readonly number[]>();

  private constructor(
    private readonly espeak: Espeak,
    /** Servers know it by the voice; these voices have none. */
    private readonly languageOf: (text: string) => Language,
  ) {}

  static async load(languageOf: (text: string) => Language): Promise<EspeakVoices> {
    return new EspeakVoices(await Espeak.load(), languageOf);
  }

  samples({ body }: SpeechRequest): readonly number[] {
    const { input = '', voice = '', speed = 1 } = body;
    const key = JSON.stringify([input, voice, speed]);
    const samples = this.spoken.get(key) ?? this.say(input, voice, speed);
    this.spoken.set(key, samples);
    return samples;
  }

  private say(input: string, voice: string, speed: number): readonly number[] {
    const spoken = voiceFor(this.languageOf(input), LOW_VOICES.test(voice) ? 'low' : 'high');
    return [...this.espeak.say(input, { ...spoken, rate: Math.round(spoken.rate * speed) })];
  }
}
