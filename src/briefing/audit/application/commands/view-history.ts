import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { BriefingReadModel, type ProjectedBriefing } from '../../../application/ports/briefing-read-model.js';
import { HistoryPasses } from '../ports/history-passes.js';
import { ReadingRoom, type OpenedHistory, type Person, type Standing } from '../reading-room.js';

/** What a browser shows to be let in. */
export interface Shown {
  /** null: nobody is signed in. */
  readonly signedIn: Person | null;
  /** What a link of the owner's was traded for; null: none. */
  readonly pass: string | null;
}

export interface SeenHistory extends OpenedHistory {
  readonly as: Standing;
}

export interface ViewedHistory {
  readonly briefing: ProjectedBriefing;
  /** null: it is not open to whoever asks. */
  readonly history: SeenHistory | null;
}

/** What a browser shows of a history. A command, because the look is on record before it is shown. */
export class ViewHistory extends Command<ViewedHistory> {
  constructor(
    readonly slug: string,
    readonly shown: Shown,
  ) {
    super();
  }
}

interface Entrant {
  readonly visitor: Person;
  readonly as: Standing;
}

@CommandHandler(ViewHistory)
export class ViewHistoryHandler implements ICommandHandler<ViewHistory> {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly passes: HistoryPasses,
    private readonly room: ReadingRoom,
  ) {}

  async execute({ slug, shown }: ViewHistory): Promise<ViewedHistory> {
    const briefing = await this.readModel.bySlug(slug);
    if (briefing === null) throw new NotFound('There is no briefing behind this link.');
    const entrant = await this.entrantOf(briefing, shown);
    if (entrant === null) return { briefing, history: null };
    const { visitor, as } = entrant;
    return { briefing, history: { ...(await this.room.history(briefing.id, visitor)), as } };
  }

  /** Who is signed in comes before the pass, so that the look is theirs. */
  private async entrantOf({ id, slug }: ProjectedBriefing, { signedIn, pass }: Shown): Promise<Entrant | null> {
    const standing = signedIn === null ? null : await this.room.standingOf(id, signedIn);
    if (signedIn !== null && standing !== null) return { visitor: signedIn, as: standing };
    const holder = pass === null ? null : await this.passes.holderOf(slug, pass);
    return holder === null ? null : { visitor: { id: holder.owner, roles: [] }, as: 'owner' };
  }
}
