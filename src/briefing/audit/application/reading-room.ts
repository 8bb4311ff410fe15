import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import { isId } from '../../../shared/kernel/identifiers.js';
import type { LedgerQuery } from '../domain/ledger-page.js';
import type { LookingAs } from '../domain/look.js';
import { BriefingReadModel } from '../../application/ports/briefing-read-model.js';
import { Looks, type LooksTaken } from './ports/looks.js';
import { RecordLook } from './commands/record-look.js';
import { ReplayBriefing, type ReplayedEvent } from './queries/replay-briefing.js';
import { SelectionOfBriefing, type BriefingSelection } from './queries/selection-of-briefing.js';
import { problemsOf, StateOfBriefing, type PastBriefing, type PlaceInHistory } from './queries/state-of-briefing.js';

export type Person = Pick<Caller, 'id' | 'roles'>;

/** Who wants to look; `operator`: whoever runs the command line. */
export type Visitor = Person | 'operator';

/** As what a person comes in. */
export type Standing = Exclude<LookingAs, 'operator'>;

export interface OpenedHistory {
  /** Of the briefing, also when its quick read was asked for. */
  readonly briefingId: string;
  readonly events: readonly ReplayedEvent[];
  /** What is wrong, by revision; empty: each event follows from the one before it, as it was recorded. */
  readonly problems: PastBriefing['problems'];
  /** This look included. */
  readonly looks: LooksTaken;
}

export interface OpenedState extends PastBriefing {
  readonly briefingId: string;
}

export interface OpenedSelection extends BriefingSelection {
  readonly briefingId: string;
}

interface Admission {
  readonly briefingId: string;
  readonly viewer: string;
  readonly as: LookingAs;
}

/**
 * The one door to histories, for REST, pages and the command line: the owner, auditors and operators come in, and
 * nothing is shown before the look is recorded. `id` is that of the briefing or of its quick read.
 * Throws NotFound, to strangers as for a briefing that does not exist; EventStoreUnavailable.
 */
@Injectable()
export class ReadingRoom {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly readModel: BriefingReadModel,
    private readonly looks: Looks,
  ) {}

  async history(id: string, visitor: Visitor): Promise<OpenedHistory> {
    const { briefingId, viewer, as } = await this.admit(id, visitor);
    const events = await this.queries.execute(new ReplayBriefing(briefingId));
    const revision = events.at(-1)?.revision ?? null;
    await this.commands.execute(new RecordLook(briefingId, { viewer, as, what: 'history', revision }));
    return { briefingId, events, problems: problemsOf(events), looks: await this.looks.at(briefingId) };
  }

  /** Throws InvalidRequest when there is no such revision. */
  async state(id: string, at: PlaceInHistory, visitor: Visitor): Promise<OpenedState> {
    const { briefingId, viewer, as } = await this.admit(id, visitor);
    const past = await this.queries.execute(new StateOfBriefing(briefingId, at));
    await this.commands.execute(new RecordLook(briefingId, { viewer, as, what: 'state', revision: past.revision }));
    return { briefingId, ...past };
  }

  /** What became of the items. The pages of a ledger are one look. */
  async selection(id: string, query: LedgerQuery, visitor: Visitor): Promise<OpenedSelection> {
    const { briefingId, viewer, as } = await this.admit(id, visitor);
    const selection = await this.queries.execute(new SelectionOfBriefing(briefingId, query));
    const { revision } = selection;
    await this.commands.execute(new RecordLook(briefingId, { viewer, as, what: 'selection', revision }));
    return { briefingId, ...selection };
  }

  /** As what somebody would come in; null: not at all. Nothing is shown, so nothing is recorded. */
  async standingOf(id: string, { id: visitor, roles }: Person): Promise<Standing | null> {
    if ((await this.readModel.find(visitor, id)) !== null) return 'owner';
    return roles.includes('auditor') ? 'auditor' : null;
  }

  private async admit(id: string, visitor: Visitor): Promise<Admission> {
    if (visitor === 'operator') return { briefingId: await this.named(id), viewer: 'operator', as: 'operator' };
    const as = await this.standingOf(id, visitor);
    if (as === null) throw new NotFound(`You have no briefing with the id ${id}.`);
    return { briefingId: await this.named(id), viewer: visitor.id, as };
  }

  /** Histories are found by the briefing's id alone, so that one whose row is gone can be looked at. */
  private async named(id: string): Promise<string> {
    if (!isId('art', id)) throw new NotFound(`There is no briefing with the id ${id.slice(0, 100)}.`);
    return (await this.readModel.briefingIdOf(id)) ?? id;
  }
}
