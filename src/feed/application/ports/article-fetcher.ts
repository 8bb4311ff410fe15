import type { FoundArticle } from '../../domain/article.js';

export interface ArticleRequest {
  readonly url: string;
  /** For everything: resolution, redirects, body, extraction. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Words for people are in `message`; it never quotes an internal error. */
export type ArticleOutcome =
  | { readonly outcome: 'found'; readonly article: FoundArticle }
  /** Will not mend itself. */
  | { readonly outcome: 'refused'; readonly message: string }
  | {
      readonly outcome: 'failed';
      readonly message: string;
      readonly retryAfterMs: number | null;
      /** An address of the origin that asks us to come less often. */
      readonly busyUrl?: string;
    };

/** Fetches a web page and finds the article in it. Never throws for what a server or a page does. */
export abstract class ArticleFetcher {
  abstract fetch(request: ArticleRequest): Promise<ArticleOutcome>;
}
