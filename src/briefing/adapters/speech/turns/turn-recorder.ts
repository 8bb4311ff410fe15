import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { unlessAborted } from '../../../../shared/kernel/unless-aborted.js';
import type { Cast } from '../../../application/casting.js';
import { SpeechFailure, type Speech, type Turn } from '../../../application/ports/speech/speech-engine.js';
import type { LineSound } from '../studio/studio-protocol.js';
import { faultOf } from './judgement.js';
import { LeftAlone, type Refusal } from './left-alone.js';
import { cutIntoLines } from './line-cuts.js';
import type { TurnLines } from './turns.js';

/** A turn and who is to speak it. */
export interface CastTurn {
  readonly lines: TurnLines;
  readonly cast: Cast;
  readonly turn: Turn;
  /** Where each line begins in the text of the turn. */
  readonly begins: readonly number[];
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

/** Has the turns of one recording spoken by their engines, and keeps the sound of their lines in files. */
export class TurnRecorder {
  readonly #logger = new Logger(TurnRecorder.name);
  readonly #leftAlone = new LeftAlone();

  constructor(
    private readonly folder: string,
    private readonly time: RecordingTime,
  ) {}

  /** Whatever an engine does is a result. Throws the signal's reason. */
  async record(asked: CastTurn): Promise<TurnResult> {
    const { lines, cast } = asked;
    const speech = this.#leftAlone.whyNot(cast) ?? (await this.#spokenInTwoTries(asked));
    if (typeof speech === 'string') return { lines, cast, sounds: speech };
    return { lines, cast, sounds: await this.#kept(asked, speech) };
  }

  async #spokenInTwoTries(asked: CastTurn): Promise<Speech | Refusal> {
    const { cast } = asked;
    let speech = await this.#spoken(asked);
    if (typeof speech === 'string' && mayDoBetter(speech)) {
      speech = this.#leftAlone.whyNot(cast) ?? (await this.#spoken(asked));
    }
    this.#leftAlone.note(cast, typeof speech === 'string' ? speech : null);
    return speech;
  }

  async #spoken({ cast, turn, expected }: CastTurn): Promise<Speech | Refusal> {
    const { signal, deadline } = this.time;
    signal.throwIfAborted();
    if (deadline.aborted) return 'out_of_time';
    try {
      const ended = AbortSignal.any([signal, deadline, this.#leftAlone.signalOf(cast)]);
      const speech = await unlessAborted(cast.engine.speak(turn, ended), ended);
      const expectedMs = expected.reduce((sum, ms) => sum + ms, 0);
      return faultOf(speech, expectedMs / turn.pace) ?? speech;
    } catch (error) {
      signal.throwIfAborted();
      if (deadline.aborted) return 'out_of_time';
      const left = this.#leftAlone.whyNot(cast);
      if (left !== null) return left;
      if (error instanceof SpeechFailure) return error.reason;
      // A fault in an engine, of an extension maybe, is no reason for a briefing to fail.
      this.#logger.error({ err: error, msg: 'an engine failed to speak a turn' });
      return 'unreadable';
    }
  }

  async #kept({ lines, expected, begins }: CastTurn, speech: Speech): Promise<readonly LineSound[]> {
    const { sampleRate } = speech;
    return Promise.all(
      cutIntoLines(speech, expected, begins).map(async (samples, index) => {
        const file = join(this.folder, `${lines[index]}.pcm`);
        await writeFile(file, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
        return { file, sampleRate, turn: lines[0] ?? 0 };
      }),
    );
  }
}

/** An engine tries again by itself where it was not reached; what it refuses it will refuse again. */
const mayDoBetter = (refusal: Refusal): boolean => !['unavailable', 'refused', 'out_of_time'].includes(refusal);
