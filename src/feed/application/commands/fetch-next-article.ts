import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { isHopeless, judge, nextAttempt } from '../../domain/article.js';
import { ArticleVisit } from '../articles/article-visit.js';
import type { ArticleOutcome } from '../ports/article-fetcher.js';
import { ArticleReaders } from '../ports/article-readers.js';
import { ArticleStore, type ArticleFate, type LeasedArticle } from '../ports/article-store.js';

/** Fetches the article that waits longest of those that are due. The answer: whether there was one. */
export class FetchNextArticle extends Command<boolean> {
  constructor(readonly signal: AbortSignal) {
    super();
  }
}

/** Longer than any fetch and its recording: a lease that expires belongs to a worker that died. */
const LEASE_MS = 120_000;
const NEVER_ANSWERED = 'Whoever fetched the page was never heard of again.';

@CommandHandler(FetchNextArticle)
export class FetchNextArticleHandler implements ICommandHandler<FetchNextArticle> {
  constructor(
    private readonly articles: ArticleStore,
    private readonly readers: ArticleReaders,
    private readonly visit: ArticleVisit,
    private readonly clock: Clock,
  ) {}

  async execute({ signal }: FetchNextArticle): Promise<boolean> {
    const now = this.clock.now();
    const article = await this.articles.leaseNext(now, now + LEASE_MS);
    if (article !== null) await this.attend(article, now, signal);
    return article !== null;
  }

  private async attend(article: LeasedArticle, now: EpochMs, signal: AbortSignal): Promise<void> {
    // The next subscriber who wants articles makes it due again.
    const read = await this.readers.among([article.feedId]);
    if (!read.has(article.feedId)) return this.articles.drop([article.itemId]);
    if (isHopeless(article.attempts)) {
      return this.articles.settle(article, { fate: 'given_up', reason: NEVER_ANSWERED, at: now });
    }
    const visited = await this.visit.fetch(article, signal);
    switch (visited.status) {
      case 'reserved':
        return this.articles.putOff(article, visited.at, true);
      case 'aborted':
        return this.articles.putOff(article, now, false);
      case 'answered':
        return this.articles.settle(article, fateOf(article, visited.outcome, visited.at));
    }
  }
}

function fateOf(article: LeasedArticle, outcome: ArticleOutcome, at: EpochMs): ArticleFate {
  switch (outcome.outcome) {
    case 'found': {
      const judged = judge(outcome.article, article.item);
      return judged.worth === 'reading'
        ? { fate: 'kept', text: judged.text, at }
        : { fate: 'given_up', reason: judged.reason, at };
    }
    case 'refused':
      return { fate: 'given_up', reason: outcome.message, at };
    case 'failed': {
      const again = nextAttempt(article.attempts, at, outcome.retryAfterMs);
      return again === null
        ? { fate: 'given_up', reason: outcome.message, at }
        : { fate: 'tried_again', reason: outcome.message, at: again };
    }
  }
}
