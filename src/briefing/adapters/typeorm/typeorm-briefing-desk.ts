import { Injectable } from '@nestjs/common';
import { BriefingSettings } from '../../../config/briefing-settings.js';
import { Database } from '../../../shared/storage/database/database.js';
import { brand } from '../../../shared/kernel/brand.js';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { Ids, type CallerId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { unreachable } from '../../../shared/kernel/unreachable.js';
import { BriefingDesk, type Booking, type Ticket } from '../../application/ports/briefing-desk.js';
import { PersonalWords } from '../../application/ports/personal-words.js';
import { allowanceOf } from '../../domain/allowance.js';
import { IN_PRODUCTION, type BriefingStatus } from '../../domain/briefing.js';
import {
  decideReservation,
  isRecorded,
  keyStandsFor,
  UNRECORDED,
  windowStart,
  type ReservationDecision,
  type ReservationState,
  type ReservationStatus,
} from '../../domain/reservation.js';
import { ISSUE, KEY_USE, MADE_SINCE, NEWEST_OF_SAME_WORK, NOTE_KEY, RENEW } from './briefing-reservations.sql.js';

const READY: BriefingStatus = 'ready';

interface StateRow {
  taken_at: number;
  standing: ReservationStatus;
}

interface TicketRow extends StateRow {
  briefing_id: string;
  quick_read_id: string;
  slug: string;
  seed: string;
  sealed_words: string;
  last_ready_at: number | null;
}

interface KeyedRow extends TicketRow {
  key_digest: string;
  key_used_at: number;
}

type Kept = Omit<Ticket, 'fresh'>;

const stateOf = (row: StateRow): ReservationState => ({ status: row.standing, reservedAt: row.taken_at });

const keptOf = (row: TicketRow): Kept => ({
  ...stateOf(row),
  briefingId: brand(row.briefing_id),
  quickReadId: brand(row.quick_read_id),
  slug: row.slug,
  seed: row.seed,
  sealedWords: row.sealed_words,
  lastReadyAt: row.last_ready_at,
});

/** The word for the lock of one caller's requests. */
export const deskOf = (caller: CallerId): string => `briefing.desk:${caller}`;

/** One lock for each caller makes "look, count, spend" one step, on any number of machines. */
@Injectable()
export class TypeormBriefingDesk extends BriefingDesk {
  // A desk needs its tools: this is the one place where a request becomes a numbered, dated, counted ticket.
  // eslint-disable-next-line max-params
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly words: PersonalWords,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly config: BriefingSettings,
  ) {
    super();
  }

  override repeated(booking: Booking): Promise<Ticket | null> {
    return this.inLine(booking, async (now) => {
      const keyed = await this.byKey(booking, now);
      const earlier = keyed ?? (await this.sameWork(booking));
      if (earlier === null || !isRecorded(earlier)) return null;
      if (keyed === null) await this.noteKey(booking, earlier, now);
      return { ...earlier, fresh: false };
    });
  }

  override book(booking: Booking): Promise<Ticket> {
    return this.inLine(booking, async (now) => {
      const keyed = await this.byKey(booking, now);
      const decision = await this.decide(booking, keyed ?? (await this.sameWork(booking)), now);
      const kept = await this.save(booking, decision, now);
      if (keyed === null) await this.noteKey(booking, kept, now);
      return { ...kept, fresh: decision.type !== 'reuse' };
    });
  }

  private inLine<T>({ caller }: Booking, serve: (now: EpochMs) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async () => {
      await this.database.lock(deskOf(caller.id));
      return serve(this.clock.now());
    });
  }

  private async byKey({ caller, digest, idempotencyKey }: Booking, now: EpochMs): Promise<Kept | null> {
    if (idempotencyKey === null) return null;
    const [row] = await this.database.query<KeyedRow>(KEY_USE, [caller.id, idempotencyKey]);
    if (row === undefined) return null;
    return keyStandsFor(digest, { digest: row.key_digest, usedAt: row.key_used_at }, now) ? keptOf(row) : null;
  }

  private async noteKey(
    { caller, digest, idempotencyKey }: Booking,
    { briefingId }: Kept,
    now: EpochMs,
  ): Promise<void> {
    if (idempotencyKey === null) return;
    await this.database.execute(NOTE_KEY, [caller.id, idempotencyKey, digest, briefingId, now]);
  }

  private async sameWork({ caller, digest }: Booking): Promise<Kept | null> {
    const params = [caller.id, digest, UNRECORDED, IN_PRODUCTION];
    const [row] = await this.database.query<TicketRow>(NEWEST_OF_SAME_WORK, params);
    return row === undefined ? null : keptOf(row);
  }

  private async decide({ caller }: Booking, earlier: Kept | null, now: EpochMs): Promise<ReservationDecision<Kept>> {
    const allowance = allowanceOf(caller, this.config.briefingDailyLimit);
    const rows = await this.database.query<StateRow>(MADE_SINCE, [caller.id, windowStart(allowance, now)]);
    return decideReservation({ earlier, made: rows.map(stateOf), allowance }, now);
  }

  private async save(booking: Booking, decision: ReservationDecision<Kept>, now: EpochMs): Promise<Kept> {
    switch (decision.type) {
      case 'reuse':
        return decision.reservation;
      case 'renew':
        await this.database.execute(RENEW, [decision.reservation.briefingId, now]);
        return { ...decision.reservation, reservedAt: now };
      case 'issue':
        return this.issue(booking, now);
      default:
        return unreachable(decision);
    }
  }

  private async issue({ caller, digest, words }: Booking, now: EpochMs): Promise<Kept> {
    const ids = [this.ids.next('art'), this.ids.next('art')];
    const secrets = [this.ids.secretSlug(), this.ids.secretSlug()];
    const sealed = await this.words.seal(caller.id, words);
    const params = [...ids, caller.id, digest, ...secrets, sealed, now, UNRECORDED, READY];
    const [row] = await this.database.query<TicketRow>(ISSUE, params);
    if (row === undefined) throw new Error('a ticket could not be kept');
    return keptOf(row);
  }
}
