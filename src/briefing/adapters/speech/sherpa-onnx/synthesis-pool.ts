import type { Synthesis, SynthesisRequest } from './synthesis-protocol.js';
import { SYNTHESIS_TIMES, SynthesisProcess, type SynthesisTimes } from './synthesis-process.js';

/** Models in one process: two hosts, and what the next briefing needs. Memory of a model is freed with its process only. */
const MODELS_EACH = 3;

interface Waiting {
  readonly admit: (free: SynthesisProcess) => void;
}

/** As many processes as cores may be used, each with one turn at a time; who comes first is served first. */
export class SynthesisPool {
  readonly #all: readonly SynthesisProcess[];
  readonly #free: SynthesisProcess[];
  readonly #waiting: Waiting[] = [];

  constructor(size: number, times: SynthesisTimes = SYNTHESIS_TIMES) {
    this.#all = Array.from({ length: size }, () => new SynthesisProcess(times));
    this.#free = [...this.#all];
  }

  /** Throws SpeechFailure, or the signal's reason at once: the process is given to others when it has let go of the turn. */
  async run(request: SynthesisRequest, signal: AbortSignal): Promise<Synthesis> {
    signal.throwIfAborted();
    const process = this.#take(request.model.key) ?? (await this.#wait(signal));
    const work = this.#work(process, request, signal);
    return new Promise((resolve, reject) => {
      const letGo = (): void => reject(signal.reason as Error);
      signal.addEventListener('abort', letGo, { once: true });
      work.then(resolve, reject).finally(() => signal.removeEventListener('abort', letGo));
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((process) => process.close()));
  }

  async #work(process: SynthesisProcess, request: SynthesisRequest, signal: AbortSignal): Promise<Synthesis> {
    try {
      if (process.models.length >= MODELS_EACH && !process.models.includes(request.model.key)) await process.close();
      return await process.run(request, signal);
    } finally {
      this.#giveBack(process);
    }
  }

  /** One that holds the model, else the one with the most room. */
  #take(model: string): SynthesisProcess | null {
    const [best] = this.#free.toSorted((one, other) => burden(one, model) - burden(other, model));
    if (best === undefined) return null;
    this.#free.splice(this.#free.indexOf(best), 1);
    return best;
  }

  #giveBack(process: SynthesisProcess): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free.push(process);
    else next.admit(process);
  }

  #wait(signal: AbortSignal): Promise<SynthesisProcess> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        admit: (process) => {
          signal.removeEventListener('abort', giveUp);
          resolve(process);
        },
      };
      const giveUp = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#waiting.push(waiting);
    });
  }
}

const burden = ({ models }: SynthesisProcess, model: string): number => (models.includes(model) ? -1 : models.length);
