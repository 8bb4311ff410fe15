import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotFound } from '../../shared/kernel/domain-error.js';
import { BriefingShelf, type ShelvedBriefing } from './ports/briefing-shelf.js';
import { HistoryPasses } from './ports/history-passes.js';
import { ReadingRoom, type OpenedHistory } from './reading-room.js';

export interface ViewedHistory {
  readonly briefing: ShelvedBriefing;
  /** null: whoever asks has shown no pass that is good. */
  readonly history: OpenedHistory | null;
}

/** What the browser of an owner shows of a history. A command, because the look is on record before it is shown. */
export class ViewHistory extends Command<ViewedHistory> {
  constructor(
    readonly slug: string,
    readonly pass: string | null,
  ) {
    super();
  }
}

@CommandHandler(ViewHistory)
export class ViewHistoryHandler implements ICommandHandler<ViewHistory> {
  constructor(
    private readonly shelf: BriefingShelf,
    private readonly passes: HistoryPasses,
    private readonly room: ReadingRoom,
  ) {}

  async execute({ slug, pass }: ViewHistory): Promise<ViewedHistory> {
    const briefing = await this.shelf.bySlug(slug);
    if (briefing === null) throw new NotFound('There is no briefing behind this link.');
    const holder = pass === null ? null : await this.passes.holderOf(slug, pass);
    if (holder === null) return { briefing, history: null };
    return { briefing, history: await this.room.history(holder.briefingId, { id: holder.owner, roles: [] }) };
  }
}
