import { Injectable, type OnModuleInit } from '@nestjs/common';
import { McpRegistry } from '../mcp/mcp-registry.js';
import { type McpTool, READS, tool } from '../mcp/mcp-tool.js';
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
import { OperatorActions } from './operator-actions.js';

const RETRIES = { readOnly: false, destructive: false, idempotent: true, openWorld: false };

/** The operations of AdminController as MCP tools, which only operators see. */
@Injectable()
export class AdminTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly presenter: AdminPresenter,
    private readonly charts: AdminCharts,
    private readonly actions: OperatorActions,
  ) {}

  onModuleInit(): void {
    this.registry.register({ tools: [this.status(), this.chart(), this.failed(), this.retryJob(), this.retryAll()] });
  }

  private status(): McpTool {
    return tool({
      name: 'admin_get_status',
      title: 'State of the service',
      description:
        'Health, build, queues, projections and storage of the service. Use it first when something is wrong.',
      hints: READS,
      role: 'operator',
      input: EmptyAdminRequest,
      output: AdminStatusResponse,
      run: async () => ({ body: await this.presenter.whole() }),
    });
  }

  private chart(): McpTool {
    return tool({
      name: 'admin_get_charts',
      title: 'Figures of the service over time',
      description:
        'Briefings, fetches, requests and times of production, for each hour of a day or each day of a month.',
      hints: READS,
      role: 'operator',
      input: AdminChartsRequest,
      output: AdminChartsResponse,
      run: async ({ span }) => ({ body: toAdminCharts(await this.charts.read(span)) }),
    });
  }

  private failed(): McpTool {
    return tool({
      name: 'admin_list_failed_jobs',
      title: 'List failed jobs',
      description: 'Jobs that were given up within two days, with why. admin_retry_job tries one again.',
      hints: READS,
      role: 'operator',
      input: EmptyAdminRequest,
      output: FailedJobsResponse,
      run: async () => ({ body: toFailedJobs(await this.actions.failedJobs()) }),
    });
  }

  private retryJob(): McpTool {
    return tool({
      name: 'admin_retry_job',
      title: 'Try a failed job again',
      description: 'Puts a job back into its queue that was given up. Ids come from admin_list_failed_jobs.',
      hints: RETRIES,
      role: 'operator',
      input: RetryJobRequest,
      output: RetryJobResponse,
      run: async ({ queue, job_id }, { caller }) => {
        await this.actions.retryJob(caller, queue, job_id);
        return { body: { retried: true } };
      },
    });
  }

  private retryAll(): McpTool {
    return tool({
      name: 'admin_retry_projections',
      title: 'Project parked histories again',
      description: 'Tries histories again whose rows stand still; admin_get_status lists them under parked.',
      hints: RETRIES,
      role: 'operator',
      input: RetryProjectionsRequest,
      output: RetryProjectionsResponse,
      run: async ({ stream }, { caller }) => {
        const projected = await this.actions.retryProjections(caller, stream ?? null);
        return { body: { outcome: projected ? 'projected' : 'parked' } };
      },
    });
  }
}
