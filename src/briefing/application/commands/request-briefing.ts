import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { NoActiveSubscriptions } from '../../domain/briefing.js';
import {
  settle,
  sourcesNamedBy,
  UnknownItems,
  UnknownSources,
  wordsOf,
  type BriefingRequest,
  type BriefingWish,
} from '../../domain/briefing-request.js';
import { Audience, type Standing } from '../ports/audience.js';
import { BriefingDesk, type Booking, type Ticket } from '../ports/briefing-desk.js';
import { BriefingHistory } from '../ports/briefing-history.js';

export interface Accepted {
  readonly briefingId: BriefingId;
  readonly slug: string;
  /** false: this is the same work as an earlier request. */
  readonly fresh: boolean;
}

export class RequestBriefing extends Command<Accepted> {
  constructor(
    readonly caller: Caller,
    readonly wish: BriefingWish,
    /** Equal digests: equal requests. */
    readonly digest: string,
    readonly idempotencyKey: string | null,
  ) {
    super();
  }
}

@CommandHandler(RequestBriefing)
export class RequestBriefingHandler implements ICommandHandler<RequestBriefing> {
  constructor(
    private readonly audience: Audience,
    private readonly desk: BriefingDesk,
    private readonly history: BriefingHistory,
  ) {}

  async execute({ caller, wish, digest, idempotencyKey }: RequestBriefing): Promise<Accepted> {
    const booking = { caller, digest, idempotencyKey, words: wordsOf(wish) };
    const { briefingId, slug, fresh } = (await this.desk.repeated(booking)) ?? (await this.begin(booking, wish));
    return { briefingId, slug, fresh };
  }

  private async begin(booking: Booking, wish: BriefingWish): Promise<Ticket> {
    const { caller } = booking;
    const standing = await this.audience.standingOf(caller.id, {
      sourceIds: sourcesNamedBy(wish),
      itemIds: wish.scope.itemIds ?? [],
    });
    const request = settle(wish, standing.profile);
    refuseWhatIsNotTheirs(standing);
    const ticket = await this.desk.book(booking);
    await this.open(caller, ticket, { ...request, sealedWords: ticket.sealedWords }, standing.activeSubscriptions);
    return ticket;
  }

  /**
   * Also for a ticket that was given out before: the first try may have died between booking and recording. A failure
   * gives nothing back: it does not say that nothing was recorded. The reservation runs out, or is used by a retry.
   */
  private async open(caller: Caller, ticket: Ticket, request: BriefingRequest, active: number): Promise<void> {
    const { briefingId, quickReadId, slug, seed, reservedAt, lastReadyAt } = ticket;
    const opening = { owner: caller.id, quickReadId, slug, seed, request, lastReadyAt };
    const data = { ...opening, activeSubscriptions: active, requestedAt: reservedAt };
    await this.history.record(briefingId, { type: 'RequestBriefing', data }, caller.id);
  }
}

/** Before an allowance is spent. */
function refuseWhatIsNotTheirs(standing: Standing): void {
  if (standing.activeSubscriptions === 0) throw new NoActiveSubscriptions();
  if (standing.strangeSources.length > 0) throw new UnknownSources(standing.strangeSources);
  if (standing.strangeItems.length > 0) throw new UnknownItems(standing.strangeItems);
}
