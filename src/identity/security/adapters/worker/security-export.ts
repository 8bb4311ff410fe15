import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SecurityExportSettings } from '../../../../config/security-export-settings.js';
import { JobQueue } from '../../../../shared/storage/jobs/job-queue.js';
import { ProgramVersion } from '../../../../shared/storage/projections/program-version.js';
import { ExportSecurityEvents } from '../../application/commands/export-security-events.js';
import { SinkUnavailable } from '../../application/ports/event-sink.js';

const QUEUE = 'identity.security-export';
const EVERY_MINUTE = '* * * * *';

/** Sends security events to where the operator gathers them, on one node at a time. */
@Injectable()
export class SecurityExportWorker implements OnApplicationBootstrap {
  private readonly logger = new Logger(SecurityExportWorker.name);

  constructor(
    private readonly settings: SecurityExportSettings,
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
    private readonly program: ProgramVersion,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.securityExport === null) return;
    await this.jobs.work(QUEUE, ({ signal }) => this.export(signal));
    await this.jobs.schedule(QUEUE, EVERY_MINUTE);
  }

  /** What could not be sent is sent in a minute. */
  private async export(signal: AbortSignal): Promise<void> {
    try {
      await this.commands.execute(new ExportSecurityEvents(await this.program.text(), signal));
    } catch (error) {
      if (!(error instanceof SinkUnavailable)) throw error;
      this.logger.error({ why: error.message, msg: 'security events could not be sent; they wait' });
    }
  }
}
