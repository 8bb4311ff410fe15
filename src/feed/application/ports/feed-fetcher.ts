import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Validators } from '../../domain/feed.js';
import type { QuietTimes } from '../../domain/quiet-times.js';

/** A sound, film or picture that a publisher attached. */
export interface Enclosure {
  /** http or https. */
  readonly url: string;
  /** A media type in lower case, as the publisher says. */
  readonly type: string | null;
  readonly bytes: number | null;
}

/** One entry of a feed document, made readable: text without markup, absolute URLs, bounded lengths. */
export interface ParsedItem {
  readonly guid: string | null;
  /** Never empty: a missing title is taken from the text, else from the link. */
  readonly title: string;
  readonly url: string | null;
  readonly author: string | null;
  /** null: the feed gives none, or none that can be understood; the future is clamped to the time of fetching. */
  readonly publishedAt: EpochMs | null;
  /** Plain text, short. */
  readonly summary: string | null;
  /** Plain text; paragraphs separated by blank lines. */
  readonly contentText: string | null;
  /** Markup as published, for callers who ask for it. */
  readonly contentRaw: string | null;
  /** At most 10, each URL once. */
  readonly enclosures: readonly Enclosure[];
  /** What the publisher files it under, one line each: sections, tags, names. At most 20, each once. */
  readonly categories: readonly string[];
  /** As declared: a primary subtag in lower case (BCP 47: `de`); null: not at all. */
  readonly language: string | null;
}

/** Who tells of news of a feed, and under which name it knows the feed (WebSub §4). */
export interface HubAdvertisement {
  /** http or https. */
  readonly hubUrl: string;
  /** http or https, as the publisher wrote it. */
  readonly topicUrl: string;
}

export interface ParsedFeed {
  readonly title: string | null;
  readonly siteUrl: string | null;
  /** At most 500, as ordered in the document. */
  readonly items: readonly ParsedItem[];
  /** Guids of entries that the publisher has withdrawn by a tombstone (RFC 6721), at most 500; not those in `items`. */
  readonly withdrawn: readonly string[];
  /** The interval that the publisher asks for (ttl, sy:updatePeriod). */
  readonly minIntervalMs: number | null;
  /** skipHours, skipDays; null: at any time. */
  readonly quietTimes: QuietTimes | null;
  /** null: it advertises none. */
  readonly hub: HubAdvertisement | null;
}

export type { Validators };

export interface FetchRequest {
  readonly url: string;
  readonly validators: Validators | null;
  /** For everything: resolution, redirects, body, parsing. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** What a fetch took, where somebody measures. */
export interface FetchCost {
  /** Without what we waited for ourselves. */
  readonly tookMs?: number;
  /** Of the document, unpacked; absent when none came. */
  readonly bytes?: number;
}

export type FetchOutcome = FetchAnswer & FetchCost;

/** Words for people are in `message`; it never quotes an internal error. */
type FetchAnswer =
  | {
      readonly outcome: 'fetched';
      readonly feed: ParsedFeed;
      readonly validators: Validators;
      /** Where every redirect was permanent (301, 308), the new home of the feed. */
      readonly permanentUrl: string | null;
      /** How long from now the server does not want to be asked again: from Retry-After and Cache-Control. */
      readonly notBeforeMs: number | null;
    }
  | {
      readonly outcome: 'unchanged';
      readonly validators: Validators;
      /** As with a feed that was fetched. */
      readonly permanentUrl: string | null;
      readonly notBeforeMs: number | null;
    }
  /** A web page: normalised URLs of the feeds that it advertises, best first. */
  | {
      readonly outcome: 'page';
      readonly feedUrls: readonly string[];
      /** When it advertises none: where the feed of such a page usually is. Most are not there. */
      readonly usualUrls?: readonly string[];
    }
  /** Will not mend itself. */
  | {
      readonly outcome: 'refused';
      readonly reason: 'not_a_feed' | 'not_found' | 'gone' | 'no_such_host' | 'forbidden_address';
      readonly message: string;
    }
  /** Slow or failing today: time-out, 5xx, 429, broken connection, too large. */
  | {
      readonly outcome: 'failed';
      readonly message: string;
      readonly retryAfterMs: number | null;
      /** Whose origin asks us to come less often (429, or 503 with Retry-After): it means all of its feeds. */
      readonly busyUrl?: string;
      /** Nobody answered: the fault of the server, or of our own network. */
      readonly unanswered?: true;
    };

/** Fetches and reads one feed, politely and safely. Never throws for what a server or a document does. */
export abstract class FeedFetcher {
  abstract fetch(request: FetchRequest): Promise<FetchOutcome>;
}
