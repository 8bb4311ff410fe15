import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { asUnavailable as asDatabaseError, DatabaseBusy } from '../../../storage/connections/database-unavailable.js';
import { asHealthCheck } from '../../../storage/connections/workload.js';
import type { OnDrain } from '../../../kernel/on-drain.js';
import { EventStoreUnavailable } from '../../../storage/eventstore/event-store.js';

const LONGEST_CHECK_MS = 2000;

/** Resolves when the thing works, throws when it does not. Text that it resolves with is told besides. */
type Check = () => Promise<unknown>;

export interface Readiness {
  readonly ready: boolean;
  readonly state: 'starting' | 'running' | 'stopping';
  /** By name: `ok`, `ok, ` and what is to be known, or `failing`. Why is in the log, not here. */
  readonly checks: Readonly<Record<string, string>>;
}

const FAILING = 'failing';

/** Taken out of service by all nodes at once, what does not need that table would be away too. */
const BUSY = 'ok, but a table that it reads is locked';

const isBusy = (error: unknown): boolean =>
  error instanceof DatabaseBusy || (error instanceof EventStoreUnavailable && isBusy(asDatabaseError(error.cause)));

async function resultOf(check: Check, withinMs: number): Promise<string> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('too slow')), withinMs);
  try {
    const told = await Promise.race([check(), late.promise]);
    return typeof told === 'string' ? `ok, ${told}` : 'ok';
  } catch (error) {
    return isBusy(error) ? BUSY : FAILING;
  } finally {
    clearTimeout(timer);
  }
}

/** Readiness of this process. Whatever owns a connection registers a check of it. */
@Injectable()
export class HealthChecks implements OnApplicationBootstrap, OnDrain {
  private readonly checks = new Map<string, Check>();
  private state: Readiness['state'] = 'starting';

  register(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  onApplicationBootstrap(): void {
    this.state = 'running';
  }

  /** From now on /readyz fails, so that load balancers send nobody to this process. */
  onDrain(): void {
    this.state = 'stopping';
  }

  async readiness(withinMs = LONGEST_CHECK_MS): Promise<Readiness> {
    const results = await Promise.all(
      [...this.checks].map(
        async ([name, check]) => [name, await asHealthCheck(() => resultOf(check, withinMs))] as const,
      ),
    );
    const ready = this.state === 'running' && results.every(([, result]) => result !== FAILING);
    return { ready, state: this.state, checks: Object.fromEntries(results) };
  }
}
