import {
  Constant,
  Described,
  EpochMsField,
  Integer,
  NoOtherFields,
  Nullable,
  Numbers,
  OneOf,
  Optional,
  Text,
  TypeOf,
} from '../http/dto.js';
import type { FailedJob, QueueDepth } from '../../storage/jobs/job-queue.js';
import type { ParkedHistory } from '../../storage/projections/parked-histories.js';
import type { ProjectionLag } from '../../storage/projections/projection-lags.js';
import type { ReadCharts } from './admin-charts.js';
import type { ProcessStatus, StorageStatus } from './admin-status.js';
import { CHART_SPANS, type ChartSpan } from './chart-period.js';

const MANY = Number.MAX_SAFE_INTEGER;

@NoOtherFields()
export class EmptyAdminRequest {}

class HealthCheckDto {
  @Text(1)
  name!: string;

  @Text(1)
  @Described('`ok`, `ok, ` and what is to be known, or `failing`.')
  result!: string;
}

class QueueDto {
  @Text(1)
  queue!: string;

  @Integer(0, MANY)
  ready!: number;

  @Integer(0, MANY)
  @Described('Put off, or waiting for another try.')
  later!: number;

  @Integer(0, MANY)
  running!: number;

  @Integer(0, MANY)
  @Described('Given up within the last two days.')
  failed!: number;
}

class ProjectionDto {
  @Text(1)
  projection!: string;

  @Integer(0, MANY)
  @Described('Age of the oldest event that it has not seen; 0: none waits.')
  behind_ms!: number;
}

class ParkedHistoryDto {
  @Text(1)
  projection!: string;

  @Text(1)
  stream!: string;

  @Text()
  event_type!: string;

  @Text()
  why!: string;

  @EpochMsField()
  parked_at!: number;
}

export class AdminStatusResponse {
  @OneOf(['starting', 'running', 'stopping'])
  @Described('Of the process that answers.')
  state!: string;

  @Text(1)
  build!: string;

  @Text(1)
  role!: string;

  @EpochMsField()
  started_at!: number;

  @TypeOf(HealthCheckDto)
  checks!: HealthCheckDto[];

  @TypeOf(QueueDto)
  queues!: QueueDto[];

  @TypeOf(ProjectionDto)
  projections!: ProjectionDto[];

  @TypeOf(ParkedHistoryDto)
  @Described('Histories that a projection leaves out from an event on that it cannot project.')
  parked!: ParkedHistoryDto[];

  @Integer(0, MANY)
  database_bytes!: number;

  @Nullable()
  @Integer(0, MANY)
  @Described('null: it cannot be read.')
  disk_free_bytes!: number | null;
}

interface WholeStatus {
  readonly process: ProcessStatus;
  readonly storage: StorageStatus;
  readonly queues: readonly QueueDepth[];
  readonly projections: readonly ProjectionLag[];
  readonly parked: readonly ParkedHistory[];
}

export const toAdminStatus = ({ process, storage, queues, projections, parked }: WholeStatus): AdminStatusResponse => ({
  state: process.state,
  build: process.build,
  role: process.role,
  started_at: process.startedAt,
  checks: Object.entries(process.checks).map(([name, result]) => ({ name, result })),
  queues: queues.map(({ queue, ready, later, running, failed }) => ({ queue, ready, later, running, failed })),
  projections: projections.map(({ projection, behindMs }) => ({ projection, behind_ms: Math.max(0, behindMs) })),
  parked: parked.map(({ projection, stream, eventType, why, parkedAt }) => {
    return { projection, stream, event_type: eventType, why, parked_at: parkedAt };
  }),
  database_bytes: storage.databaseBytes,
  disk_free_bytes: storage.diskFreeBytes,
});

@NoOtherFields()
export class AdminChartsRequest {
  @OneOf(CHART_SPANS)
  @Described('day: the last 24 hours by the hour. month: the last 30 days by the day, in UTC.')
  span!: ChartSpan;
}

class ChartSeriesDto {
  @Text(1)
  name!: string;

  @Numbers()
  values!: number[];
}

class ChartDto {
  @Text(1)
  name!: string;

  @OneOf(['count', 'seconds'])
  unit!: string;

  @TypeOf(ChartSeriesDto)
  series!: ChartSeriesDto[];
}

export class AdminChartsResponse {
  @EpochMsField()
  @Described('When the first value of each series begins; the last one is of now.')
  from!: number;

  @Integer(1, MANY)
  bucket_ms!: number;

  @TypeOf(ChartDto)
  charts!: ChartDto[];
}

export const toAdminCharts = ({ period, charts }: ReadCharts): AdminChartsResponse => ({
  from: period.from,
  bucket_ms: period.bucketMs,
  charts: charts.map(({ source: { name, unit, series }, values }) => ({
    name,
    unit,
    series: series.map((one) => ({ name: one.name, values: [...(values[one.name] ?? [])] })),
  })),
});

class FailedJobDto {
  @Text(1)
  queue!: string;

  @Text(1)
  job_id!: string;

  @EpochMsField()
  failed_at!: number;

  @Integer(1, MANY)
  attempts!: number;

  @Text()
  why!: string;
}

export class FailedJobsResponse {
  @TypeOf(FailedJobDto)
  jobs!: FailedJobDto[];
}

export const toFailedJobs = (jobs: readonly FailedJob[]): FailedJobsResponse => ({
  jobs: jobs.map(({ queue, id, failedAt, attempts, why }) => {
    return { queue, job_id: id, failed_at: failedAt, attempts, why };
  }),
});

@NoOtherFields()
export class RetryJobRequest {
  @Text(1, 200)
  queue!: string;

  @Text(1, 100)
  job_id!: string;
}

export class RetryJobResponse {
  @Constant(true)
  retried!: true;
}

@NoOtherFields()
export class RetryProjectionsRequest {
  @Optional()
  @Text(1, 500)
  @Described('Of `parked`; without it, all of them.')
  stream?: string;
}

export class RetryProjectionsResponse {
  @Described('Whether all of it is projected now; otherwise status/get tells what stays parked, and why.')
  @OneOf(['projected', 'parked'])
  outcome!: string;
}
