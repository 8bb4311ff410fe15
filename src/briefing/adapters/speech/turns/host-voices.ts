import { Injectable, Logger } from '@nestjs/common';
import { SpeechSettings } from '../../../../config/speech-settings.js';
import type { Host } from '../../../../shared/kernel/hosts/host.js';
import { Metrics } from '../../../../shared/delivery/http/metrics/metrics.js';
import { Casting, type Cast } from '../../../application/casting.js';
import type { EngineIdentity } from '../../../application/ports/speech/speech-engine.js';
import type { RecordingRequest, Speaker } from '../../../application/ports/speech/recording-studio.js';
import { speechMs } from '../../../domain/production/pace.js';
import type { LineSound, Script, Wording } from '../studio/studio-protocol.js';
import type { Refusal } from './left-alone.js';
import { TurnRecorder, type CastTurn, type TurnResult } from './turn-recorder.js';
import { turnsOf } from './turns.js';

/** Turns that are asked for at once: enough for any engine, which lets wait what is too many for it. */
const AT_ONCE = 16;
/** A step of a production is taken for lost after 20 minutes (domain/production.ts): mixing has to fit in as well. */
const LONGEST_MS = 15 * 60_000;

const SECONDS = [0.1, 0.3, 1, 3, 10, 30, 100];

/** What the hosts have to say, and where its sound goes. */
export interface Speaking {
  readonly script: Script;
  /** Of each line. */
  readonly wordings: readonly Wording[];
  /** Exists, and is empty. */
  readonly folder: string;
}

/** A line whose host has a voice of another engine. */
export interface HostLine {
  readonly index: number;
  readonly text: string;
  readonly speaker: Speaker;
  /** Or why there is none. */
  readonly sound: LineSound | Refusal;
}

/** Of an engine that does not say who it is: what it spoke would be on record as nobody's, so it is not used. */
const UNKNOWN: EngineIdentity = { engine: 'unknown', version: 'unknown', model: null };

/** Lines were not spoken by the engines of their hosts, and the operator wants no other voice. */
class NotSpoken extends Error {
  override readonly name = 'NotSpoken';
}

/** Where each text begins when they are joined by spaces. */
function beginningsOf(texts: readonly string[]): readonly number[] {
  let begins = 0;
  return texts.map((text) => {
    const here = begins;
    begins += text.length + 1;
    return here;
  });
}

/** The voices of hosts that engines other than the default one have. */
@Injectable()
export class HostVoices {
  private readonly logger = new Logger(HostVoices.name);

  private readonly seconds;

  constructor(
    private readonly casting: Casting,
    private readonly settings: SpeechSettings,
    metrics: Metrics,
  ) {
    this.seconds = metrics.histogram(
      {
        name: 'briefings_speech_turn_duration_seconds',
        help: 'Turns that engines beside the default voices were to speak, by outcome: spoken, or why not.',
        labels: ['outcome'],
      },
      SECONDS,
    );
  }

  areNeeded(hosts: readonly Host[]): boolean {
    return hosts.some((host) => this.casting.castFor(host) !== null);
  }

  /**
   * In the order of the lines. A failing engine costs lines their voice, never the briefing, unless the operator wants
   * that. Throws the signal's reason. `onSpoken` hears how many lines are settled; never goes down.
   */
  async speak(
    speaking: Speaking,
    { signal }: Pick<RecordingRequest, 'signal'>,
    onSpoken: (lines: number) => void,
  ): Promise<readonly HostLine[]> {
    const failed = new AbortController();
    const ended = signal === undefined ? failed.signal : AbortSignal.any([signal, failed.signal]);
    const recorder = new TurnRecorder(speaking.folder, { signal: ended, deadline: AbortSignal.timeout(LONGEST_MS) });
    const turns = this.castTurns(speaking);
    const waiting = turns.values();
    const results: TurnResult[] = [];
    let settled = speaking.script.lines.length - turns.flatMap(({ lines }) => lines).length;
    const recordRest = async (): Promise<void> => {
      // All loops draw from one iterator.
      for (const turn of waiting) {
        const result = await this.recorded(turn, recorder);
        results.push(result);
        onSpoken((settled += result.lines.length));
      }
    };
    const loops = Array.from({ length: AT_ONCE }, recordRest);
    for (const loop of loops) loop.catch((error: unknown) => failed.abort(error));
    // None may go on when this has ended: the folder is cleared away then.
    await Promise.allSettled(loops);
    ended.throwIfAborted();
    return this.linesOf(results, speaking.wordings);
  }

