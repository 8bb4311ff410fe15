import { Controller, Post } from '@nestjs/common';
import { RequestBody } from '../http/bodies/body.js';
import { CurrentCaller } from '../http/current-caller.js';
import { Operation } from '../http/routes/operation.js';
import type { Caller } from '../../kernel/caller.js';
import {
  AdminChartsRequest,
  AdminChartsResponse,
  AdminStatusResponse,
  EmptyAdminRequest,
  FailedJobsResponse,
  RetryJobRequest,
  RetryJobResponse,
  RetryProjectionsRequest,
  RetryProjectionsResponse,
  toAdminCharts,
  toFailedJobs,
} from './admin.dto.js';
import { AdminCharts } from './admin-charts.js';
import { AdminPresenter } from './admin.presenter.js';
import { OPERATORS } from './operators-only.js';
import { OperatorActions } from './operator-actions.js';

/** What operators see and do of the service itself. */
@Controller('api/v1/admin')
export class AdminController {
  constructor(
    private readonly presenter: AdminPresenter,
    private readonly charts: AdminCharts,
    private readonly actions: OperatorActions,
  ) {}

  @Post('status/get')
  @Operation({
    ...OPERATORS,
    summary: 'Health, build, queues, projections and storage, for operators',
    response: AdminStatusResponse,
    errors: [400, 401, 403, 503],
  })
  async status(
    @RequestBody(EmptyAdminRequest, { optional: true }) _body: EmptyAdminRequest,
  ): Promise<AdminStatusResponse> {
    return this.presenter.whole();
  }

  @Post('charts/get')
  @Operation({
    ...OPERATORS,
    summary: 'How many briefings, fetches and requests there were, hour by hour or day by day, for operators',
    response: AdminChartsResponse,
    errors: [400, 401, 403],
  })
  async chart(@RequestBody(AdminChartsRequest) { span }: AdminChartsRequest): Promise<AdminChartsResponse> {
    return toAdminCharts(await this.charts.read(span));
  }

  @Post('jobs/list_failed')
  @Operation({
    ...OPERATORS,
    summary: 'Lists jobs that were given up within the last two days, newest first, for operators',
    response: FailedJobsResponse,
    errors: [400, 401, 403],
  })
  async failed(
    @RequestBody(EmptyAdminRequest, { optional: true }) _body: EmptyAdminRequest,
  ): Promise<FailedJobsResponse> {
    return toFailedJobs(await this.actions.failedJobs());
  }

  @Post('jobs/retry')
  @Operation({
    ...OPERATORS,
    summary: 'Tries a job again that was given up, for operators',
    response: RetryJobResponse,
    errors: [400, 401, 403, 404],
  })
  async retry(
    @CurrentCaller() caller: Caller,
    @RequestBody(RetryJobRequest) { queue, job_id }: RetryJobRequest,
  ): Promise<RetryJobResponse> {
    await this.actions.retryJob(caller, queue, job_id);
    return { retried: true };
  }

  @Post('projections/retry')
  @Operation({
    ...OPERATORS,
    summary: 'Projects parked histories again, all or one, for operators',
    response: RetryProjectionsResponse,
    errors: [400, 401, 403, 404, 503],
  })
  async project(
    @CurrentCaller() caller: Caller,
    @RequestBody(RetryProjectionsRequest, { optional: true }) { stream }: RetryProjectionsRequest,
  ): Promise<RetryProjectionsResponse> {
    const projected = await this.actions.retryProjections(caller, stream ?? null);
    return { outcome: projected ? 'projected' : 'parked' };
  }
}
