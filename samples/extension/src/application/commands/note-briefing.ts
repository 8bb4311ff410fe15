import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isNewer, type KnownBriefing } from '../../domain/known-briefing.js';
import { HighlightStore } from '../ports/highlight-store.js';
import { KnownBriefings } from '../ports/known-briefings.js';

/** Something was heard of a briefing. What was kept of one that is erased is removed. */
export class NoteBriefing extends Command<void> {
  constructor(readonly told: KnownBriefing) {
    super();
  }
}

@CommandHandler(NoteBriefing)
export class NoteBriefingHandler implements ICommandHandler<NoteBriefing> {
  constructor(
    private readonly briefings: KnownBriefings,
    private readonly highlights: HighlightStore,
  ) {}

  execute({ told }: NoteBriefing): Promise<void> {
    return this.briefings.withLock(told.id, async (known) => {
      if (!isNewer(told, known)) return;
      await this.briefings.save(told);
      if (told.owner === null) await this.highlights.removeOf(told.id);
    });
  }
}
