import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { FeedSettings } from '../../../config/feed-settings.js';
import { Database } from '../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { AddressGuard } from '../../../shared/outbound/network/address-guard.js';
import {
  OriginThrottle,
  type Permit,
  type PermitRequest,
  type PermitWish,
} from '../../application/ports/origin-throttle.js';
import { originOf } from '../../domain/origin.js';
import { counted, paused, acquire, idle, type Throttle } from '../../domain/throttle.js';
import { ADD, LOCK, PURGE_IDLE, READ, UPDATE } from './origins.sql.js';

interface Row {
  readonly host: string;
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

  override async acquireAll(wishes: readonly PermitWish[], now: EpochMs): Promise<readonly Permit[]> {
    const paused = await this.pausedAmong(wishes, now);
    const asked = wishes.map((wish) => ({ ...wish, now, spacingMs: this.spacingOf(wish.url) }));
    // Without a limit only a pause can delay a request.
    const limited = asked.filter(({ url, spacingMs }) => spacingMs > 0 || paused.has(originOf(url)));
    const answers = await this.changeAll(limited, ({ reserved, spacingMs }, throttle) =>
      acquire(throttle, { now, reserved, spacingMs }),
    );
    return asked.map((arrival) => {
      const at = answers.get(arrival) ?? now;
      return at === now ? { permit: 'granted' } : { permit: 'reserved', at };
    });
  }

  override async acquire(url: string, { now, reserved }: PermitRequest): Promise<Permit> {
    const [permit] = await this.acquireAll([{ url, reserved }], now);
    return permit ?? { permit: 'granted' };
  }

  override async acquireAtOnce(url: string, now: EpochMs): Promise<EpochMs | null> {
    const until = (await this.pausedAmong([{ url }], now)).get(originOf(url)) ?? null;
    const spacingMs = this.spacingOf(url);
    if (until === null && spacingMs > 0) {
      await this.changeAll([{ url }], (_, throttle) => [counted(throttle, { now, spacingMs }), null]);
    }
    return until;
  }

  override async pause(url: string, until: EpochMs): Promise<void> {
    await this.changeAll([{ url }], (_, throttle) => [paused(throttle, until), null]);
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

  /** By origin: until when. */
  private async pausedAmong(asked: readonly Asked[], now: EpochMs): Promise<ReadonlyMap<string, EpochMs>> {
    const rows = await this.database.query<Row>(READ, [originsOf(asked)], 'host.read');
    return new Map(
      rows.flatMap(({ host, paused_until: until }) => (until !== null && until > now ? [[host, until]] : [])),
    );
  }

  /** One after the other, with one commit; by request, what `change` answers. */
  private async changeAll<Request extends Asked, Answer>(
    requests: readonly Request[],
    change: (request: Request, throttle: Throttle) => [Throttle, Answer],
  ): Promise<ReadonlyMap<Request, Answer>> {
    if (requests.length === 0) return new Map();
    return this.unitOfWork.run(async () => {
      const throttles = await this.locked(originsOf(requests));
      const answers = new Map<Request, Answer>();
      for (const request of requests) {
        const origin = originOf(request.url);
        const [changed, answer] = change(request, throttles.get(origin) ?? idle);
        throttles.set(origin, changed);
        answers.set(request, answer);
      }
      await this.save([...throttles]);
      return answers;
    });
  }

  private async save(throttles: readonly (readonly [string, Throttle])[]): Promise<void> {
    const columns = [
      throttles.map(([origin]) => origin),
      throttles.map(([, { freeAt }]) => freeAt),
      throttles.map(([, { queueEndsAt }]) => queueEndsAt),
      throttles.map(([, { pausedUntil }]) => pausedUntil),
    ];
    await this.database.query(UPDATE, columns, 'host.update');
  }

  private async locked(origins: readonly string[]): Promise<Map<string, Throttle>> {
    // Before any is locked: who waits for a row that another has just added must not hold one that the other wants.
    await this.database.query(ADD, [origins, idle.freeAt, idle.queueEndsAt], 'host.add');
    const rows = await this.database.query<Row>(LOCK, [origins], 'host.lock');
    return new Map(rows.map((row) => [row.host, toThrottle(row)]));
  }
}

interface Asked {
  readonly url: string;
}

const originsOf = (asked: readonly Asked[]): string[] => [...new Set(asked.map(({ url }) => originOf(url)))];
