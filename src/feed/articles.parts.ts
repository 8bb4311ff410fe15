import type { ContextParts } from '../shared/wiring/context-parts.js';
import { SubscriptionsArticleReaders } from './adapters/contexts/subscriptions-article-readers.js';
import { ArticleFactsListener } from './adapters/events/article-facts.listener.js';
import { HttpArticleFetcher } from './adapters/fetching/http-article-fetcher.js';
import { Articles1795309320001 } from './adapters/typeorm/1795309320001-articles.js';
import { TypeormArticleReader } from './adapters/typeorm/typeorm-article-reader.js';
import { TypeormArticleStore } from './adapters/typeorm/typeorm-article-store.js';
import { ArticlePoller } from './adapters/worker/article-poller.js';
import { ArticleSeeker } from './application/article-seeker.js';
import { ArticleTexts } from './application/article-texts.js';
import { FetchNextArticleHandler } from './application/commands/fetch-next-article.js';
import { ArticleFetcher } from './application/ports/article-fetcher.js';
import { ArticleReader } from './application/ports/article-reader.js';
import { ArticleReaders } from './application/ports/article-readers.js';
import { ArticleStore } from './application/ports/article-store.js';
import { SeekArticlesHandler } from './application/commands/seek-articles.js';

/** Articles are fetched where a feed tells only how they begin. */
export const articles: ContextParts = {
  providers: [
    SeekArticlesHandler,
    FetchNextArticleHandler,
    ArticleSeeker,
    ArticleTexts,
    ArticleFactsListener,
    ArticlePoller,
    { provide: ArticleReaders, useClass: SubscriptionsArticleReaders },
    { provide: ArticleFetcher, useClass: HttpArticleFetcher },
    { provide: ArticleStore, useClass: TypeormArticleStore },
    { provide: ArticleReader, useClass: TypeormArticleReader },
  ],
  migrations: [Articles1795309320001],
};
