import type { Environment } from './environment.js';

const WEB_SUB = ['auto', 'on', 'off'] as const;
export type WebSub = (typeof WEB_SUB)[number];

/** Where web servers listen: the two of the web, and those that people take beside them. */
export const WEB_PORTS: readonly number[] = [
  80, 81, 443, 591, 3000, 5000, 8000, 8008, 8080, 8081, 8088, 8443, 8880, 8888, 9443,
];

/** How feeds are fetched and how long their items stay. Also the DI token. */
export abstract class FeedSettings {
  /** CIDR ranges that feeds may live in although they are private. */
  abstract readonly feedAllowedPrivateCidrs: readonly string[];
  /** Ports of public hosts that addresses of strangers may name. Allowed private ranges are asked at any port. */
  abstract readonly feedAllowedPorts: readonly number[];
  /** Average time between two requests of all processes to one web host; 0: no limit. */
  abstract readonly feedHostSpacingMs: number;
  /** Feeds fetched at once in one process. */
  abstract readonly feedConcurrency: number;
  /** auto: hubs may call us where `baseUrl` can be reached in public; on: everywhere; off: nowhere. */
  abstract readonly webSub: WebSub;
  /** Items older than this are removed, except the newest of each feed and those that briefings cite; null: never. */
  abstract readonly itemRetentionDays: number | null;
}

export function readFeedSettings(environment: Environment): FeedSettings {
  return {
    feedAllowedPrivateCidrs: environment.cidrs('FEED_ALLOWED_PRIVATE_CIDRS'),
    feedAllowedPorts: environment.ports('FEED_ALLOWED_PORTS', WEB_PORTS),
    feedHostSpacingMs: environment.integer('FEED_HOST_SPACING_MS', 1_000, 0, 60_000),
    feedConcurrency: environment.integer('FEED_CONCURRENCY', 8, 1, 64),
    webSub: environment.oneOf('WEBSUB', WEB_SUB, 'auto'),
    itemRetentionDays: itemRetentionDays(environment),
  };
}

function itemRetentionDays(environment: Environment): number | null {
  if (environment.text('ITEM_RETENTION_DAYS') === null) return null;
  return environment.integer('ITEM_RETENTION_DAYS', 0, 1, 36_500);
}
