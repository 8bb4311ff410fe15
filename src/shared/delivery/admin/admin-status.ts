import { hostname } from 'node:os';
import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { ProcessSettings } from '../../../config/process-settings.js';
import { StorageSettings } from '../../../config/storage-settings.js';
import type { EpochMs } from '../../kernel/clock.js';
import { Database } from '../../storage/database/database.js';
import { IS_UNLOCKED } from '../../storage/database/unlocked-tables.sql.js';
import { JobQueue, type QueueDepth } from '../../storage/jobs/job-queue.js';
import { ParkedHistories, type ParkedHistory } from '../../storage/projections/parked-histories.js';
import { ProgramVersion } from '../../storage/projections/program-version.js';
import { type ProjectionLag, ProjectionLags } from '../../storage/projections/projection-lags.js';
import { HealthChecks, type Readiness } from '../http/health/health-checks.js';

export interface ProcessStatus extends Readiness {
  /** Which program this is: two builds that differ have two. */
  readonly build: string;
  readonly node: string;
  readonly host: string;
  readonly role: string;
  readonly startedAt: EpochMs;
}

export interface StorageStatus {
  readonly databaseBytes: number;
  readonly largest: readonly { readonly name: string; readonly bytes: number }[];
  readonly histories: 'postgres' | 'eventstoredb';
  readonly media: 'disk' | 's3';
  /** Of the disk below DATA_DIR; null: it cannot be read. */
  readonly diskFreeBytes: number | null;
}

const LARGEST = `
  select schemaname || '.' || relname as name, pg_total_relation_size(relid) as bytes
    from pg_stat_user_tables where ${IS_UNLOCKED} order by bytes desc limit 5`;

/** How this process, what it keeps and what waits are, for operators. */
@Injectable()
export class AdminStatus {
  // eslint-disable-next-line max-params
  constructor(
    private readonly health: HealthChecks,
    private readonly program: ProgramVersion,
    private readonly settings: ProcessSettings,
    private readonly storageSettings: StorageSettings,
    private readonly database: Database,
    private readonly jobs: JobQueue,
    private readonly lags: ProjectionLags,
    private readonly parkedHistories: ParkedHistories,
  ) {}

  async process(): Promise<ProcessStatus> {
    const readiness = await this.health.readiness();
    const startedAt = Date.now() - Math.round(process.uptime() * 1000);
    const { role } = this.settings;
    return { ...readiness, build: await this.program.text(), node: process.version, host: hostname(), role, startedAt };
  }

  async storage(): Promise<StorageStatus> {
    const [size] = await this.database.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
    const { eventStoreUrl, mediaUrl, dataDir } = this.storageSettings;
    return {
      databaseBytes: size?.bytes ?? 0,
      largest: await this.database.query(LARGEST),
      histories: eventStoreUrl === null ? 'postgres' : 'eventstoredb',
      media: mediaUrl === null ? 'disk' : 's3',
      diskFreeBytes: await statfs(dataDir).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => null,
      ),
    };
  }

  queues(): Promise<readonly QueueDepth[]> {
    return this.jobs.depths();
  }

  projections(): Promise<readonly ProjectionLag[]> {
    return this.lags.read();
  }

  parked(): Promise<readonly ParkedHistory[]> {
    return this.parkedHistories.all();
  }
}
