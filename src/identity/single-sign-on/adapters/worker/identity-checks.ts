import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { JobQueue } from '../../../../shared/storage/jobs/job-queue.js';
import { CheckIdentities } from '../../application/commands/check-identities.js';
import { Issuers } from '../../application/ports/issuers.js';
import { RecheckPolicy } from '../../application/ports/recheck-policy.js';

const QUEUE = 'identity.checks';
const EACH_MINUTE = '* * * * *';

/** Nothing where there is no issuer, or none is to be asked. */
@Injectable()
export class IdentityChecks implements OnApplicationBootstrap {
  private readonly logger = new Logger(IdentityChecks.name);

  constructor(
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
    private readonly issuers: Issuers,
    private readonly policy: RecheckPolicy,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.issuers.all.length === 0 || this.policy.everyMs === null) return;
    await this.jobs.work(QUEUE, ({ signal }) => this.check(signal));
    await this.jobs.schedule(QUEUE, EACH_MINUTE);
  }

  private async check(signal: AbortSignal): Promise<void> {
    const ended = await this.commands.execute(new CheckIdentities(signal));
    if (ended > 0) this.logger.log({ ended, msg: 'people whom an issuer does not know any more are shut out' });
  }
}
