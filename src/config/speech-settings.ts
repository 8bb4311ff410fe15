import { ConfigError, type Environment } from './environment.js';
import { bearerToken, refuseWithout, serviceBase } from './operator-service.js';

/** A server that speaks the speech protocol of OpenAI. */
export interface SpeechServer {
  /** What `/audio/speech` is below, without a trailing slash. */
  readonly url: string;
  readonly model: string;
  /** A secret, never printed; null: the server asks for none. */
  readonly apiKey: string | null;
  /** What the server is asked for: a WAV file, or samples of 16 bits without a header. */
  readonly format: 'wav' | 'pcm';
  /** Hz, of samples without a header. */
  readonly pcmRate: number;
  readonly requestsAtOnce: number;
  /** Most time for one turn, with all attempts at it. */
  readonly timeoutMs: number;
}

/** Who speaks, beside the default voices. Also the DI token. */
export abstract class SpeechSettings {
  /** null: none; nothing is sent anywhere. */
  abstract readonly speechServer: SpeechServer | null;
  /** A folder with a folder for each model of sherpa-onnx; null: none. */
  abstract readonly speechModels: string | null;
  /** What becomes of lines that no other engine could speak: the default voices speak them, or the briefing fails. */
  abstract readonly speechFallback: 'default' | 'fail';
}

const SERVICE = { url: 'SPEECH_URL', key: 'SPEECH_API_KEY', path: '/audio/speech' };
const OF_SERVER = ['SPEECH_MODEL', 'SPEECH_API_KEY', 'SPEECH_FORMAT', 'SPEECH_PCM_RATE'];

export function readSpeechSettings(environment: Environment): SpeechSettings {
  const speechFallback = environment.oneOf('SPEECH_FALLBACK', ['default', 'fail'], 'default');
  const speechModels = environment.text('SPEECH_MODELS');
  const terms = {
    format: environment.oneOf('SPEECH_FORMAT', ['wav', 'pcm'], 'wav'),
    pcmRate: environment.integer('SPEECH_PCM_RATE', 24_000, 8_000, 96_000),
    requestsAtOnce: environment.integer('SPEECH_REQUESTS', 2, 1, 32),
    timeoutMs: environment.integer('SPEECH_TIMEOUT_SECONDS', 120, 5, 600) * 1000,
  };
  const url = serviceBase(environment, SERVICE);
  if (url === null) {
    refuseWithout(environment, 'SPEECH_URL', OF_SERVER);
    return { speechServer: null, speechModels, speechFallback };
  }
  const model = environment.text('SPEECH_MODEL');
  if (model === null) throw new ConfigError('SPEECH_URL needs SPEECH_MODEL, the name of a model that it serves.');
  const apiKey = bearerToken(environment, 'SPEECH_API_KEY');
  return { speechServer: { url, model, apiKey, ...terms }, speechModels, speechFallback };
}
