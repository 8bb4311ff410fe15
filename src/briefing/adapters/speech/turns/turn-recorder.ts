import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
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
  readonly #logger = new Logger(TurnRecorder.name);
  readonly #unavailable = new Set<Cast['engine']>();
  /** Of each voice, since it last spoke well. */
  readonly #faults = new Map<Cast, readonly Refusal[]>();

  constructor(
    private readonly folder: string,
    private readonly time: RecordingTime,
  ) {}

  /** Whatever an engine does is a result. Throws the signal's reason. */
  async record(asked: CastTurn): Promise<TurnResult> {
    const { lines, cast } = asked;
    const speech = this.#whyLeftAlone(cast) ?? (await this.#spokenInTwoTries(asked));
    if (typeof speech === 'string') return { lines, cast, sounds: speech };
    return { lines, cast, sounds: await this.#kept(asked, speech) };
  }

  /** null: it is asked. */
  #whyLeftAlone(cast: Cast): Refusal | null {
    if (this.#unavailable.has(cast.engine)) return 'unavailable';
    return this.#faults.get(cast)?.at(FAULTS_IN_A_ROW - 1) ?? null;
  }

  async #spokenInTwoTries(asked: CastTurn): Promise<Speech | Refusal> {
    const { cast } = asked;
    let speech = await this.#spoken(asked);
    if (typeof speech === 'string' && mayDoBetter(speech)) speech = await this.#spoken(asked);
    if (speech === 'unavailable') this.#unavailable.add(cast.engine);
    this.#faults.set(cast, typeof speech === 'string' ? [...(this.#faults.get(cast) ?? []), speech] : []);
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
      // A fault in an engine, of an extension maybe, is no reason for a briefing to fail.
      this.#logger.error({ err: error, msg: 'an engine failed to speak a turn' });
      return 'unreadable';
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
