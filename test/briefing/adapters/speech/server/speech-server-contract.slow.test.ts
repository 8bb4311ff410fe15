import { Logger } from '@nestjs/common';
import { Espeak, SAMPLE_RATE } from '../../../../../src/briefing/adapters/speech/espeak/espeak.js';
import { voiceFor } from '../../../../../src/briefing/adapters/speech/espeak/voices.js';
import type { SpeechServer } from '../../../../../src/config/speech-settings.js';
import { BUILT_IN_HOSTS } from '../../../../../src/shared/kernel/host.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { sendAnswer, sendDetail, type SpeechRequest, type Speaking } from '../../../../support/speech-server.js';
import { SENTENCES, speechEngineContract, type OpenedEngine } from '../speech-engine.contract.js';
import { KEY, ServerAndEngine } from './server-and-engine.js';
import { soundBytes, waveFile } from './wave-writer.js';

// Each failure is a line of the log.
Logger.overrideLogger(false);

const VOICES_OF_KOKORO = /^[abefjpz][fm]_[a-z]+$/;
const VOICES_OF_OPENAI = /^(?:onyx|nova)$/;
const LOW_VOICES = /^(?:[a-z]m_|onyx)/;

/** Voices of eSpeak NG behind the protocol. Each sentence is spoken once for each voice and speed. */
class Voices {
  private readonly spoken = new Map<string, readonly number[]>();

  constructor(private readonly espeak: Espeak) {}

  samples({ body }: SpeechRequest): readonly number[] {
    const { input = '', voice = '', speed = 1 } = body;
    const key = JSON.stringify([input, voice, speed]);
    const samples = this.spoken.get(key) ?? this.say(input, LOW_VOICES.test(voice), speed);
    this.spoken.set(key, samples);
    return samples;
  }

  private say(input: string, isLow: boolean, speed: number): readonly number[] {
    const language: Language = LANGUAGES.find((one) => SENTENCES[one] === input) ?? 'en';
    const voice = voiceFor(language, isLow ? 'low' : 'high');
    // Another voice in between: the engine sets a rate with a voice.
    this.espeak.say('a', voiceFor(language === 'de' ? 'en' : 'de', 'low'));
    return [...this.espeak.say(input, { ...voice, rate: Math.round(voice.rate * speed) })];
  }
}

async function open(
  settings: Partial<SpeechServer>,
  known: RegExp,
  speak: (voices: Voices) => Speaking,
): Promise<OpenedEngine> {
  const voices = new Voices(await Espeak.load());
  const speaking = speak(voices);
  const both = await ServerAndEngine.start((request, response) => {
    if (request.headers.authorization !== `Bearer ${KEY}`) return sendDetail(response, 401, 'no');
    if (!known.test(request.body.voice ?? ''))
      return sendDetail(response, 400, `Voice ${request.body.voice} not found`);
    return speaking(request, response);
  }, settings);
  return {
    engine: both.engine,
    hosts: BUILT_IN_HOSTS,
    isSpeech: true,
    secrets: [KEY],
    close: () => both.close(),
  };
}

speechEngineContract('a server of Kokoro that streams WAV without sizes', () =>
  open({ model: 'kokoro' }, VOICES_OF_KOKORO, (voices) => async (request, response) => {
    const file = waveFile(voices.samples(request), { rate: SAMPLE_RATE, dataSize: 0xffff_ffff, riffSize: 0xffff_ffff });
    response.writeHead(200, { 'content-type': 'audio/wav' });
    for (let at = 0; at < file.length; at += 40_000) {
      response.write(file.subarray(at, at + 40_000));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  }),
);

speechEngineContract('a server with the voices of OpenAI that sends samples without a header', () =>
  open({ model: 'tts-1', format: 'pcm', pcmRate: SAMPLE_RATE }, VOICES_OF_OPENAI, (voices) => (request, response) => {
    sendAnswer(response, soundBytes(voices.samples(request), {}), { 'content-type': 'audio/pcm' });
  }),
);
