import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import { isId } from '../../../shared/kernel/identifiers.js';
import type { LedgerQuery } from '../domain/ledger-page.js';
import type { AccessRole, HistoryAccess } from '../domain/history-access.js';
import { BriefingReadModel } from '../../application/ports/briefing-read-model.js';
import { HistoryAccessLog, type RecordedAccesses } from './ports/history-access-log.js';
import { RecordHistoryAccess } from './commands/record-history-access.js';
import { ReplayBriefing, type ReplayedEvent } from './queries/replay-briefing.js';
import { SelectionOfBriefing, type BriefingSelection } from './queries/selection-of-briefing.js';
import { TranscriptOfBriefing, type BriefingTranscript } from './queries/transcript-of-briefing.js';
import { problemsOf, StateOfBriefing, type PastBriefing, type PlaceInHistory } from './queries/state-of-briefing.js';

export type Person = Pick<Caller, 'id' | 'roles'>;

/** Who asks for a history; `operator`: whoever runs the command line. */
export type Requester = Person | 'operator';

export interface AuditedHistory {
  /** Of the briefing, also when its quick read was asked for. */
  readonly briefingId: string;
  readonly events: readonly ReplayedEvent[];
  /** What is wrong, by revision; empty: each event follows from the one before it, as it was recorded. */
  readonly problems: PastBriefing['problems'];
  /** This one included. */
  readonly accesses: RecordedAccesses;
}

export interface AuditedState extends PastBriefing {
  readonly briefingId: string;
}

export interface AuditedSelection extends BriefingSelection {
  readonly briefingId: string;
}

export interface AuditedTranscript extends BriefingTranscript {
  readonly briefingId: string;
}

interface GrantedAccess {
  readonly briefingId: string;
  readonly viewer: string;
  readonly as: HistoryAccess['as'];
}

/**
 * The only way to histories, for REST, pages and the command line. It lets the owner, auditors and operators read, and
 * records each access before anything is shown. `id` is that of the briefing or of its quick read.
 * Throws NotFound, to strangers as for a briefing that does not exist; EventStoreUnavailable.
 */
@Injectable()
export class AuditedHistoryReader {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly readModel: BriefingReadModel,
    private readonly log: HistoryAccessLog,
  ) {}

  async history(id: string, requester: Requester): Promise<AuditedHistory> {
    const { briefingId, viewer, as } = await this.authorize(id, requester);
    const events = await this.queries.execute(new ReplayBriefing(briefingId));
    const revision = events.at(-1)?.revision ?? null;
    await this.commands.execute(new RecordHistoryAccess(briefingId, { viewer, as, what: 'history', revision }));
    return { briefingId, events, problems: problemsOf(events), accesses: await this.log.accessesOf(briefingId) };
  }

  /** Throws InvalidRequest when there is no such revision. */
  async state(id: string, at: PlaceInHistory, requester: Requester): Promise<AuditedState> {
    const { briefingId, viewer, as } = await this.authorize(id, requester);
    const past = await this.queries.execute(new StateOfBriefing(briefingId, at));
    await this.commands.execute(
      new RecordHistoryAccess(briefingId, { viewer, as, what: 'state', revision: past.revision }),
    );
    return { briefingId, ...past };
  }

  /** What became of the items. The pages of a ledger are one access. */
  async selection(id: string, query: LedgerQuery, requester: Requester): Promise<AuditedSelection> {
    const { briefingId, viewer, as } = await this.authorize(id, requester);
    const selection = await this.queries.execute(new SelectionOfBriefing(briefingId, query));
    const { revision } = selection;
    await this.commands.execute(new RecordHistoryAccess(briefingId, { viewer, as, what: 'selection', revision }));
    return { briefingId, ...selection };
  }

  /** What was said, and what engines were given to say. */
  async transcript(id: string, requester: Requester): Promise<AuditedTranscript> {
    const { briefingId, viewer, as } = await this.authorize(id, requester);
    const transcript = await this.queries.execute(new TranscriptOfBriefing(briefingId));
    const { revision } = transcript;
    await this.commands.execute(new RecordHistoryAccess(briefingId, { viewer, as, what: 'transcript', revision }));
    return { briefingId, ...transcript };
  }

  /** By which right somebody may read it; null: by none. Nothing is shown, so nothing is recorded. */
  async accessRoleOf(id: string, { id: person, roles }: Person): Promise<AccessRole | null> {
    if ((await this.readModel.find(person, id)) !== null) return 'owner';
    return roles.includes('auditor') ? 'auditor' : null;
  }

  private async authorize(id: string, requester: Requester): Promise<GrantedAccess> {
    if (requester === 'operator') return { briefingId: await this.briefingIdOf(id), viewer: requester, as: requester };
    const as = await this.accessRoleOf(id, requester);
    if (as === null) throw new NotFound(`You have no briefing with the id ${id}.`);
    return { briefingId: await this.briefingIdOf(id), viewer: requester.id, as };
  }

  /** Histories are found by the briefing's id alone, so that one whose row is gone can be read. */
  private async briefingIdOf(id: string): Promise<string> {
    if (!isId('art', id)) throw new NotFound(`There is no briefing with the id ${id.slice(0, 100)}.`);
    return (await this.readModel.briefingIdOf(id)) ?? id;
  }
}
