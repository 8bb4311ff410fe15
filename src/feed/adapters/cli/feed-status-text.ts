import { oneLine } from '../../../shared/delivery/cli/one-line.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type {
  DueFeed,
  FeedCounts,
  FullFeed,
  MeasuredFeed,
  TroubledFeed,
} from '../../application/ports/feed-overview.js';
import type { FeedStatus } from '../../application/queries/show-feed-status.js';

export type Section = Exclude<keyof FeedStatus, 'at'>;

const TITLES: Readonly<Record<Section, string>> = {
  counts: 'Feeds',
  due: 'Due: wait longest',
  failing: 'Failing: most failures in a row',
  gone: 'Gone: said that they will not come back (410)',
  paused: 'Hosts that asked to be left alone',
  slowest: 'Slowest: mean of the last dozen fetches, and the last one',
  biggest: 'Biggest: bytes of the last document',
  fullest: 'Fullest: items, about',
};

export const SECTIONS: readonly Section[] = [
  'counts',
  'due',
  'failing',
  'gone',
  'paused',
  'slowest',
  'biggest',
  'fullest',
];

/** The status as lines for a terminal. URLs, hosts and reasons are untrusted text. */
export function* statusLines(status: FeedStatus, wanted: readonly Section[]): Generator<string> {
  for (const section of wanted) {
    const lines = linesOf(status, section);
    yield `${TITLES[section]}${section === 'counts' || lines.length > 0 ? '' : ': none'}`;
    for (const line of lines) yield `  ${oneLine(line)}`;
  }
}

function linesOf({ at, ...status }: FeedStatus, section: Section): string[] {
  switch (section) {
    case 'counts':
      return countsLines(status.counts);
    case 'due':
      return status.due.map(({ url, dueAt }: DueFeed) => `${cell(span(at - dueAt), 8)}  ${url}`);
    case 'failing':
    case 'gone':
      return status[section].map((feed) => troubledLine(feed, at));
    case 'paused':
      return status.paused.map(({ host, until }) => `${cell(span(until - at), 8)}  ${host}`);
    case 'slowest':
      return status.slowest.map((feed: MeasuredFeed) => {
        return `${cell(seconds(feed.usualMs), 9)}  ${cell(seconds(feed.tookMs), 9)}  ${feed.url}`;
      });
    case 'biggest':
      return status.biggest.map(({ bytes, url }) => `${cell(count(bytes ?? 0), 12)}  ${url}`);
    case 'fullest':
      return status.fullest.map(({ items, url }: FullFeed) => `${cell(count(items), 12)}  ${url}`);
  }
}

function countsLines(counts: FeedCounts): string[] {
  const late = counts.due === 0 ? '' : `, the latest since ${span(counts.latestMs)}`;
  return [
    `${cell(count(counts.watched), 12)}  followed: ${count(counts.well)} well, ${count(counts.failing)} failing, ` +
      `${count(counts.gone)} gone, ${count(counts.unfetched)} not fetched yet`,
    `${cell(count(counts.due), 12)}  due now${late}`,
    `${cell(count(counts.beingFetched), 12)}  being fetched`,
    `${cell(count(counts.pausedOrigins), 12)}  hosts that asked to be left alone`,
    `${cell(count(counts.hubsLive), 12)}  told of by hubs, ${count(counts.hubsSilent)} with a hub that does not answer`,
    `${cell(count(counts.unwatched), 12)}  followed by nobody any more`,
    `${cell(count(counts.items), 12)}  items, about`,
  ];
}

function troubledLine({ url, lastSuccessAt, failures, reason, nextCheckAt }: TroubledFeed, now: EpochMs): string {
  const since = lastSuccessAt === null ? 'never well' : `well ${span(now - lastSuccessAt)} ago`;
  const next = nextCheckAt === null ? 'not tried again' : `again in ${span(Math.max(0, nextCheckAt - now))}`;
  return `${cell(String(failures), 4)}  ${since.padEnd(14)}  ${next.padEnd(16)}  ${url}  ${reason}`;
}

const cell = (text: string, width: number): string => text.padStart(width);

const count = (value: number): string => value.toLocaleString('en-GB');

const seconds = (ms: number | null): string => (ms === null ? '-' : `${(ms / 1000).toFixed(2)} s`);

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;

/** In its largest unit, rounded down. */
function span(ms: number): string {
  const [unit, size] = UNITS.find(([, length]) => ms >= length) ?? ['s', 1_000];
  return `${Math.floor(ms / size)} ${unit}`;
}
