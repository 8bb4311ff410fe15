import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { wordsOf, type BriefingInput, type BriefingRequest } from '../../domain/briefing-request.js';
import { RequestSettling } from '../request-settling.js';
import { BriefingReservations, type Reservation, type ReservationRequest } from '../ports/briefing-reservations.js';
import { BriefingHistory } from '../ports/briefing-history.js';
import { BriefingReadModel } from '../ports/briefing-read-model.js';

export interface Accepted {
  readonly briefingId: BriefingId;
  readonly quickReadId: BriefingId;
  readonly slug: string;
  /** false: this is the same work as an earlier request. */
  readonly fresh: boolean;
}

/** What makes two requests the same work: see BriefingReservations. */
type RequestIdentity = Pick<ReservationRequest, 'digest' | 'idempotencyKey' | 'keyIsForEver'>;

export class RequestBriefing extends Command<Accepted> {
  constructor(
    readonly caller: Caller,
    readonly input: BriefingInput,
    readonly identity: RequestIdentity,
  ) {
    super();
  }
}

@CommandHandler(RequestBriefing)
export class RequestBriefingHandler implements ICommandHandler<RequestBriefing> {
  constructor(
    private readonly settling: RequestSettling,
    private readonly reservations: BriefingReservations,
    private readonly history: BriefingHistory,
    private readonly readModel: BriefingReadModel,
  ) {}

  async execute({ caller, input, identity }: RequestBriefing): Promise<Accepted> {
    const request = { caller, ...identity, words: wordsOf(input), series: input.series ?? null };
    const reservation = (await this.reservations.recorded(request)) ?? (await this.begin(request, input));
    const { briefingId, quickReadId, slug, fresh } = reservation;
    return { briefingId, quickReadId, fresh, slug: fresh ? slug : await this.slugNow(caller, reservation) };
  }

  /** Its link may have been renewed since. */
  private async slugNow({ id }: Caller, { briefingId, slug }: Reservation): Promise<string> {
    return (await this.readModel.findDeletedToo(id, briefingId))?.briefing.slug ?? slug;
  }

  private async begin(reserving: ReservationRequest, input: BriefingInput): Promise<Reservation> {
    const { caller } = reserving;
    // Before an allowance is spent.
    const { request, words, activeSubscriptions } = await this.settling.settled(caller.id, input);
    const reservation = await this.reservations.reserve({ ...reserving, words });
    const { sealedWords } = reservation;
    await this.open(caller, reservation, { ...request, sealedWords }, activeSubscriptions);
    return reservation;
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
