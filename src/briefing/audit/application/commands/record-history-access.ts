import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../../shared/kernel/compliance/audit-trail.js';
import { brand } from '../../../../shared/kernel/brand.js';
import { Clock } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { deduplicationKeyOf, type HistoryAccess } from '../../domain/history-access.js';
import { HistoryAccessLog } from '../ports/history-access-log.js';

/** On record before anything is shown. */
export class RecordHistoryAccess extends Command<void> {
  constructor(
    readonly briefingId: string,
    readonly access: HistoryAccess,
  ) {
    super();
  }
}

@CommandHandler(RecordHistoryAccess)
export class RecordHistoryAccessHandler implements ICommandHandler<RecordHistoryAccess> {
  constructor(
    private readonly log: HistoryAccessLog,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
  ) {}

  async execute({ briefingId, access }: RecordHistoryAccess): Promise<void> {
    if (access.as !== 'owner') await this.trail.historyViewed(viewerOf(access), `${access.what} of ${briefingId}`);
    await this.log.record(briefingId, access, deduplicationKeyOf(access, this.clock.now()));
  }
}

const viewerOf = ({ as, viewer }: HistoryAccess): CallerId | null =>
  as === 'operator' ? null : brand<CallerId>(viewer);
