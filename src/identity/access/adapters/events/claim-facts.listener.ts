import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FactListener } from '../../../../shared/storage/jobs/fact-listener.js';
import { JobQueue } from '../../../../shared/storage/jobs/job-queue.js';
import { CompleteClaim } from '../../application/commands/complete-claim.js';
import type { AnonymousWorkClaimed } from '../../../events.js';

const LATE_WORK = 'identity.late-work';
/** Longer than a request takes: the ones that came in with the old token are over by then. */
const LATE_AFTER_SECONDS = 60;

/**
 * What whoever approved a claim could not bring, or died over, is brought here; and once more a little later, for what
 * requests that were under way at that moment have added.
 */
@Injectable()
export class ClaimFactsListener implements OnApplicationBootstrap {
  constructor(
    private readonly facts: FactListener,
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.facts.on<AnonymousWorkClaimed>('identity.AnonymousWorkClaimed', 'identity.work-claimed', (claim) =>
      this.bring(claim),
    );
    await this.jobs.work<AnonymousWorkClaimed['data']>(LATE_WORK, ({ data }) =>
      this.commands.execute(new CompleteClaim(data)),
    );
  }

  private async bring(claim: AnonymousWorkClaimed['data']): Promise<void> {
    await this.jobs.send(LATE_WORK, claim, { key: claim.anonymous, delaySeconds: LATE_AFTER_SECONDS });
    await this.commands.execute(new CompleteClaim(claim));
  }
}
