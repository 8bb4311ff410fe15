import { Injectable } from '@nestjs/common';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { pauseOf } from '../../domain/schedule.js';
import { ArticleFetcher, type ArticleOutcome } from '../ports/article-fetcher.js';
import type { LeasedArticle } from '../ports/article-store.js';
import { OriginThrottle } from '../ports/origin-throttle.js';

export type VisitedArticle =
  /** Its origin may not be asked before `at`, for which a permit is reserved. */
  | { readonly status: 'reserved'; readonly at: EpochMs }
  /** Our own shutdown aborted the fetch, which is no failure of the page. */
  | { readonly status: 'aborted' }
  | { readonly status: 'answered'; readonly outcome: ArticleOutcome; readonly at: EpochMs };

const PATIENCE_MS = 30_000;

/** Fetches the page of an article when its origin may be asked, and pauses an origin that asks for it. */
@Injectable()
export class ArticleVisit {
  constructor(
    private readonly origins: OriginThrottle,
    private readonly fetcher: ArticleFetcher,
    private readonly clock: Clock,
  ) {}

  async fetch({ url, reserved }: LeasedArticle, signal: AbortSignal): Promise<VisitedArticle> {
    const permit = await this.origins.acquire(url, { now: this.clock.now(), reserved });
    if (permit.permit === 'reserved') return { status: 'reserved', at: permit.at };
    const outcome = await this.fetcher.fetch({ url, timeoutMs: PATIENCE_MS, signal });
    if (signal.aborted) return { status: 'aborted' };
    const at = this.clock.now();
    if (outcome.outcome === 'failed' && outcome.busyUrl !== undefined) {
      await this.origins.pause(outcome.busyUrl, at + pauseOf(outcome.retryAfterMs));
    }
    return { status: 'answered', outcome, at };
  }
}
