import { Logger } from '@nestjs/common';
import { SAMPLE_RATE } from '../../../../../src/briefing/adapters/speech/espeak/espeak.js';
import type { SpeechServer } from '../../../../../src/config/speech-settings.js';
import { BUILT_IN_HOSTS } from '../../../../../src/shared/kernel/hosts/host.js';
import { LANGUAGES } from '../../../../../src/shared/kernel/language.js';
import { sendAnswer, sendDetail, type Speaking } from '../../../../support/servers/speech-server.js';
import { SENTENCES, speechEngineContract, type OpenedEngine } from '../speech-engine.contract.js';
import { EspeakVoices } from './espeak-voices.js';
import { KEY, ServerAndEngine } from './server-and-engine.js';
import { soundBytes, waveFile } from './wave-writer.js';

// Each failure is a line of the log.
Logger.overrideLogger(false);

const VOICES_OF_KOKORO = /^[abefjpz][fm]_[a-z]+$/;
const VOICES_OF_OPENAI = /^(?:onyx|nova)$/;
async function open(
  settings: Partial<SpeechServer>,
  known: RegExp,
  speak: (voices: EspeakVoices) => Speaking,
): Promise<OpenedEngine> {
  const voices = await EspeakVoices.load((text) => LANGUAGES.find((one) => SENTENCES[one] === text) ?? 'en');
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