  private async recorded(turn: CastTurn, recorder: TurnRecorder): Promise<TurnResult> {
    const began = performance.now();
    const result = await recorder.record(turn);
    const outcome = typeof result.sounds === 'string' ? result.sounds : 'spoken';
    this.seconds.observe({ outcome }, (performance.now() - began) / 1000);
    this.insist(result);
    return result;
  }

  private castTurns({ script, wordings }: Speaking): readonly CastTurn[] {
    const texts = wordings.map(({ text }) => text);
    const casts = script.hosts.map((host) => this.casting.castFor(host));
    // Voices of hosts speak the language of the script: what is said in another one is left to the default voices.
    const own = texts.map((text, index) => (script.lines[index]?.language === undefined ? text : ''));
    return turnsOf(script.lines, own).flatMap((lines) => {
      const host = script.lines[lines[0] ?? 0]?.host ?? 0;
      const cast = casts[host] ?? null;
      if (cast === null) return [];
      const text = lines.map((index) => texts[index] ?? '').join(' ');
      const factor = script.durationFactors?.[host] ?? 1;
      const expected = lines.map((index) => {
        const { stretch = 1 } = wordings[index] ?? {};
        return factor * stretch * speechMs(script.lines[index]?.text ?? '', script.language);
      });
      const turn = { text, language: script.language, voice: cast.voice, pace: 1 };
      return [{ lines, cast, turn, expected, begins: beginningsOf(lines.map((index) => texts[index] ?? '')) }];
    });
  }

  private insist({ lines, sounds }: TurnResult): void {
    if (typeof sounds === 'string') this.refuse(lines[0] ?? 0, sounds);
  }

  private insistOnAll(lines: readonly HostLine[]): void {
    for (const { index, sound } of lines) if (typeof sound === 'string') this.refuse(index, sound);
  }

  private refuse(line: number, refusal: Refusal): void {
    if (this.settings.speechFallback !== 'fail') return;
    throw new NotSpoken(`Line ${line} was not spoken by the voice of its host (${refusal}), and SPEECH_FALLBACK=fail.`);
  }

  private async linesOf(results: readonly TurnResult[], wordings: readonly Wording[]): Promise<readonly HostLine[]> {
    const identities = new Map<Cast, Promise<EngineIdentity | null>>();
    const lines: HostLine[] = [];
    for (const { lines: indexes, cast, sounds } of results) {
      const asked = identities.get(cast) ?? this.identityOf(cast);
      identities.set(cast, asked);
      const identity = await asked;
      const speaker = { ...(identity ?? UNKNOWN), voice: cast.voice };
      for (const [place, index] of indexes.entries()) {
        const spoken = typeof sounds === 'string' ? sounds : (sounds[place] ?? 'silent');
        const sound = identity === null && typeof spoken !== 'string' ? 'unidentified' : spoken;
        lines.push({ index, text: wordings[index]?.text ?? '', speaker, sound });
      }
    }
    this.report(lines);
    this.insistOnAll(lines);
    return lines.toSorted((one, other) => one.index - other.index);
  }

  /** null: it does not say who it is, maybe because of a fault in an extension. */
  private async identityOf({ engine, voice }: Cast): Promise<EngineIdentity | null> {
    try {
      return await engine.identity(voice);
    } catch (error) {
      this.logger.error({ err: error, msg: 'an engine did not tell who it is' });
      return null;
    }
  }

  private report(lines: readonly HostLine[]): void {
    const refused = lines.filter(({ sound }) => typeof sound === 'string');
    if (refused.length === 0) return;
    const because = [...new Set(refused.map(({ sound }) => sound))];
    const engines = [...new Set(refused.map(({ speaker }) => speaker.engine))];
    this.logger.warn({
      engines,
      lines: refused.length,
      because,
      msg: 'the default voices spoke for hosts of other engines',
    });
  }
}
