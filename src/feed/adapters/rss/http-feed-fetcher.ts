import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import { Clock } from '../../../shared/kernel/clock.js';
import { SafeRequest, type Answer } from '../../../shared/network/safe-request.js';
import { FeedFetcher, type FetchOutcome, type FetchRequest } from '../../application/ports/feed-fetcher.js';
import { conditionalHeaders, politePause, retryAfter, validatorsOf } from './cache-headers.js';
import type { FeedReading } from './feed-document.js';
import { normaliseFeedUrl } from './feed-url.js';
import { failed, outcomeOfProblem, refused, type Failed, type Refused } from './fetch-problem.js';
import { fingerprint, readAt } from './fingerprint.js';
import { ParsingThreads, UnreadableDocument } from './parsing-threads.js';

const ACCEPT = [
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9',
  'application/xml;q=0.8, text/xml;q=0.8, text/html;q=0.5, */*;q=0.1',
].join(', ');

/** Fetches over HTTP, reads in threads. */
@Injectable()
export class HttpFeedFetcher extends FeedFetcher implements OnModuleDestroy {
  readonly #threads = new ParsingThreads();

  constructor(
    private readonly http: SafeRequest,
    private readonly clock: Clock,
  ) {
    super();
  }

  async fetch(request: FetchRequest): Promise<FetchOutcome> {
    const { url, validators } = request;
    const timeout = AbortSignal.timeout(request.timeoutMs);
    const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]);
    try {
      // Another address on the way may have given out the same validators for something else.
      const headersFor = (at: string) => ({
        accept: ACCEPT,
        ...(readAt(validators, at) && conditionalHeaders(validators)),
      });
      return await this.#read(await this.http.get(url, headersFor, signal), request, signal);
    } catch (error) {
      return error instanceof UnreadableDocument ? failed(error.message) : outcomeOfProblem(error);
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.#threads.close();
  }

  async #read(answer: Answer, { validators: former }: FetchRequest, signal: AbortSignal): Promise<FetchOutcome> {
    const now = this.clock.now();
    const about = { permanentUrl: storable(answer.permanentUrl), notBeforeMs: politePause(answer, now) };
    if (answer.status === 304 && former !== null && readAt(former, answer.url)) {
      answer.discard();
      return { outcome: 'unchanged', validators: validatorsOf(answer, former.bodyHash, former), ...about };
    }
    const problem = problemOfStatus(answer, retryAfter(answer, now));
    if (problem !== null) {
      answer.discard();
      return problem;
    }
    const body = await answer.body();
    const bodyHash = fingerprint(answer.url, body);
    const read = { validators: validatorsOf(answer, bodyHash, null), bytes: body.length, ...about };
    if (bodyHash === former?.bodyHash) return { outcome: 'unchanged', ...read };
    const task = { body, url: answer.url, now, contentType: answer.header('content-type') };
    const reading = await this.#threads.read(task, signal);
    return outcomeOf(reading, read);
  }
}

/** In the form in which feeds are stored; an address that could never be stored is none. */
function storable(url: string | null): string | null {
  try {
    return url === null ? null : normaliseFeedUrl(url);
  } catch {
    return null;
  }
}

type Fetched = Extract<FetchOutcome, { outcome: 'fetched' }>;

function outcomeOf(reading: FeedReading, about: Omit<Fetched, 'outcome' | 'feed'>): FetchOutcome {
  if (reading.kind === 'feed') return { outcome: 'fetched', feed: reading.feed, ...about };
  if (reading.kind === 'page') {
    const feedUrls = reading.feedUrls.map(storable).filter((url) => url !== null);
    return { outcome: 'page', feedUrls };
  }
  return refused('not_a_feed', reading.message);
}

/**
 * What mends itself is a failure: 408, 425, 429, 5xx, and a 304 that nobody asked for. Every other answer but a 200 is
 * a refusal, and a server that wants a login (401, 403, 451) will not give us the feed tomorrow either.
 */
function problemOfStatus({ status }: Answer, retryAfterMs: number | null): Refused | Failed | null {
  if (status >= 200 && status <= 203) return null;
  if (status === 404) return refused('not_found', 'The server says there is nothing at this address (404).');
  if (status === 410) return refused('gone', 'The server says that the feed is gone for good (410).');
  if (status === 429) return failed('The server asks us to come back later (429).', retryAfterMs);
  if (status >= 500) return failed(`The server has a problem of its own today (${status}).`, retryAfterMs);
  if (status === 408 || status === 425 || status === 304) {
    return failed(`The server gave no answer today (${status}).`, retryAfterMs);
  }
  if (status === 401 || status === 403 || status === 451) {
    return refused('not_a_feed', `The server refuses access to this address (${status}).`);
  }
  return refused('not_a_feed', `The server does not give a feed at this address (${status}).`);
}
