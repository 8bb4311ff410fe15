import type { EpochMs } from '../../shared/kernel/clock.js';
import { hearOfMove, type Move } from './move.js';
import type { QuietTimes } from './quiet-times.js';

/** What a former fetch left for a conditional one. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly bodyHash: string | null;
}

export type FeedHealth =
  | { readonly status: 'unfetched' }
  | { readonly status: 'well'; readonly at: EpochMs }
  | Failing
  /** It said that it will not come back (410): never asked again. */
  | { readonly status: 'gone'; readonly at: EpochMs; readonly reason: string; readonly lastSuccessAt: EpochMs | null };

export interface Failing {
  readonly status: 'failing';
  readonly at: EpochMs;
  /** Failures in a row. */
  readonly failures: number;
  /** In words for people. */
  readonly reason: string;
  readonly lastSuccessAt: EpochMs | null;
}

/** One URL that is fetched once for all its subscribers. */
export interface Feed {
  readonly id: number;
  readonly url: string;
  readonly title: string | null;
  readonly siteUrl: string | null;
  readonly move: Move | null;
  readonly validators: Validators;
  /** The interval that the publisher asks for in the document. */
  readonly minIntervalMs: number | null;
  readonly quietTimes: QuietTimes | null;
  /** Somebody subscribes to it. */
  readonly watched: boolean;
  readonly health: FeedHealth;
  /** null: never. */
  readonly nextCheckAt: EpochMs | null;
}

const HOST = /^[a-z]+:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i;

/** Until a feed has told its title, its host name stands for it. */
export function titleOf({ title, url }: Pick<Feed, 'title' | 'url'>): string {
  const told = title?.trim() ?? '';
  return told === '' ? (HOST.exec(url)?.[1] ?? url) : told;
}

export const lastSuccessOf = (health: FeedHealth): EpochMs | null => {
  if (health.status === 'unfetched') return null;
  return health.status === 'well' ? health.at : health.lastSuccessAt;
};

export const lastErrorOf = (health: FeedHealth): string | null =>
  health.status === 'failing' || health.status === 'gone' ? health.reason : null;

export interface Success {
  readonly at: EpochMs;
  readonly validators: Validators;
  readonly nextCheckAt: EpochMs;
  /** Where every redirect on the way was permanent. */
  readonly permanentUrl: string | null;
  /** What the document says of the feed; null: it has not changed. */
  readonly said: Pick<Feed, 'title' | 'siteUrl' | 'minIntervalMs' | 'quietTimes'> | null;
}

export const succeeded = (feed: Feed, { at, validators, nextCheckAt, permanentUrl, said }: Success): Feed => ({
  ...feed,
  ...(said && { ...said, title: said.title ?? feed.title, siteUrl: said.siteUrl ?? feed.siteUrl }),
  move: hearOfMove({ ...feed, wasRead: lastSuccessOf(feed.health) !== null }, permanentUrl, at),
  validators,
  nextCheckAt,
  health: { status: 'well', at },
});

export const failuresOf = (health: FeedHealth): number => (health.status === 'failing' ? health.failures : 0);

export const failed = (feed: Feed, reason: string, at: EpochMs, nextCheckAt: EpochMs): Feed => ({
  ...feed,
  nextCheckAt,
  health: {
    status: 'failing',
    at,
    failures: failuresOf(feed.health) + 1,
    reason,
    lastSuccessAt: lastSuccessOf(feed.health),
  },
});

/** Pages may name pages: only what comes of the first day's tries sends a feed on. */
const MOST_HINTS = 10;

/** Where there was never a feed, a web page that names one stands for it, as for somebody who subscribes to a page. */
export function sentOn(feed: Feed, named: string | null, at: EpochMs): Feed {
  const { health } = feed;
  if (lastSuccessOf(health) !== null || failuresOf(health) >= MOST_HINTS) return feed;
  return { ...feed, move: hearOfMove({ ...feed, wasRead: false }, named, at) };
}

export const gone = (feed: Feed, reason: string, at: EpochMs): Feed => ({
  ...feed,
  nextCheckAt: null,
  health: { status: 'gone', at, reason, lastSuccessAt: lastSuccessOf(feed.health) },
});

/** A feed without subscribers is not polled; it stays due until somebody subscribes again. */
export const watched = (feed: Feed, byAnybody: boolean): Feed => ({ ...feed, watched: byAnybody });

/** What is left of a feed that was merged into another one, for those who followed it: no address has a fragment. */
export const isArchive = ({ url }: Pick<Feed, 'url'>): boolean => url.includes('#');

/** The address of a feed, or of what an archive has become. */
export const addressOf = (url: string): string => url.replace(/#.*$/s, '');

/** It is at the address that it has settled on. What it said of its last answer holds there: that came from there. */
export const moved = (feed: Feed, url: string): Feed => ({ ...feed, url, move: null });

/** Another feed was merged into this one. If it was failing it becomes due now: its address has just answered. */
export const joined = (feed: Feed, byAnybody: boolean, at: EpochMs): Feed => ({
  ...watched(feed, byAnybody),
  nextCheckAt: feed.health.status === 'well' ? (feed.nextCheckAt ?? at) : at,
});
