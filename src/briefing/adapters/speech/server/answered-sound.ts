import type { SpeechServer } from '../../../../config/speech-settings.js';
import type { EndpointBytes } from '../../../../shared/outbound/network/operator-endpoint.js';
import type { Speech } from '../../../application/ports/speech/speech-engine.js';
import { decodeSamples } from './sample-codec.js';
import { kindOf } from './sound-kind.js';
import { isWave, readWave, type WaveFault } from './wave-file.js';

const SAMPLES_OF_16_BITS = { coding: 'integer', bytes: 2, channels: 1 } as const;

/**
 * Reads what a server sent, whatever it was asked for. In words what it did instead, and what an operator can do.
 * `plausible`: as many bytes may follow from the text.
 */
export function soundOf(answer: EndpointBytes, terms: SpeechServer, plausible: number): Speech | string {
  const { bytes } = answer;
  if (bytes.length === 0) return 'sent nothing at all. Its log says why.';
  if (isWave(bytes)) return ofWave(bytes, plausible);
  const kind = kindOf(bytes);
  if (kind !== null) return wordsOf(kind);
  if (terms.format === 'pcm') return ofPcm(bytes, rateIn(answer) ?? terms.pcmRate);
  return 'sent what is no WAV file. If it sends samples without a header, set SPEECH_FORMAT=pcm and SPEECH_PCM_RATE.';
}

function ofWave(bytes: Buffer, plausible: number): Speech | string {
  const wave = readWave(bytes, plausible);
  if (typeof wave === 'string') return WAVE_FAULTS[wave];
  const { format, parts } = wave;
  const whole = parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
  const samples = decodeSamples(whole, format);
  return samples.length === 0 ? WAVE_FAULTS.empty : { samples, sampleRate: format.sampleRate };
}

function ofPcm(bytes: Buffer, sampleRate: number): Speech | string {
  const samples = decodeSamples(bytes, SAMPLES_OF_16_BITS);
  return samples.length === 0 ? WAVE_FAULTS.empty : { samples, sampleRate };
}

const WAVE_FAULTS: Readonly<Record<WaveFault, string>> = {
  cut_off: 'sent a WAV file that ends too early. Its log says why.',
  empty: 'sent a file without sound. Look whether its model speaks the language and has the voice.',
  unknown_coding:
    'sends WAV files of a coding that is not read here. Have it send integers of 16 bits, or set SPEECH_FORMAT=pcm.',
  odd_rate: 'sends WAV files of a sample rate that is not from 8,000 to 96,000 Hz. Have it send 24,000.',
  damaged: 'sent a WAV file that nobody can read. Its log says why.',
};

const TEXTS: ReadonlySet<string> = new Set(['HTML', 'JSON', 'text', 'events']);

function wordsOf(kind: string): string {
  return TEXTS.has(kind)
    ? `sent ${kind} instead of sound. Look whether SPEECH_URL is what /audio/speech is below, and into its log.`
    : `sends ${kind}, which is not read here, whatever it is asked for. Switch it to WAV, or set SPEECH_FORMAT to the other of wav and pcm.`;
}

/** "audio/pcm;rate=22050", or a header of its own: what the answer says is truer than a setting. */
function rateIn({ header }: EndpointBytes): number | null {
  const said = /;\s{0,9}rate=(\d{4,5})\b/i.exec(header('content-type') ?? '')?.[1] ?? header('x-sample-rate') ?? '';
  const rate = /^\d{4,5}$/.test(said) ? Number(said) : 0;
  return rate >= 8_000 && rate <= 96_000 ? rate : null;
}
