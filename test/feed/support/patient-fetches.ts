import { FeedFetcher } from '../../../src/feed/application/ports/feed-fetcher.js';
import type { TestApp } from '../../support/http/http-app.js';

/** Shorter than the lease of a feed. */
const PATIENCE_MS = 50_000;

/**
 * To a program a server that says nothing for ten seconds is away, and a subscription is accepted without its feed. Here
 * the machine is only busy with other tests: the server is on it, and answers.
 */
export function waitForFeeds({ app }: TestApp): void {
  const fetcher = app.get(FeedFetcher, { strict: false });
  const fetch = fetcher.fetch.bind(fetcher);
  fetcher.fetch = (request) => fetch({ ...request, timeoutMs: Math.max(request.timeoutMs, PATIENCE_MS) });
}
