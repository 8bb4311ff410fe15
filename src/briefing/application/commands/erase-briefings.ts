import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { BriefingHistory } from '../ports/briefing-history.js';
import { BriefingFiles } from '../ports/briefing-files.js';
import { OwnerRecords } from '../ports/owner-records.js';
import { OwnerEncryption } from '../ports/owner-encryption.js';

/**
 * Somebody is erased: their words cannot be read any more, the content of their briefings is gone, and the histories
 * stay and say so. Each part may be repeated, so whoever is interrupted begins again.
 */
export class EraseBriefings extends Command<void> {
  constructor(
    readonly owner: CallerId,
    readonly askedBy: string,
    readonly askedAt: EpochMs,
  ) {
    super();
  }
}

@CommandHandler(EraseBriefings)
export class EraseBriefingsHandler implements ICommandHandler<EraseBriefings> {
  constructor(
    private readonly encryption: OwnerEncryption,
    private readonly records: OwnerRecords,
    private readonly history: BriefingHistory,
    private readonly files: BriefingFiles,
  ) {}

  async execute({ owner, askedBy, askedAt }: EraseBriefings): Promise<void> {
    // First: without a key nothing new is reserved, so the list that follows is complete.
    await this.encryption.destroyKey(owner);
    for (const id of await this.records.briefingsOf(owner)) {
      await this.history.record(id, { type: 'EraseBriefing', data: { askedBy, askedAt } }, askedBy);
      await this.files.forget(id);
    }
    // Last: until here the reservations say which briefings there may be.
    await this.records.remove(owner);
  }
}
