import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import { HostCatalogue } from '../../../shared/kernel/host-catalogue.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { NoActiveSubscriptions } from '../../domain/briefing.js';
import {
  settle,
  sourcesNamedBy,
  UnknownItems,
  UnknownSources,
  wordsOf,
  type BriefingRequest,
  type BriefingInput,
} from '../../domain/briefing-request.js';
import { usualLanguage } from '../../domain/usual-language.js';
import { RequesterLookup, type RequesterContext } from '../ports/requester-lookup.js';
import { BriefingReservations, type Reservation, type ReservationRequest } from '../ports/briefing-reservations.js';
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
    readonly input: BriefingInput,
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
    private readonly requesters: RequesterLookup,
    private readonly reservations: BriefingReservations,
    private readonly history: BriefingHistory,
    private readonly catalogue: HostCatalogue,
  ) {}

  async execute({ caller, input, digest, idempotencyKey }: RequestBriefing): Promise<Accepted> {
    const request = { caller, digest, idempotencyKey, words: wordsOf(input) };
    const reservation = (await this.reservations.recorded(request)) ?? (await this.begin(request, input));
    const { briefingId, slug, fresh } = reservation;
    return { briefingId, slug, fresh };
  }

  private async begin(reserving: ReservationRequest, input: BriefingInput): Promise<Reservation> {
    const { caller } = reserving;
    const context = await this.requesters.contextOf(caller.id, {
      sourceIds: sourcesNamedBy(input),
      itemIds: input.scope.itemIds ?? [],
    });
    const profile = await this.profileFor(caller, input, context);
    const request = settle(input, profile, context.listening, this.catalogue);
    refuseWhatIsNotTheirs(context);
    const reservation = await this.reservations.reserve(reserving);
    const { sealedWords } = reservation;
    await this.open(caller, reservation, { ...request, sealedWords }, context.activeSubscriptions);
    return reservation;
  }

  /** With the language that the briefing has unless its request or hosts say another. */
  private async profileFor(
    { id }: Caller,
    input: BriefingInput,
    { profile }: RequesterContext,
  ): Promise<RequesterContext['profile']> {
    const named = input.language !== undefined || (input.hostIds ?? []).length > 0;
    if (named || profile.languageChosen) return profile;
    const languages = await this.requesters.languagesIn(id, input.scope);
    return { ...profile, language: usualLanguage(input.userRequest, profile.language, languages) };
  }

  /**
   * Also for a reservation that was made before: the first try may have died between reserving and recording. A failure
   * gives nothing back: it does not say that nothing was recorded. The reservation ends by itself, or a retry uses it.
   */
  private async open(
    caller: Caller,
    reservation: Reservation,
    request: BriefingRequest,
    active: number,
  ): Promise<void> {
    const { briefingId, quickReadId, slug, seed, reservedAt, lastReadyAt } = reservation;
    const opening = { owner: caller.id, quickReadId, slug, seed, request, lastReadyAt };
    const data = { ...opening, activeSubscriptions: active, requestedAt: reservedAt };
    await this.history.record(briefingId, { type: 'RequestBriefing', data }, caller.id);
  }
}

/** Before an allowance is spent. */
function refuseWhatIsNotTheirs(context: RequesterContext): void {
  if (context.activeSubscriptions === 0) throw new NoActiveSubscriptions();
  if (context.strangeSources.length > 0) throw new UnknownSources(context.strangeSources);
  if (context.strangeItems.length > 0) throw new UnknownItems(context.strangeItems);
}
