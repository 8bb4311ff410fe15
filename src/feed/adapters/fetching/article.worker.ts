import type { FoundArticle } from '../../domain/article.js';
import { readArticlePage } from '../formats/article-page.js';
import type { Queued } from './reading-threads.js';

/** One web page, as the thread that fetched it hands it over. */
export interface ArticleTask {
  readonly body: Uint8Array;
  readonly contentType: string | null;
}

export default ({ body, contentType, begun }: Queued<ArticleTask>): Promise<FoundArticle> => {
  begun.postMessage(null);
  begun.close();
  return readArticlePage(body, contentType);
};
