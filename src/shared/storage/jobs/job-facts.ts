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

/** Several facts of one type that were published together. */
interface FactsJob extends JsonObject {
  readonly type: string;
  readonly several: readonly JsonObject[];
}

/** In one job; more would be told again and again by a program that is killed meanwhile. */
const MOST_TOGETHER = 64;

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
    for (const [type, ofType] of Map.groupBy(facts, (fact) => fact.type)) {
      const jobs = jobsOf(type, ofType);
      for (const listener of await this.listeners.of(type)) {
        for (const job of jobs) await this.jobs.send(queueOf(listener), job);
      }
    }
  }
}

const areSeveral = (job: FactJob | FactsJob): job is FactsJob => 'several' in job;

function jobsOf(type: string, facts: readonly Fact[]): (FactJob | FactsJob)[] {
  const [first, ...more] = facts.slice(0, MOST_TOGETHER).map(({ data }) => data);
  if (first === undefined) return [];
  const job: FactsJob = { type, several: [first, ...more] };
  return [more.length === 0 ? { type, data: first } : job, ...jobsOf(type, facts.slice(MOST_TOGETHER))];
}

type Handle = (all: readonly JsonObject[]) => Promise<void>;

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

  override on<F extends Fact>(
    type: F['type'],
    listener: string,
    handle: (data: F['data']) => Promise<void>,
  ): Promise<void> {
    return this.onTogether<F>(type, listener, async (all) => {
      for (const data of all) await handle(data);
    });
  }

  override async onTogether<F extends Fact>(
    type: F['type'],
    listener: string,
    handle: (all: readonly F['data'][]) => Promise<void>,
  ): Promise<void> {
    const handlers = this.#handlers.get(listener) ?? new Map<string, Handle>();
    const first = handlers.size === 0;
    this.#handlers.set(listener, handlers.set(type, handle));
    await this.listeners.add(type, listener);
    if (first) await this.jobs.work<FactJob | FactsJob>(queueOf(listener), (job) => this.#hear(listener, job.data));
  }

  async #hear(listener: string, job: FactJob | FactsJob): Promise<void> {
    const { type } = job;
    const handle = this.#handlers.get(listener)?.get(type);
    // An older process of a rolling update: a newer one knows this fact, and takes it when it comes back.
    if (handle === undefined) throw new Error(`${listener} does not know the fact ${type}`);
    if (!areSeveral(job)) return handle([job.data]);
    try {
      await handle(job.several);
    } catch {
      // One that cannot be heard yet keeps none of the others from it.
      for (const data of job.several) await this.jobs.send(queueOf(listener), { type, data });
    }
  }
}
