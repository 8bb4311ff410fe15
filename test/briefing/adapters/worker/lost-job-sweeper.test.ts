import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { LostJobSweeper } from '../../../../src/briefing/adapters/worker/lost-job-sweeper.js';
import type { BriefingHistory } from '../../../../src/briefing/application/ports/briefing-history.js';
import { StrandedBriefings, type Stranded } from '../../../../src/briefing/application/ports/stranded-briefings.js';
import { briefing } from '../../../../src/briefing/domain/briefing.js';
import { fold } from '../../../../src/shared/kernel/decider.js';
import type { JsonObject } from '../../../../src/shared/kernel/json.js';
import { EventStoreUnavailable } from '../../../../src/shared/storage/eventstore/event-store.js';
import type { JobQueue } from '../../../../src/shared/storage/jobs/job-queue.js';
import { SystemClock } from '../../../../src/shared/system-clock.js';
import { requested } from '../../domain/samples.js';

class Three extends StrandedBriefings {
  override async since(): Promise<readonly Stranded[]> {
    return ['art_1', 'art_2', 'art_3'].map((id) => ({ id, revision: 0 }));
  }
}

/** Sweeps once; the history of the second briefing cannot be loaded. Returns what was ordered again. */
async function sweep(cause: Error): Promise<unknown[]> {
  const ordered: unknown[] = [];
  let handle: (() => Promise<void>) | undefined;
  const jobs = {
    work: (_: string, handler: () => Promise<void>) => Promise.resolve((handle = handler)),
    schedule: () => Promise.resolve(),
    send: (_: string, data: JsonObject) => Promise.resolve(ordered.push(data['briefingId'])),
  } as unknown as JobQueue;
  const load = async (id: string): Promise<unknown> => {
    if (id === 'art_2') throw cause;
    return fold(briefing, [requested]);
  };
  const history = { load } as unknown as BriefingHistory;
  await new LostJobSweeper(jobs, new Three(), history, new SystemClock()).onApplicationBootstrap();
  if (handle === undefined) throw new Error('the sweeper asks for no jobs');
  const swept = await handle().catch((failure: unknown) => failure);
  return swept === undefined ? ordered : [...ordered, swept];
}

beforeEach(() => Logger.overrideLogger(false));
afterEach(() => Logger.overrideLogger(true));

test('A history that cannot be read keeps no other briefing from being ordered again.', async () => {
  expect(await sweep(new Error('unknown event'))).toEqual(['art_1', 'art_3']);
});

test('A sweep ends when the histories are away, and comes again later.', async () => {
  const away = new EventStoreUnavailable();
  expect(await sweep(away)).toEqual(['art_1', away]);
});
