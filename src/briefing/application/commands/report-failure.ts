import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import type { Failure } from '../../domain/events.js';
import type { Task } from '../../domain/production/production.js';
import { BriefingHistory } from '../ports/briefing-history.js';

/** An attempt at a step did not come to its end; whether it is tried again is the briefing's rule. */
export class ReportFailure extends Command<void> {
  constructor(
    readonly briefingId: BriefingId,
    readonly task: Task,
    readonly failure: Failure,
  ) {
    super();
  }
}

@CommandHandler(ReportFailure)
export class ReportFailureHandler implements ICommandHandler<ReportFailure> {
  constructor(private readonly history: BriefingHistory) {}

  async execute({ briefingId, task: { step, attempt }, failure }: ReportFailure): Promise<void> {
    await this.history.record(briefingId, { type: 'ReportFailure', step, attempt, failure, passing: true }, 'worker');
  }
}
