import { unlessAborted } from '../../../../shared/kernel/unless-aborted.js';
import { WaitQueue } from '../../../../shared/kernel/wait-queue.js';
import type { Synthesis, SynthesisRequest } from './synthesis-protocol.js';
import { SYNTHESIS_TIMES, SynthesisProcess, type SynthesisTimes } from './synthesis-process.js';

/** Models in one process: two hosts, and what the next briefing needs. Memory of a model is freed with its process only. */
const MODELS_EACH = 3;

/** As many processes as cores may be used, each with one turn at a time; who comes first is served first. */
export class SynthesisPool {
  readonly #all: readonly SynthesisProcess[];
  readonly #free: SynthesisProcess[];
  readonly #waiting = new WaitQueue<SynthesisProcess>();

  constructor(size: number, times: SynthesisTimes = SYNTHESIS_TIMES) {
    this.#all = Array.from({ length: size }, () => new SynthesisProcess(times));
    this.#free = [...this.#all];
  }

  /** Throws SpeechFailure, or the signal's reason at once: the process is given to others when it has let go of the turn. */
  async run(request: SynthesisRequest, signal: AbortSignal): Promise<Synthesis> {
    signal.throwIfAborted();
    const process = this.#take(request.model.key) ?? (await this.#waiting.wait(signal));
    return unlessAborted(this.#work(process, request, signal), signal);
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((process) => process.close()));
  }

  async #work(process: SynthesisProcess, request: SynthesisRequest, signal: AbortSignal): Promise<Synthesis> {
    try {
      if (process.models.length >= MODELS_EACH && !process.models.includes(request.model.key)) await process.close();
      return await process.run(request, signal);
    } finally {
      if (!this.#waiting.admit(process)) this.#free.push(process);
    }
  }

  /** One that holds the model, else the one with the most room. */
  #take(model: string): SynthesisProcess | null {
    const [best] = this.#free.toSorted((one, other) => burden(one, model) - burden(other, model));
    if (best === undefined) return null;
    this.#free.splice(this.#free.indexOf(best), 1);
    return best;
  }
}

const burden = ({ models }: SynthesisProcess, model: string): number => (models.includes(model) ? -1 : models.length);
