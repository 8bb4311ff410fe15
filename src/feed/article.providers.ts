import type { Provider } from '@nestjs/common';
import { SubscriptionsArticleReaders } from './adapters/contexts/subscriptions-article-readers.js';
import { ArticleFactsListener } from './adapters/events/article-facts.listener.js';
import { HttpArticleFetcher } from './adapters/fetching/http-article-fetcher.js';
import { TypeormArticleReader } from './adapters/typeorm-items/typeorm-article-reader.js';
import { TypeormArticleStore } from './adapters/typeorm-items/typeorm-article-store.js';
import { ArticlePoller } from './adapters/worker/article-poller.js';
import { ArticleSelection } from './application/articles/article-selection.js';
import { ArticleTexts } from './application/articles/article-texts.js';
import { FetchNextArticleHandler } from './application/commands/fetch-next-article.js';
import { SelectArticlesHandler } from './application/commands/select-articles.js';
import { ArticleVisit } from './application/articles/article-visit.js';
import { ArticleFetcher } from './application/ports/article-fetcher.js';
import { ArticleReader } from './application/ports/article-reader.js';
import { ArticleReaders } from './application/ports/article-readers.js';
import { ArticleStore } from './application/ports/article-store.js';

/** Whole articles are fetched where a feed says only how they begin. */
export const ARTICLE_PROVIDERS: Provider[] = [
  SelectArticlesHandler,
  FetchNextArticleHandler,
  ArticleVisit,
  ArticleSelection,
  ArticleTexts,
  ArticleFactsListener,
  ArticlePoller,
  { provide: ArticleReaders, useClass: SubscriptionsArticleReaders },
  { provide: ArticleFetcher, useClass: HttpArticleFetcher },
  { provide: ArticleStore, useClass: TypeormArticleStore },
  { provide: ArticleReader, useClass: TypeormArticleReader },
];
