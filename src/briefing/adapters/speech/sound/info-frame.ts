import { BITRATE_KBPS, ENCODER_DELAY, frameBytes, SAMPLES_PER_FRAME } from './mp3.js';
import { FIRST_RECORDING_RATE } from './sample-count.js';

/** After the header (4 bytes) and the empty side information of mono MPEG-2 (9 bytes). */
const INFO = 13;
const LAME = INFO + 120;
const HAS_FRAMES_BYTES_TOC_QUALITY = 0x0f;

export interface SoundExtent {
  readonly frames: number;
  /** Of the frames, without the Info frame itself. */
  readonly bytes: number;
  /** Real ones, without what the encoder adds before and after. */
  readonly samples: number;
  /** Hz; absent: 22,050. */
  readonly sampleRate?: number;
}

function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  return crc;
}

function writeLameTag(frame: Buffer, { frames, bytes, samples }: SoundExtent): void {
  const padding = Math.min(4095, Math.max(0, frames * SAMPLES_PER_FRAME - samples - ENCODER_DELAY));
  frame.write('LAME3.100', LAME, 'latin1');
  frame[LAME + 9] = 0x01; // revision 0, constant bit rate
  frame[LAME + 20] = BITRATE_KBPS;
  frame[LAME + 21] = ENCODER_DELAY >> 4;
  frame[LAME + 22] = ((ENCODER_DELAY & 15) << 4) | (padding >> 8);
  frame[LAME + 23] = padding & 255;
  frame.writeUInt32BE(bytes + frame.length, LAME + 28);
  frame.writeUInt16BE(crc16(frame.subarray(0, LAME + 34)), LAME + 34);
}

/**
 * The silent first frame (LAME's Info tag) that tells players the exact length and what to cut at both ends.
 * Without it they guess the length and are off by the encoder's delay.
 */
export function infoFrame(extent: SoundExtent): Buffer {
  const { sampleRate = FIRST_RECORDING_RATE } = extent;
  const frame = Buffer.alloc(frameBytes(BITRATE_KBPS, sampleRate));
  const rate = sampleRate === FIRST_RECORDING_RATE ? 0x80 : 0x84; // 64 kbit/s, at 22,050 or at 24,000 Hz
  frame.set([0xff, 0xf3, rate, 0xc4]); // MPEG-2 layer III, mono
  frame.write('Info', INFO, 'latin1');
  frame.writeUInt32BE(HAS_FRAMES_BYTES_TOC_QUALITY, INFO + 4);
  frame.writeUInt32BE(extent.frames, INFO + 8);
  frame.writeUInt32BE(extent.bytes + frame.length, INFO + 12);
  for (let percent = 0; percent < 100; percent++) frame[INFO + 16 + percent] = Math.floor((percent * 256) / 100);
  writeLameTag(frame, extent);
  return frame;
}
