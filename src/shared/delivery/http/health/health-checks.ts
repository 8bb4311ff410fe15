import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';

const LONGEST_CHECK_MS = 2000;

/** Resolves when the thing works, throws when it does not. */
type Check = () => Promise<unknown>;

export interface Readiness {
  readonly ready: boolean;
  readonly state: 'starting' | 'running' | 'stopping';
  /** By name: whether it works. Why not is in the log, not here. */
  readonly checks: Readonly<Record<string, boolean>>;
}

async function passes(check: Check): Promise<boolean> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('too slow')), LONGEST_CHECK_MS);
  try {
    await Promise.race([check(), late.promise]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Readiness of this process. Whatever owns a connection registers a check of it. */
@Injectable()
export class HealthChecks implements OnApplicationBootstrap {
  private readonly checks = new Map<string, Check>();
  private state: Readiness['state'] = 'starting';

  register(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  onApplicationBootstrap(): void {
    this.state = 'running';
  }

  /** From now on /readyz fails, so that load balancers drain this process. */
  stopping(): void {
    this.state = 'stopping';
  }

  async readiness(): Promise<Readiness> {
    const results = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await passes(check)] as const),
    );
    const ready = this.state === 'running' && results.every(([, passed]) => passed);
    return { ready, state: this.state, checks: Object.fromEntries(results) };
  }
}
