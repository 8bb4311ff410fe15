import { Injectable, type OnModuleDestroy } from '@nestjs/common';

import { Clock } from '../../../shared/kernel/clock.js';
import { SafeRequest, type Answer, type Headers } from '../../../shared/outbound/network/safe-request.js';
import {
  FeedFetcher,
  type FetchOutcome,
  type FetchRequest,
  type Validators,
} from '../../application/ports/feed-fetcher.js';
import { conditionalHeaders, politePause, retryAfter, validatorsOf } from './cache-headers.js';
import type { FeedReading } from '../formats/feed-document.js';
import { normaliseFeedUrl } from './feed-url.js';
import { failed, outcomeOfProblem, refused } from './fetch-problem.js';
import { fingerprint, readAt } from './fingerprint.js';
import { ParsingThreads, UnreadableDocument } from './parsing-threads.js';
import { problemOfStatus } from './status-words.js';

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
    // After a redirect the validators of another address must not be sent.
    const headersFor = (at: string): Headers => ({
      accept: ACCEPT,
      ...(readAt(validators, at) ? conditionalHeaders(validators) : {}),
    });
    try {
      const answer = await this.http.get(url, headersFor, signal);
      const told = this.#toldByHead(answer, validators);
      if (told === null) return await answer.body((body) => this.#read(answer, body, { former: validators, signal }));
      answer.discard();
      return told;
    } catch (error) {
      return error instanceof UnreadableDocument ? failed(error.message) : outcomeOfProblem(error);
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.#threads.close();
  }

  /** Outcomes that need no body: not modified, or the reason of a failure. */
  #toldByHead(answer: Answer, former: Validators | null): FetchOutcome | null {
    if (answer.status !== 304 || former === null || !readAt(former, answer.url)) {
      return problemOfStatus(answer, retryAfter(answer, this.clock.now()));
    }
    const validators = validatorsOf(answer, former.bodyHash, former);
    return { outcome: 'unchanged', validators, ...this.#about(answer) };
  }

  async #read(answer: Answer, body: Buffer, { former, signal }: Asked): Promise<FetchOutcome> {
    const bodyHash = fingerprint(answer.url, body);
    const validators = validatorsOf(answer, bodyHash, null);
    const about = { validators, bytes: body.length, ...this.#about(answer) };
    if (bodyHash === former?.bodyHash) return { outcome: 'unchanged', ...about };
    const { url } = answer;
    const said = { contentType: answer.header('content-type'), links: answer.headers('link') };
    return outcomeOf(await this.#threads.read({ body, url, now: this.clock.now(), ...said }, signal), about);
  }

  #about(answer: Answer): Pick<Fetched, 'permanentUrl' | 'notBeforeMs'> {
    return {
      permanentUrl: storable(answer.permanentUrl === null ? [] : [answer.permanentUrl])[0] ?? null,
      notBeforeMs: politePause(answer, this.clock.now()),
    };
  }
}

interface Asked {
  readonly former: Validators | null;
  readonly signal: AbortSignal;
}

/** In the form in which feeds are stored; an address that could never be stored is none. */
const storable = (urls: readonly string[]): readonly string[] =>
  urls.flatMap((url) => {
    try {
      return [normaliseFeedUrl(url)];
    } catch {
      return [];
    }
  });

type Fetched = Extract<FetchOutcome, { outcome: 'fetched' }>;

function outcomeOf(reading: FeedReading, about: Omit<Fetched, 'outcome' | 'feed'>): FetchOutcome {
  switch (reading.kind) {
    case 'feed':
      return { outcome: 'fetched', feed: reading.feed, ...about };
    case 'page': {
      const feedUrls = storable(reading.feedUrls);
      const usualUrls = storable(reading.usualUrls ?? []);
      return { outcome: 'page', feedUrls, ...(feedUrls.length === 0 && { usualUrls }) };
    }
    case 'not_a_feed':
      return refused('not_a_feed', reading.message);
  }
}
