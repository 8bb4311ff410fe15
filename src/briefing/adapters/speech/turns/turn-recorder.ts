import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cast } from '../../../application/casting.js';
import { SpeechFailure, type Speech, type Turn } from '../../../application/ports/speech-engine.js';
import type { LineSound } from '../studio/studio-protocol.js';
import { faultOf, type TurnFault } from './judgement.js';
import { cutIntoLines } from './line-cuts.js';
import type { TurnLines } from './turns.js';

/** Why a host's own voice did not speak a line. */
export type Refusal = SpeechFailure['reason'] | TurnFault | 'out_of_time';

/** A turn and who is to speak it. */
export interface CastTurn {
  readonly lines: TurnLines;
  readonly cast: Cast;
  readonly turn: Turn;
  /** What each line is foretold to take in this voice, ms. */
  readonly expected: readonly number[];
}

export interface TurnResult {
  readonly lines: TurnLines;
  readonly cast: Cast;
  /** One for each line, or why there are none. */
  readonly sounds: readonly LineSound[] | Refusal;
}

export interface RecordingTime {
  /** Ends everything: the recording is no longer wanted. */
  readonly signal: AbortSignal;
  /** Ends the asking: what has not been spoken by then is refused with `out_of_time`. */
  readonly deadline: AbortSignal;
}

/** One bad turn says nothing of the next; so many in a row say that the voice is of no use. */
const FAULTS_IN_A_ROW = 4;

/** Has the turns of one recording spoken by their engines, and keeps the sound of their lines in files. */
export class TurnRecorder {
  readonly #unavailable = new Set<Cast['engine']>();
  readonly #faults = new Map<string, number>();

  constructor(
    private readonly folder: string,
    private readonly time: RecordingTime,
  ) {}

  /** Whatever an engine does is a result. Throws the signal's reason. */
  async record(asked: CastTurn): Promise<TurnResult> {
    const { lines, cast } = asked;
    const speech = this.#isLeftAlone(cast) ? 'unavailable' : await this.#spokenInTwoTries(asked);
    if (typeof speech === 'string') return { lines, cast, sounds: speech };
    return { lines, cast, sounds: await this.#kept(asked, speech) };
  }

  #isLeftAlone({ engine, voice }: Cast): boolean {
    return this.#unavailable.has(engine) || (this.#faults.get(voice) ?? 0) >= FAULTS_IN_A_ROW;
  }

  async #spokenInTwoTries(asked: CastTurn): Promise<Speech | Refusal> {
    const { engine, voice } = asked.cast;
    let speech = await this.#spoken(asked);
    if (typeof speech === 'string' && mayDoBetter(speech)) speech = await this.#spoken(asked);
    if (speech === 'unavailable') this.#unavailable.add(engine);
    this.#faults.set(voice, typeof speech === 'string' ? (this.#faults.get(voice) ?? 0) + 1 : 0);
    return speech;
  }

  async #spoken({ cast, turn, expected }: CastTurn): Promise<Speech | Refusal> {
    const { signal, deadline } = this.time;
    signal.throwIfAborted();
    if (deadline.aborted) return 'out_of_time';
    try {
      const speech = await cast.engine.speak(turn, AbortSignal.any([signal, deadline]));
      const expectedMs = expected.reduce((sum, ms) => sum + ms, 0);
      return faultOf(speech, expectedMs / turn.pace) ?? speech;
    } catch (error) {
      signal.throwIfAborted();
      if (deadline.aborted) return 'out_of_time';
      if (error instanceof SpeechFailure) return error.reason;
      throw error;
    }
  }

  async #kept({ lines, expected }: CastTurn, speech: Speech): Promise<readonly LineSound[]> {
    const { sampleRate } = speech;
    return Promise.all(
      cutIntoLines(speech, expected).map(async (samples, index) => {
        const file = join(this.folder, `${lines[index]}.pcm`);
        await writeFile(file, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
        return { file, sampleRate };
      }),
    );
  }
}

/** An engine tries again by itself where it was not reached; what it refuses it will refuse again. */
const mayDoBetter = (refusal: Refusal): boolean => !['unavailable', 'refused', 'out_of_time'].includes(refusal);
