import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';
import { Injectable } from '@nestjs/common';
import { ProcessSettings } from '../../../config/process-settings.js';
import { JobQueue } from '../../storage/jobs/job-queue.js';
import { ParkedHistories } from '../../storage/projections/parked-histories.js';
import { ProgramVersion } from '../../storage/projections/program-version.js';
import { ProjectionLags } from '../../storage/projections/projection-lags.js';
import { HealthChecks } from '../http/health/health-checks.js';
import { recentLines } from '../http/logging/recent-lines.js';
import { DatabaseFigures } from './database-figures.js';
import { maskedLine, settingsInWords } from './masks.js';

/** What is slow is what is asked about: it must not hold up the rest. */
const SECTION_WITHIN_MS = 10_000;
const WATCH_EVENT_LOOP_MS = 500;

/** By the name of a file. */
export type Findings = ReadonlyMap<string, unknown>;

/**
 * What somebody who helps needs to know of this process and of what it stands on. Nothing of it is a secret or anybody's:
 * figures, states, names of ours.
 */
@Injectable()
export class Diagnosis {
  // eslint-disable-next-line max-params
  constructor(
    private readonly settings: ProcessSettings,
    private readonly health: HealthChecks,
    private readonly program: ProgramVersion,
    private readonly jobs: JobQueue,
    private readonly lags: ProjectionLags,
    private readonly parked: ParkedHistories,
    private readonly database: DatabaseFigures,
  ) {}

  async findings(): Promise<Findings> {
    const sections: Readonly<Record<string, () => unknown>> = {
      'program.json': async () => ({ build: await this.program.text(), versions: process.versions, ...machine() }),
      // The token of each group stands for all settings.
      'settings.json': () => settingsInWords(this.settings),
      'readiness.json': () => this.health.readiness(),
      'process.json': figuresOfProcess,
      'queues.json': async () => ({ depths: await this.jobs.depths(), waits: await this.jobs.waits() }),
      'projections.json': async () => ({
        lags: await this.lags.read(),
        parked: Object.fromEntries(await this.parked.counts()),
      }),
      'database.json': () => this.database.server(),
      'sessions.json': () => this.database.sessions(),
      'tables.json': () => this.database.tables(),
      'migrations.json': () => this.database.migrations(),
      'log.json': () => recentLines().flatMap((line) => maskedLine(line) ?? []),
    };
    const found = Object.entries(sections).map(async ([name, read]) => [name, await inTime(read)] as const);
    return new Map(await Promise.all(found));
  }
}

/** What cannot be told is told by the kind of its error: messages quote what they are about. */
async function inTime(read: () => unknown): Promise<unknown> {
  const late = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => late.resolve({ failed: 'it took too long' }), SECTION_WITHIN_MS);
  try {
    return await Promise.race([Promise.resolve().then(read), late.promise]);
  } catch (error) {
    return { failed: error instanceof Error ? error.name : 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}

const machine = (): object => ({
  platform: process.platform,
  architecture: process.arch,
  takenAt: new Date().toISOString(),
});

async function figuresOfProcess(): Promise<object> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await sleep(WATCH_EVENT_LOOP_MS);
  delay.disable();
  const [p50, p99] = [delay.percentile(50) / 1e6, delay.percentile(99) / 1e6];
  const active = Object.groupBy(process.getActiveResourcesInfo(), (name) => name);
  return {
    pid: process.pid,
    uptimeSeconds: process.uptime(),
    memory: process.memoryUsage(),
    heap: getHeapStatistics(),
    heapSpaces: getHeapSpaceStatistics(),
    eventLoopDelayMs: { p50, p99, max: delay.max / 1e6 },
    active: Object.fromEntries(Object.entries(active).map(([name, all]) => [name, all?.length])),
    use: process.resourceUsage(),
  };
}
