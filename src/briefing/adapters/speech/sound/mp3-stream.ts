import type { FileHandle } from 'node:fs/promises';
import type { LineTiming, Recording } from '../../../application/ports/recording-studio.js';
import { SAMPLE_RATE } from '../espeak/espeak.js';
import { SAMPLES_PER_FRAME } from './mp3.js';
import type { SpokenTake } from '../studio/spoken-take.js';
import { waveformOf } from './waveform.js';

const toMs = (samples: number): number => Math.round((samples * 1000) / SAMPLE_RATE);

/** Takes in order become one stream of frames and the exact times of its lines. */
export class Mp3Stream {
  readonly #file: FileHandle;
  readonly #timings: LineTiming[] = [];
  readonly #peaks: number[] = [];
  #frames = 0;
  #bytes = 0;
  #samples = 0;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  get lines(): number {
    return this.#timings.length;
  }

  async append(take: SpokenTake): Promise<void> {
    await this.#file.write(take.mp3);
    const start = this.#frames * SAMPLES_PER_FRAME;
    for (const { offset, length } of take.spans) {
      this.#timings.push({ startMs: toMs(start + offset), durationMs: toMs(length) });
    }
    for (const peak of take.peaks) this.#peaks.push(peak);
    this.#frames += take.frames;
    this.#bytes += take.mp3.length;
    this.#samples = start + take.samples;
  }

  recording(engine: string): Recording {
    return {
      timings: this.#timings,
      durationMs: toMs(this.#samples),
      samples: this.#samples,
      frames: this.#frames,
      bytes: this.#bytes,
      waveform: waveformOf(this.#peaks),
      engine,
    };
  }
}
