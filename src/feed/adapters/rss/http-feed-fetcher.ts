import { createHash } from 'node:crypto';

import { Injectable, Optional, type OnModuleDestroy } from '@nestjs/common';

import { Config } from '../../../config.js';
import { Clock } from '../../../shared/kernel/clock.js';
import { FeedFetcher, type FetchOutcome, type FetchRequest } from '../../application/ports/feed-fetcher.js';
import { AddressGuard, HostResolver } from '../../../shared/network/address-guard.js';
import { conditionalHeaders, politePause, retryAfter, validatorsOf } from './cache-headers.js';
import type { FeedReading } from './feed-document.js';
import { normaliseFeedUrl } from './feed-url.js';
import { failed, problemOf, refused, type FetchProblem } from './fetch-problem.js';
import { ParsingThreads, UnreadableDocument } from './parsing-threads.js';
import { SafeRequest, type Answer } from './safe-request.js';

const ACCEPT = [
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9',
  'application/xml;q=0.8, text/xml;q=0.8, text/html;q=0.5, */*;q=0.1',
].join(', ');

/** Fetches over HTTP, reads in threads. One per process, so that a host sees few connections of us. */
@Injectable()
export class HttpFeedFetcher extends FeedFetcher implements OnModuleDestroy {
  readonly #http: SafeRequest;
  readonly #threads = new ParsingThreads();
  readonly #headers: Readonly<Record<string, string>>;

  constructor(
    config: Config,
    private readonly clock: Clock,
    @Optional() resolver?: HostResolver,
  ) {
    super();
    this.#http = new SafeRequest(new AddressGuard(config.feedAllowedPrivateCidrs), resolver);
    this.#headers = {
      'user-agent': `PodcastBriefings/0.1 (feed reader; +${config.baseUrl})`,
      accept: ACCEPT,
      'accept-encoding': 'gzip, br, deflate',
    };
  }

  async fetch(request: FetchRequest): Promise<FetchOutcome> {
    const timeout = AbortSignal.timeout(request.timeoutMs);
    const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]);
    try {
      const headers = { ...this.#headers, ...conditionalHeaders(request.validators) };
      return await this.#read(await this.#http.get(request.url, headers, signal), request, signal);
    } catch (error) {
      return (error instanceof UnreadableDocument ? failed(error.message) : problemOf(error)).outcome;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.#http.close(), this.#threads.close()]);
  }

  async #read(answer: Answer, request: FetchRequest, signal: AbortSignal): Promise<FetchOutcome> {
    const now = this.clock.now();
    const former = request.validators;
    const { permanentUrl } = answer;
    const notBeforeMs = politePause(answer, now);
    if (answer.status === 304 && former !== null) {
      answer.discard();
      return {
        outcome: 'unchanged',
        validators: validatorsOf(answer, former.bodyHash, former),
        permanentUrl,
        notBeforeMs,
      };
    }
    const problem = problemOfStatus(answer, retryAfter(answer, now));
    if (problem !== null) {
      answer.discard();
      throw problem;
    }
    const body = await answer.body();
    const bodyHash = createHash('sha256').update(body).digest('hex');
    const validators = validatorsOf(answer, bodyHash, null);
    if (bodyHash === former?.bodyHash) return { outcome: 'unchanged', validators, permanentUrl, notBeforeMs };
    const task = { body, url: answer.url, now, contentType: answer.header('content-type') };
    const reading = await this.#threads.read(task, signal);
    return outcomeOf(reading, { validators, permanentUrl, notBeforeMs });
  }
}

/** In the form in which feeds are stored; an address that could never be stored is none. */
const storable = (advertised: readonly string[]): string[] =>
  advertised.flatMap((url) => {
    try {
      return [normaliseFeedUrl(url)];
    } catch {
      return [];
    }
  });

type Fetched = Extract<FetchOutcome, { outcome: 'fetched' }>;

function outcomeOf(reading: FeedReading, about: Omit<Fetched, 'outcome' | 'feed'>): FetchOutcome {
  if (reading.kind === 'feed') return { outcome: 'fetched', feed: reading.feed, ...about };
  if (reading.kind === 'page') return { outcome: 'page', feedUrls: storable(reading.feedUrls) };
  return { outcome: 'refused', reason: 'not_a_feed', message: reading.message };
}

/**
 * What mends itself is a failure: 408, 425, 429, 5xx, and a 304 that nobody asked for. Every other answer but a 200 is
 * a refusal, and a server that wants a login (401, 403, 451) will not give us the feed tomorrow either.
 */
function problemOfStatus({ status }: Answer, retryAfterMs: number | null): FetchProblem | null {
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
