import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import { Clock } from '../../../shared/kernel/clock.js';
import { SafeRequest, type Answer } from '../../../shared/outbound/network/safe-request.js';
import { webProblemOf } from '../../../shared/outbound/network/web-problem.js';
import { ArticleFetcher, type ArticleOutcome, type ArticleRequest } from '../../application/ports/article-fetcher.js';
import type { FoundArticle } from '../../domain/article.js';
import type { ArticleTask } from './article.worker.js';
import { retryAfter } from './cache-headers.js';
import { ReadingThreads, UnreadableDocument } from './reading-threads.js';
import { isRobotWall } from './status-words.js';

const ACCEPT = 'text/html, application/xhtml+xml, */*;q=0.1';
const PAGE = /^(?:text\/html|application\/xhtml\+xml)\b/i;

const refused = (message: string): ArticleOutcome => ({ outcome: 'refused', message });

type Failed = Extract<ArticleOutcome, { outcome: 'failed' }>;

const failed = (message: string, retryAfterMs: number | null = null): Failed => {
  return { outcome: 'failed', message, retryAfterMs };
};

/** Fetches like feeds, by the same rules for addresses and sizes, and reads in threads with the same limits. */
@Injectable()
export class HttpArticleFetcher extends ArticleFetcher implements OnModuleDestroy {
  /** Separate from the threads of feeds, which slow pages must not delay. */
  readonly #threads = new ReadingThreads<ArticleTask, FoundArticle>('article.worker', { threads: 1, heapMb: 256 });

  constructor(
    private readonly http: SafeRequest,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async fetch({ url, timeoutMs, signal: stop }: ArticleRequest): Promise<ArticleOutcome> {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), stop]);
    try {
      return await this.#read(await this.http.get(url, () => ({ accept: ACCEPT }), signal), signal);
    } catch (error) {
      if (error instanceof UnreadableDocument) return refused('The page takes too long to read.');
      const { lasting, trouble, message } = webProblemOf(error);
      return lasting || trouble === 'too_large' ? refused(message) : failed(message);
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.#threads.close();
  }

  async #read(answer: Answer, signal: AbortSignal): Promise<ArticleOutcome> {
    const contentType = answer.header('content-type');
    const problem = problemOf(answer, retryAfter(answer, this.clock.now()));
    if (problem !== null) {
      answer.discard();
      return problem;
    }
    return answer.body(async (body) => {
      const article = await this.#threads.read({ body, contentType }, signal);
      return { outcome: 'found', article };
    });
  }
}

/** A 404 may be temporary: some feeds publish an item before its page is online. */
function problemOf(answer: Answer, retryAfterMs: number | null): ArticleOutcome | null {
  const { status } = answer;
  if (isRobotWall(answer)) return refused('The server shows the page to browsers only.');
  if (status === 404 || status === 408 || status === 425 || status === 429 || status >= 500) {
    const busy = status === 429 || (status === 503 && retryAfterMs !== null);
    const problem = failed(`The server did not give the page (${status}).`, retryAfterMs);
    return busy ? { ...problem, busyUrl: answer.url } : problem;
  }
  if (status < 200 || status > 203) return refused(`The server refuses the page (${status}).`);
  const contentType = answer.header('content-type') ?? 'text/html';
  return PAGE.test(contentType.trim()) ? null : refused('The link leads to something that is no web page.');
}
