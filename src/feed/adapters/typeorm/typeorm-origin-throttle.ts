import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { FeedSettings } from '../../../config/feed-settings.js';
import { Database } from '../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { AddressGuard } from '../../../shared/outbound/network/address-guard.js';
import { OriginThrottle, type Permit, type PermitRequest } from '../../application/ports/origin-throttle.js';
import { originOf } from '../../domain/origin.js';
import { counted, paused, acquire, idle, type Throttle } from '../../domain/throttle.js';
import { ADD, LOCK, PURGE_IDLE, READ, UPDATE } from './origins.sql.js';

interface Row {
  readonly free_at: number;
  readonly queue_ends_at: number;
  readonly paused_until: number | null;
}

const toThrottle = (row: Row): Throttle => ({
  freeAt: row.free_at,
  queueEndsAt: row.queue_ends_at,
  pausedUntil: row.paused_until,
});

const DAY = 86_400_000;
/** Longer than any pause or queue can be: such a value comes from a wrong clock. */
const FAR = 30 * DAY;

@Injectable()
export class TypeormOriginThrottle extends OriginThrottle {
  private readonly spacingMs: number;
  private readonly guard: AddressGuard;
  private readonly publicOnly = new AddressGuard([]);

  constructor(
    config: FeedSettings,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
    this.spacingMs = config.feedHostSpacingMs;
    this.guard = new AddressGuard(config.feedAllowedPrivateCidrs);
  }

  override async acquire(url: string, { now, reserved }: PermitRequest): Promise<Permit> {
    const spacingMs = this.spacingOf(url);
    // Without a limit only a pause can delay the request.
    if (spacingMs === 0 && (await this.pausedUntil(url, now)) === null) return { permit: 'granted' };
    const at = await this.change(url, (throttle) => acquire(throttle, { now, reserved, spacingMs }));
    return at === now ? { permit: 'granted' } : { permit: 'reserved', at };
  }

  override async acquireAtOnce(url: string, now: EpochMs): Promise<EpochMs | null> {
    const until = await this.pausedUntil(url, now);
    const spacingMs = this.spacingOf(url);
    if (until === null && spacingMs > 0) {
      await this.change(url, (throttle) => [counted(throttle, { now, spacingMs }), null]);
    }
    return until;
  }

  override async pause(url: string, until: EpochMs): Promise<void> {
    await this.change(url, (throttle) => [paused(throttle, until), null]);
  }

  override async purgeIdle(now: EpochMs): Promise<void> {
    await this.database.execute(PURGE_IDLE, [now - DAY, now + FAR]);
  }

  /** Addresses that the operator allowed one by one are the operator's own machines, and are not throttled. */
  private spacingOf(url: string): number {
    const literal = new URL(url).hostname.replace(/^\[|\]$/g, '');
    const isOwn = isIP(literal) !== 0 && this.guard.allows(literal) && !this.publicOnly.allows(literal);
    return isOwn ? 0 : this.spacingMs;
  }

  private async pausedUntil(url: string, now: EpochMs): Promise<EpochMs | null> {
    const [row] = await this.database.query<Row>(READ, [originOf(url)], 'host.read');
    const until = row?.paused_until ?? 0;
    return until > now ? until : null;
  }

  private async change<T>(url: string, change: (throttle: Throttle) => [Throttle, T]): Promise<T> {
    const origin = originOf(url);
    return this.unitOfWork.run(async () => {
      const [row] = await this.locked(origin);
      const [changed, answer] = change(row === undefined ? idle : toThrottle(row));
      const { freeAt, queueEndsAt, pausedUntil } = changed;
      await this.database.query(UPDATE, [origin, freeAt, queueEndsAt, pausedUntil], 'host.update');
      return answer;
    });
  }

  private async locked(origin: string): Promise<Row[]> {
    const known = await this.database.query<Row>(LOCK, [origin], 'host.lock');
    if (known.length > 0) return known;
    await this.database.execute(ADD, [origin, idle.freeAt, idle.queueEndsAt]);
    return this.database.query<Row>(LOCK, [origin], 'host.lock');
  }
}
