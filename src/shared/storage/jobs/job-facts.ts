import { Injectable } from '@nestjs/common';
import { FactPublisher, type Fact } from '../../kernel/facts.js';
import type { JsonObject } from '../../kernel/json.js';
import { FactListener } from './fact-listener.js';
import { JobQueue } from './job-queue.js';
import { RegisteredListeners } from './registered-listeners.js';

interface FactJob extends JsonObject {
  readonly type: string;
  readonly data: JsonObject;
}

const queueOf = (listener: string): string => `facts.${listener}`;

/** Puts a job into the queue of each listener, in the unit of work that makes the fact true. */
@Injectable()
export class JobFactPublisher extends FactPublisher {
  constructor(
    private readonly listeners: RegisteredListeners,
    private readonly jobs: JobQueue,
  ) {
    super();
  }

  override async publish(...facts: readonly Fact[]): Promise<void> {
    for (const { type, data } of facts) {
      for (const listener of await this.listeners.of(type)) await this.jobs.send(queueOf(listener), { type, data });
    }
  }
}

type Handle = (data: JsonObject) => Promise<void>;

/**
 * One queue per listener. Every process of the service says who listens, whatever its role, so that a fact told by an `api`
 * process before the first worker ever started is kept for it.
 */
@Injectable()
export class JobFactListener extends FactListener {
  readonly #handlers = new Map<string, Map<string, Handle>>();

  constructor(
    private readonly listeners: RegisteredListeners,
    private readonly jobs: JobQueue,
  ) {
    super();
  }

  override async on<F extends Fact>(
    type: F['type'],
    listener: string,
    handle: (data: F['data']) => Promise<void>,
  ): Promise<void> {
    const handlers = this.#handlers.get(listener) ?? new Map<string, Handle>();
    const first = handlers.size === 0;
    this.#handlers.set(listener, handlers.set(type, handle));
    await this.listeners.add(type, listener);
    if (first) await this.jobs.work<FactJob>(queueOf(listener), (job) => this.#hear(listener, job.data));
  }

  async #hear(listener: string, { type, data }: FactJob): Promise<void> {
    const handle = this.#handlers.get(listener)?.get(type);
    // An older process of a rolling update: a newer one knows this fact, and takes it when it comes back.
    if (handle === undefined) throw new Error(`${listener} does not know the fact ${type}`);
    await handle(data);
  }
}
