import { Injectable } from '@nestjs/common';
import type { AccountSecured } from '../../../identity/events.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { FactListener } from '../../../shared/storage/jobs/fact-listener.js';
import { JobQueue } from '../../../shared/storage/jobs/job-queue.js';

const LATE_AFTER_SECONDS = 5;
/** Requests of whoever is shut out may be under way at that moment; a person takes longer than that to do anything. */
const UNDER_WAY_MS = 2_000;

interface Securing {
  /** Of the job; that of the second time ends in `-late`. */
  readonly name: string;
  /** Whether the account is to be secured in this. */
  concerns(secured: AccountSecured['data']): boolean;
  /** What the account has made until then; done twice it changes no more. */
  secure(caller: CallerId, until: EpochMs): Promise<void>;
}

/** Takes from whoever is shut out of an account what they may know of it. */
@Injectable()
export class SecuredAccounts {
  constructor(
    private readonly facts: FactListener,
    private readonly jobs: JobQueue,
  ) {}

  /** Once more a little later, for what requests that were under way have made. */
  async on({ name, concerns, secure }: Securing): Promise<void> {
    const late = `${name}-late`;
    await this.facts.on<AccountSecured>('identity.AccountSecured', name, async (secured) => {
      if (!concerns(secured)) return;
      await this.jobs.send(late, secured, {
        key: `${secured.caller} ${secured.securedAt}`,
        delaySeconds: LATE_AFTER_SECONDS,
      });
      await secure(secured.caller, secured.securedAt);
    });
    await this.jobs.work<AccountSecured['data']>(late, ({ data }) =>
      secure(data.caller, data.securedAt + UNDER_WAY_MS),
    );
  }
}
