import type { FileHandle } from 'node:fs/promises';
import type { LineTiming, Recording } from '../../../application/ports/speech/recording-studio.js';
import { msOf, type RecordingRate } from './sample-count.js';
import { SAMPLES_PER_FRAME } from './mp3.js';
import type { SpokenTake } from '../studio/spoken-take.js';
import { waveformOf } from './waveform.js';

/** Takes in order become one stream of frames and the exact times of its lines. */
export class Mp3Stream {
  readonly #file: FileHandle;
  readonly #sampleRate: RecordingRate;
  readonly #timings: LineTiming[] = [];
  readonly #peaks: number[] = [];
  #frames = 0;
  #bytes = 0;
  #samples = 0;

  constructor(file: FileHandle, sampleRate: RecordingRate) {
    this.#file = file;
    this.#sampleRate = sampleRate;
  }

  get lines(): number {
    return this.#timings.length;
  }

  async append(take: SpokenTake): Promise<void> {
    await this.#file.write(take.mp3);
    const start = this.#frames * SAMPLES_PER_FRAME;
    for (const { offset, length } of take.spans) {
      this.#timings.push({ startMs: this.#ms(start + offset), durationMs: this.#ms(length) });
    }
    for (const peak of take.peaks) this.#peaks.push(peak);
    this.#frames += take.frames;
    this.#bytes += take.mp3.length;
    this.#samples = start + take.samples;
  }

  recording(engine: string): Recording {
    return {
      timings: this.#timings,
      durationMs: this.#ms(this.#samples),
      sampleRate: this.#sampleRate,
      samples: this.#samples,
      frames: this.#frames,
      bytes: this.#bytes,
      waveform: waveformOf(this.#peaks),
      engine,
    };
  }

  #ms(samples: number): number {
    return Math.round(msOf(samples, this.#sampleRate));
  }
}
