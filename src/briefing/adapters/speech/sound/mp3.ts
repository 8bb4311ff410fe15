import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { WasmMediaEncoder } from 'wasm-media-encoders';
import type { RecordingRate } from './sample-count.js';

export const BITRATE_KBPS = 64;
/** MPEG-2 layer III. */
export const SAMPLES_PER_FRAME = 576;
/** What the encoder puts before the first sample; players take it off again when the Info frame says so. */
export const ENCODER_DELAY = 576;

/** Hz, of MPEG-2, by their number in a frame's header. */
const RATES = [22_050, 24_000];
const BITRATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** Samples handed to the encoder at once. */
const BLOCK = 18_432;

export interface EncodedSound {
  readonly mp3: Uint8Array<ArrayBuffer>;
  readonly frames: number;
}

let encoder: Promise<WasmMediaEncoder<'audio/mpeg'>> | undefined;

async function createMp3Encoder(): Promise<WasmMediaEncoder<'audio/mpeg'>> {
  // 0.8 MB, for whoever speaks and for nobody who only reads frames.
  const { createEncoder } = await import('wasm-media-encoders');
  const wasm = createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3');
  return createEncoder('audio/mpeg', await WebAssembly.compile(await readFile(wasm)));
}

/**
 * Whole frames that begin with nothing left over from frames before them, so that pieces can be joined in silence.
 * Encodes one piece at a time.
 */
export async function encode(samples: Float32Array, sampleRate: RecordingRate): Promise<EncodedSound> {
  const mp3Encoder = await (encoder ??= createMp3Encoder());
  mp3Encoder.configure({ sampleRate, channels: 1, bitrate: BITRATE_KBPS });
  const parts: Uint8Array[] = [];
  for (let start = 0; start < samples.length; start += BLOCK) {
    // The encoder returns a view of its own memory, which the next call overwrites.
    parts.push(mp3Encoder.encode([samples.subarray(start, start + BLOCK)]).slice());
  }
  parts.push(mp3Encoder.finalize().slice());
  const mp3 = new Uint8Array(Buffer.concat(parts));
  return { mp3, frames: countFrames(mp3) };
}

/** Walks from header to header; throws when the bytes are not whole frames. */
export function countFrames(mp3: Uint8Array): number {
  let position = 0;
  let frames = 0;
  while (position < mp3.length) {
    const [sync = 0, version = 0, rates = 0] = mp3.subarray(position, position + 3);
    const bitrate = BITRATES[rates >> 4] ?? 0;
    const sampleRate = RATES[(rates >> 2) & 3] ?? 0;
    if (sync !== 0xff || version !== 0xf3 || bitrate === 0 || sampleRate === 0)
      throw new Error(`No MP3 frame at byte ${position}.`);
    const padding = (rates >> 1) & 1;
    position += frameBytes(bitrate, sampleRate) + padding;
    frames += 1;
  }
  if (position !== mp3.length) throw new Error('The last MP3 frame is cut off.');
  return frames;
}

/** Of a frame of so many kbit/s without padding. */
export const frameBytes = (kbps: number, sampleRate: number): number =>
  Math.floor((SAMPLES_PER_FRAME / 8) * ((kbps * 1000) / sampleRate));
