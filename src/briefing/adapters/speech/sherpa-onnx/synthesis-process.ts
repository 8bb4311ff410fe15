import { ChildProgram } from '../../../../shared/outbound/processes/child-program.js';
import { workerBeside } from '../../../../shared/outbound/processes/worker-entry.js';
import { SpeechFailure } from '../../../application/ports/speech/speech-engine.js';
import type { Synthesis, SynthesisRequest } from './synthesis-protocol.js';

export interface SynthesisTimes {
  /** How long a process without work keeps its models in memory. */
  readonly idleMs: number;
  /** Longest time for a model to be loaded. */
  readonly loadMs: number;
  /** Longest time for a character to be spoken, beside that: one of a slow model, of Chinese, on a slow machine. */
  readonly characterMs: number;
}

export const SYNTHESIS_TIMES: SynthesisTimes = { idleMs: 60_000, loadMs: 60_000, characterMs: 500 };

interface Limit {
  readonly signal: AbortSignal;
  readonly limitMs: number;
}

/** The process ended while it spoke a turn, or had to be ended. Others may be spoken. */
export class LostProcess extends SpeechFailure {
  constructor(
    readonly how: 'crash' | 'hang',
    message: string,
  ) {
    super('unreadable', message);
  }
}

const LONGEST_REASON = 300;
/** Where in its sources sherpa-onnx says something. */
const SOURCE = /^\S+:\w+:\d+ /;

/** A process that loads models and speaks with them, one turn at a time. A crash or hang of the module ends it alone. */
export class SynthesisProcess {
  readonly #program: ChildProgram<SynthesisRequest>;
  readonly #times: SynthesisTimes;
  /** What the module says while it loads; later its words would be those of a turn. */
  #said = '';
  #listens = false;
  #models: readonly string[] = [];

  constructor(times: SynthesisTimes) {
    this.#times = times;
    this.#program = new ChildProgram(workerBeside(import.meta.url, 'sherpa-onnx'), {
      idleMs: times.idleMs,
      onStderr: (text) => this.#hear(text),
    });
  }

  /** Keys of those that it held when it was last asked. */
  get models(): readonly string[] {
    return this.#models;
  }

  /** Throws SpeechFailure, or the signal's reason. */
  async run(request: SynthesisRequest, signal: AbortSignal): Promise<Synthesis> {
    const { model, utterance } = request;
    const loaded = await this.#load(request, signal);
    this.#models = loaded.models;
    if (utterance === null) return loaded;
    const limitMs = this.#times.loadMs + utterance.text.length * this.#times.characterMs;
    return this.#ask(request, { signal, limitMs }, (error) => notSpoken(model.key, error));
  }

  async close(): Promise<void> {
    this.#models = [];
    await this.#program.close();
  }

  /** A request of its own: what goes wrong afterwards is about the turn. */
  async #load(request: SynthesisRequest, signal: AbortSignal): Promise<Synthesis> {
    this.#said = '';
    this.#listens = true;
    try {
      const limit = { signal, limitMs: this.#times.loadMs };
      return await this.#ask({ ...request, utterance: null }, limit, (error) =>
        this.#notLoaded(request.model.key, error),
      );
    } finally {
      this.#listens = false;
    }
  }

  async #ask(
    request: SynthesisRequest,
    { signal, limitMs }: Limit,
    failed: (error: Error) => SpeechFailure,
  ): Promise<Synthesis> {
    const late = AbortSignal.timeout(limitMs);
    try {
      const synthesis = await this.#program.run<Synthesis>(request, { signal: AbortSignal.any([signal, late]) });
      signal.throwIfAborted();
      return synthesis;
    } catch (error) {
      signal.throwIfAborted();
      throw late.aborted ? tooSlow(request.model.key, limitMs) : failed(error as Error);
    }
  }

  #hear(text: string): void {
    if (this.#listens && this.#said.length < LONGEST_REASON * 10) this.#said += text;
  }

  #notLoaded(model: string, { message }: Error): SpeechFailure {
    const said = this.#said.split('\n').map((line) => line.replace(SOURCE, '').trim());
    const reason = [message, ...said.filter((line) => line !== '')].join(' ').slice(0, LONGEST_REASON);
    return new SpeechFailure('refused', `sherpa-onnx cannot load the model ${model}: ${reason}`);
  }
}

const tooSlow = (model: string, limitMs: number): SpeechFailure =>
  new LostProcess(
    'hang',
    `sherpa-onnx did not answer with the model ${model} within ${Math.round(limitMs / 1000)} s. Its process was ended.`,
  );

/** A fault of one turn, as far as can be known: others may be spoken. What the module says of it may hold its words. */
function notSpoken(model: string, { message }: Error): SpeechFailure {
  const ended = /ended early \(([\w-]+)\)/.exec(message);
  if (ended === null) {
    return new SpeechFailure('unreadable', `sherpa-onnx made no sound of a turn with the model ${model}.`);
  }
  return new LostProcess('crash', `sherpa-onnx crashed (${ended[1]}) on a turn with the model ${model}.`);
}
