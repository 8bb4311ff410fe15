import { Injectable } from '@nestjs/common';
import { BriefingSettings } from '../../../config/briefing-settings.js';
import { Database } from '../../../shared/storage/database/database.js';
import { brand } from '../../../shared/kernel/brand.js';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { Ids, type CallerId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { BriefingDesk, type Booking, type Ticket } from '../../application/ports/briefing-desk.js';
import { PersonalWords } from '../../application/ports/personal-words.js';
import { allowanceOf, checkAllowance, IdempotencyKeyReused, type Allowance } from '../../domain/allowance.js';

const DAY = 24 * 60 * 60 * 1000;
/** Longer than a request takes, retries included: a ticket without a briefing counts no longer after this. */
const ABANDONED_AFTER = 2 * 60 * 1000;

interface TicketRow {
  briefing_id: string;
  quick_read_id: string;
  slug: string;
  seed: string;
  sealed_words: string;
  taken_at: number;
  last_ready_at: number | null;
  standing: 'reserved' | 'confirmed' | 'returned';
}

const ticketOf = (row: TicketRow, fresh: boolean): Ticket => ({
  briefingId: brand(row.briefing_id),
  quickReadId: brand(row.quick_read_id),
  slug: row.slug,
  seed: row.seed,
  sealedWords: row.sealed_words,
  takenAt: row.taken_at,
  lastReadyAt: row.last_ready_at,
  fresh,
});

const isAbandoned = ({ standing, taken_at }: TicketRow, now: EpochMs): boolean =>
  standing === 'reserved' && taken_at <= now - ABANDONED_AFTER;

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
      const same = keyed ?? (await this.sameWork(booking));
      if (same === null || same.standing === 'reserved') return null;
      if (keyed === null) await this.noteKey(booking, same, now);
      return ticketOf(same, false);
    });
  }

  override book(booking: Booking): Promise<Ticket> {
    return this.inLine(booking, async (now) => {
      const keyed = await this.byKey(booking, now);
      const same = keyed ?? (await this.sameWork(booking));
      const stands = same !== null && !isAbandoned(same, now);
      const row = stands ? same : await this.reserve(booking, same, now);
      if (keyed === null) await this.noteKey(booking, row, now);
      return ticketOf(row, !stands);
    });
  }

  private inLine<T>({ caller }: Booking, serve: (now: EpochMs) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async () => {
      await this.database.lock(deskOf(caller.id));
      return serve(this.clock.now());
    });
  }

  private async byKey({ caller, digest, idempotencyKey }: Booking, now: EpochMs): Promise<TicketRow | null> {
    if (idempotencyKey === null) return null;
    const [row] = await this.database.query<TicketRow & { key_digest: string }>(
      `select t.*, k.digest as key_digest from briefing.request_key k join briefing.ticket t using (briefing_id)
       where k.owner = $1 and k.key = $2 and k.used_at > $3`,
      [caller.id, idempotencyKey, now - DAY],
    );
    if (row !== undefined && row.key_digest !== digest) throw new IdempotencyKeyReused();
    return row ?? null;
  }

  private async noteKey({ caller, digest, idempotencyKey }: Booking, row: TicketRow, now: EpochMs): Promise<void> {
    if (idempotencyKey === null) return;
    await this.database.execute(
      `insert into briefing.request_key (owner, key, digest, briefing_id, used_at) values ($1, $2, $3, $4, $5)
       on conflict (owner, key) do update
         set digest = excluded.digest, briefing_id = excluded.briefing_id, used_at = excluded.used_at`,
      [caller.id, idempotencyKey, digest, row.briefing_id, now],
    );
  }

  /** In production, or not recorded so far. */
  private async sameWork({ caller, digest }: Booking): Promise<TicketRow | null> {
    const [row] = await this.database.query<TicketRow>(
      `select t.* from briefing.ticket t left join briefing.briefing b on b.id = t.briefing_id
       where t.owner = $1 and t.digest = $2
         and (t.standing = 'reserved' or b.status in ('composing', 'queued', 'rendering', 'assembling'))
       order by t.taken_at desc limit 1`,
      [caller.id, digest],
    );
    return row ?? null;
  }

  private async reserve(booking: Booking, abandoned: TicketRow | null, now: EpochMs): Promise<TicketRow> {
    const allowance = allowanceOf(booking.caller, this.config.briefingDailyLimit);
    checkAllowance(allowance, await this.spent(booking, allowance, now));
    return abandoned === null ? this.issue(booking, now) : this.renew(abandoned, now);
  }

  private async spent({ caller }: Booking, { windowMs }: Allowance, now: EpochMs): Promise<EpochMs[]> {
    const rows = await this.database.query<{ taken_at: EpochMs }>(
      `select taken_at from briefing.ticket where owner = $1 and taken_at > $2
         and (standing = 'confirmed' or (standing = 'reserved' and taken_at > $3))`,
      [caller.id, windowMs === null ? 0 : now - windowMs, now - ABANDONED_AFTER],
    );
    return rows.map((row) => row.taken_at);
  }

  private async renew(row: TicketRow, now: EpochMs): Promise<TicketRow> {
    await this.database.execute('update briefing.ticket set taken_at = $2 where briefing_id = $1', [
      row.briefing_id,
      now,
    ]);
    return { ...row, taken_at: now };
  }

  private async issue({ caller, digest, words }: Booking, now: EpochMs): Promise<TicketRow> {
    const [row] = await this.database.query<TicketRow>(
      `insert into briefing.ticket (briefing_id, quick_read_id, owner, digest, slug, seed,
         sealed_words, taken_at, standing, last_ready_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'reserved',
         (select max(created_at) from briefing.briefing where owner = $3 and status = 'ready'))
       returning *`,
      [
        this.ids.next('art'),
        this.ids.next('art'),
        caller.id,
        digest,
        this.ids.secretSlug(),
        this.ids.secretSlug(),
        await this.words.seal(caller.id, words),
        now,
      ],
    );
    if (row === undefined) throw new Error('a ticket could not be kept');
    return row;
  }
}
