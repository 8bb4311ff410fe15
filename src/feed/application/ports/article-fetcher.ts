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
      /** An address on the host that asks to be left alone for now. */
      readonly busyUrl?: string;
    };

/** Fetches a web page and finds the article in it. Never throws for what a host or a page does. */
export abstract class ArticleFetcher {
  abstract fetch(request: ArticleRequest): Promise<ArticleOutcome>;
}
