import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { BriefingReadModel, type ProjectedBriefing } from '../../../application/ports/briefing-read-model.js';
import { HistoryPasses } from '../ports/history-passes.js';
import type { AccessRole } from '../../domain/history-access.js';
import { AuditedHistoryReader, type AuditedHistory, type Person } from '../audited-history-reader.js';

/** What a browser sends that may open a history. */
export interface BrowserCredentials {
  /** null: nobody is signed in. */
  readonly signedIn: Person | null;
  /** What a link of the owner's was traded for; null: none. */
  readonly pass: string | null;
}

export interface PermittedHistory extends AuditedHistory {
  readonly as: AccessRole;
}

export interface ViewedHistory {
  readonly briefing: ProjectedBriefing;
  /** null: it is not open to whoever asks. */
  readonly history: PermittedHistory | null;
}

/** What a browser shows of a history. A command, because the access is on record before it is shown. */
export class ViewHistory extends Command<ViewedHistory> {
  constructor(
    readonly slug: string,
    readonly credentials: BrowserCredentials,
  ) {
    super();
  }
}

interface PermittedReader {
  readonly person: Person;
  readonly as: AccessRole;
}

@CommandHandler(ViewHistory)
export class ViewHistoryHandler implements ICommandHandler<ViewHistory> {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly passes: HistoryPasses,
    private readonly histories: AuditedHistoryReader,
  ) {}

  async execute({ slug, credentials }: ViewHistory): Promise<ViewedHistory> {
    const briefing = await this.readModel.bySlug(slug);
    if (briefing === null) throw new NotFound('There is no briefing behind this link.');
    const reader = await this.readerOf(briefing, credentials);
    if (reader === null) return { briefing, history: null };
    const { person, as } = reader;
    return { briefing, history: { ...(await this.histories.history(briefing.id, person)), as } };
  }

  /** Who is signed in comes before the pass, so that the access is recorded as theirs. */
  private async readerOf(
    { id, slug }: ProjectedBriefing,
    { signedIn, pass }: BrowserCredentials,
  ): Promise<PermittedReader | null> {
    const role = signedIn === null ? null : await this.histories.accessRoleOf(id, signedIn);
    if (signedIn !== null && role !== null) return { person: signedIn, as: role };
    const holder = pass === null ? null : await this.passes.holderOf(slug, pass);
    return holder === null ? null : { person: { id: holder.owner, roles: [] }, as: 'owner' };
  }
}
