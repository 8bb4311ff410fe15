import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import type { BriefingId } from '../../../../shared/kernel/identifiers.js';
import { isNews, isWorthWaiting, type ReadyMail, type ReadyMailOutcome } from '../../domain/ready-mail.js';
import { type AddressedSummary, ReadyMailCarrier } from '../ports/ready-mail-carrier.js';
import { ReadyMailStore } from '../ports/ready-mail-store.js';
import { Recipients } from '../ports/recipients.js';
import { Summaries } from '../ports/summaries.js';

/** Throws when it is to be tried again. A mail that nobody wants any more is dropped. */
export class SendReadyMail extends Command<void> {
  constructor(
    readonly briefingId: BriefingId,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@CommandHandler(SendReadyMail)
export class SendReadyMailHandler implements ICommandHandler<SendReadyMail> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly store: ReadyMailStore,
    private readonly summaries: Summaries,
    private readonly recipients: Recipients,
    private readonly carrier: ReadyMailCarrier,
    private readonly clock: Clock,
  ) {}

  async execute({ briefingId, signal }: SendReadyMail): Promise<void> {
    const mail = await this.store.find(briefingId);
    if (mail === null) return;
    const addressed = await this.addressed(mail);
    if (typeof addressed === 'string') return this.settle(mail, 'dropped', addressed);
    signal.throwIfAborted();
    // What has begun is not broken off: the server may have taken it, and whoever has the job next would send it again.
    const delivery = await this.carrier.deliver(addressed);
    await this.settle(mail, delivery.outcome, delivery.outcome === 'refused' ? delivery.reason : null);
  }

  /** Or why there is nothing to send. */
  private async addressed(mail: ReadyMail): Promise<AddressedSummary | string> {
    const { caller, briefingId, decidedAt } = mail;
    if (!isWorthWaiting(mail, this.clock.now())) return 'too late';
    if (!(await this.store.isWanted(caller))) return 'not wanted any more';
    const to = await this.recipients.of(caller);
    if (to === null) return 'no confirmed address';
    const summary = await this.summaries.of(caller, briefingId);
    if (summary === null) return 'no such briefing any more';
    return isNews(summary.requestedAt, decidedAt) ? { caller, to, summary } : 'no news';
  }

  private settle({ briefingId }: ReadyMail, outcome: ReadyMailOutcome, reason: string | null): Promise<void> {
    return this.store.settle(briefingId, { outcome, reason, at: this.clock.now() });
  }
}
