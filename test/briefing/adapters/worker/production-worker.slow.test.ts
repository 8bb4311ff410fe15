import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import { ProductionWorker } from '../../../../src/briefing/adapters/worker/production-worker.js';
import type { ProductionJob } from '../../../../src/briefing/adapters/worker/job-step-queue.js';
import { ClearAway } from '../../../../src/briefing/application/commands/clear-away.js';
import { ComposeBriefing } from '../../../../src/briefing/application/commands/compose-briefing.js';
import { ReportFailure } from '../../../../src/briefing/application/commands/report-failure.js';
import { readConfig } from '../../../../src/config.js';
import { EventStoreUnavailable } from '../../../../src/shared/storage/eventstore/event-store.js';
import { HandedBack, type Job, type JobQueue } from '../../../../src/shared/storage/jobs/job-queue.js';

type Step = (command: unknown) => void | Promise<void>;
type Handler = (job: Job<ProductionJob>) => Promise<void>;

/** The worker's own handler, with the commands that it executes in order; `steps` decide how each of them ends. */
async function worker(...steps: Step[]): Promise<{ handle: Handler; executed: string[] }> {
  const executed: string[] = [];
  let handle: Handler | undefined;
  const jobs = { work: (_: string, handler: Handler) => Promise.resolve((handle = handler)) } as unknown as JobQueue;
  const execute = async (command: object): Promise<void> => {
    executed.push(command.constructor.name);
    await steps.shift()?.(command);
  };
  const config = readConfig({ ROLE: 'worker', DATABASE_URL: 'postgres://db/briefings' });
  const built = new ProductionWorker(jobs, { execute } as unknown as CommandBus, config, config);
  await built.onApplicationBootstrap();
  if (handle === undefined) throw new Error('the worker asks for no jobs');
  return { handle, executed };
}

const jobOf = (signal: AbortSignal, retryCount = 0): Job<ProductionJob> => ({
  id: 'job',
  data: { briefingId: 'art_1', step: 'compose', attempt: 1 },
  retryCount,
  signal,
});

const away = (): void => {
  throw new EventStoreUnavailable();
};

describe('a production step', () => {
  const { signal } = new AbortController();

  beforeEach(() => {
    Logger.overrideLogger(false);
    jest.useFakeTimers({ advanceTimers: 20 });
  });
  afterEach(() => {
    Logger.overrideLogger(true);
    jest.useRealTimers();
  });

  test('that a store keeps from its end is done again when the store is back, and no attempt is counted', async () => {
    const { handle, executed } = await worker(away, away, () => undefined);
    await handle(jobOf(signal));
    const step = ComposeBriefing.name;
    expect(executed).toEqual([step, step, step, ClearAway.name]);
  });

  test('that fails for another reason is an attempt on record', async () => {
    const { handle, executed } = await worker(() => {
      throw new Error('no voice');
    });
    await handle(jobOf(signal));
    expect(executed).toEqual([ComposeBriefing.name, ReportFailure.name, ClearAway.name]);
  });

  test('whose failure cannot be recorded now is recorded when the store is back', async () => {
    const { handle, executed } = await worker(away, () => undefined);
    await handle(jobOf(signal, 1));
    expect(executed).toEqual([ReportFailure.name, ReportFailure.name, ClearAway.name]);
  });

  test('that waits for a store goes back to the queue as it was when the program stops', async () => {
    const stopping = new AbortController();
    const { handle, executed } = await worker(away, () => {
      throw new Error('aborted');
    });
    const handled = handle(jobOf(stopping.signal));
    stopping.abort(new HandedBack('the program is stopping'));
    await expect(handled).rejects.toBeInstanceOf(HandedBack);
    expect(executed).not.toContain(ReportFailure.name);
  });

  test('that was lost to another worker clears away what it has made since', async () => {
    const lost = new AbortController();
    const { handle, executed } = await worker(() => {
      lost.abort(new HandedBack('the job was lost to another worker'));
      throw new Error('aborted');
    }, away);
    await expect(handle(jobOf(lost.signal))).rejects.toBeInstanceOf(HandedBack);
    expect(executed).toEqual([ComposeBriefing.name, ClearAway.name]);
  });
});
