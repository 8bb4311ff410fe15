import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { BriefingHistory } from '../ports/briefing-history.js';
import { BriefingFiles } from '../ports/media/briefing-files.js';

/** A step was done, or died: if its briefing was erased meanwhile, what the step has made is gone again. */
export class ClearAway extends Command<void> {
  constructor(readonly briefingId: BriefingId) {
    super();
  }
}

@CommandHandler(ClearAway)
export class ClearAwayHandler implements ICommandHandler<ClearAway> {
  constructor(
    private readonly history: BriefingHistory,
    private readonly files: BriefingFiles,
  ) {}

  async execute({ briefingId }: ClearAway): Promise<void> {
    const { status } = await this.history.load(briefingId);
    if (status === 'erased') await this.files.forget(briefingId);
  }
}
