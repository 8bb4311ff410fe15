import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
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
  ) {}

  execute({ briefingId, access }: RecordHistoryAccess): Promise<void> {
    return this.log.record(briefingId, access, deduplicationKeyOf(access, this.clock.now()));
  }
}
