import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { BriefingHistory } from '../ports/briefing-history.js';
import { OwnerRecords } from '../ports/owner-records.js';
import { OwnerEncryption } from '../ports/owner-encryption.js';

/**
 * The briefings of an anonymous agent, finished or not, are a member's from now on, and their histories say so. Each
 * part may be repeated, so whoever is interrupted begins again.
 */
export class TakeOverBriefings extends Command<void> {
  constructor(
    readonly from: CallerId,
    readonly to: CallerId,
    readonly claimedAt: EpochMs,
  ) {
    super();
  }
}

@CommandHandler(TakeOverBriefings)
export class TakeOverBriefingsHandler implements ICommandHandler<TakeOverBriefings> {
  constructor(
    private readonly encryption: OwnerEncryption,
    private readonly history: BriefingHistory,
    private readonly records: OwnerRecords,
  ) {}

  async execute({ from, to, claimedAt }: TakeOverBriefings): Promise<void> {
    // First: a production that is under way reads the words as the new owner from the event on.
    await this.encryption.handOver(from, to);
    for (const id of await this.records.briefingsOf(from)) {
      await this.history.record(id, { type: 'ClaimBriefing', data: { from, to, claimedAt } }, to);
    }
    // Last: until here the reservations say which briefings there may be.
    await this.records.handOver(from, to);
  }
}
