import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock, type EpochMs } from '../../../kernel/clock.js';
import type { Caller } from '../../../kernel/caller.js';
import { RateLimited } from '../errors/refusals.js';
import type { CallerLimit, RequestLimit } from '../routes/route-config.js';
import { PermitStore } from './permit-store.js';

/** A block is a twentieth of the limit: about one request in thirty asks the store, and nodes reserve little. */
const BLOCKS_PER_WINDOW = 20;

const SWEEP_EVERY_MS = 60_000;

interface Lease {
  readonly window: EpochMs;
  readonly end: EpochMs;
  permits: number;
  usedUp: boolean;
  asking: Promise<void> | null;
}

/**
 * At most `limit` requests per window and key, of all nodes together. Each node takes permits in blocks, so the
 * store is asked rarely; what a node leased and did not use is lost at the end of the window.
 */
@Injectable()
export class RateLimiter implements OnModuleInit, OnApplicationShutdown {
  private readonly leases = new Map<string, Lease>();
  private readonly log = new Logger(RateLimiter.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: PermitStore,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.sweep(), SWEEP_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Takes one permit. Throws RateLimited. */
  async take(key: string, limit: RequestLimit): Promise<void> {
    const lease = this.leaseOf(key, limit);
    while (lease.permits === 0 && !lease.usedUp) {
      await (lease.asking ??= this.ask(key, lease, limit.requests));
    }
    if (lease.permits === 0) throw new RateLimited(Math.max(1, Math.ceil((lease.end - this.clock.now()) / 1000)));
    lease.permits -= 1;
  }

  /** Takes one permit of this caller, by whatever door they come. Throws RateLimited. */
  takeFor({ id }: Caller, limit: CallerLimit): Promise<void> {
    return this.take(`${limit.of} ${id}`, limit);
  }

  private leaseOf(key: string, limit: RequestLimit): Lease {
    const length = limit.seconds * 1000;
    const window = Math.floor(this.clock.now() / length) * length;
    const known = this.leases.get(key);
    if (known?.window === window) return known;
    const fresh: Lease = { window, end: window + length, permits: 0, usedUp: false, asking: null };
    this.leases.set(key, fresh);
    return fresh;
  }

  private async ask(key: string, lease: Lease, limit: number): Promise<void> {
    try {
      const { window, end: windowEnd } = lease;
      const wanted = Math.ceil(limit / BLOCKS_PER_WINDOW);
      lease.permits = await this.store.lease({ key, window, windowEnd, limit, wanted });
      lease.usedUp = lease.permits === 0;
    } finally {
      lease.asking = null;
    }
  }

  private async sweep(): Promise<void> {
    const now = this.clock.now();
    for (const [key, lease] of this.leases) if (lease.end <= now) this.leases.delete(key);
    await this.store
      .sweep(now)
      .catch((err: unknown) => this.log.warn({ err, msg: 'cannot purge expired rate limits' }));
  }
}
