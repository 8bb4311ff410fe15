import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { isHopeless, judge, nextAttempt } from '../../domain/article.js';
import { pauseOf } from '../../domain/schedule.js';
import { ArticleFetcher, type ArticleOutcome } from '../ports/article-fetcher.js';
import { ArticleReaders } from '../ports/article-readers.js';
import { ArticleStore, type ArticleFate, type SoughtArticle } from '../ports/article-store.js';
import { Hosts } from '../ports/hosts.js';

/** Fetches the article that waits longest of those that are sought. The answer: whether there was one. */
export class FetchNextArticle extends Command<boolean> {
  constructor(readonly signal: AbortSignal) {
    super();
  }
}

const PATIENCE_MS = 30_000;
/** Longer than any fetch with its storing: a lease that ends belongs to a worker that died. */
const LEASE_MS = 120_000;
const NEVER_ANSWERED = 'Whoever fetched the page was never heard of again.';

@CommandHandler(FetchNextArticle)
export class FetchNextArticleHandler implements ICommandHandler<FetchNextArticle> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly articles: ArticleStore,
    private readonly readers: ArticleReaders,
    private readonly hosts: Hosts,
    private readonly fetcher: ArticleFetcher,
    private readonly clock: Clock,
  ) {}

  async execute({ signal }: FetchNextArticle): Promise<boolean> {
    const now = this.clock.now();
    const article = await this.articles.claim(now, now + LEASE_MS);
    if (article !== null) await this.attend(article, now, signal);
    return article !== null;
  }

  private async attend(article: SoughtArticle, now: EpochMs, signal: AbortSignal): Promise<void> {
    // Who comes back to it finds it sought again.
    if (!(await this.readers.anyOf(article.feedId))) return this.articles.drop([article.itemId]);
    if (isHopeless(article.attempts)) {
      return this.articles.settle(article, { fate: 'given_up', reason: NEVER_ANSWERED, at: now });
    }
    const turn = await this.hosts.turnFor(article.url, { now, kept: article.turnKept });
    if (turn.turn === 'later') return this.articles.putOff(article, turn.at, true);
    const outcome = await this.fetcher.fetch({ url: article.url, timeoutMs: PATIENCE_MS, signal });
    // What was cut short by our own stop says nothing about the page.
    if (signal.aborted) return this.articles.putOff(article, now, false);
    const at = this.clock.now();
    if (outcome.outcome === 'failed' && outcome.busyUrl !== undefined) {
      await this.hosts.pause(outcome.busyUrl, at + pauseOf(outcome.retryAfterMs));
    }
    await this.articles.settle(article, fateOf(article, outcome, at));
  }
}

function fateOf(article: SoughtArticle, outcome: ArticleOutcome, at: EpochMs): ArticleFate {
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
