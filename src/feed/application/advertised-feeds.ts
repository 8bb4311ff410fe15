import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../shared/kernel/clock.js';
import { AddressVisits, type LookedUp, type VisitedPage } from './articles/address-visits.js';

/** Of the feeds that a page advertises, in its order, until one of them is a feed. */
const MOST_ADVERTISED = 3;
const NO_FEED_HERE: LookedUp = {
  status: 'refused',
  message:
    'There is a web page at this address, and no feed of it was found. Look for its feed, and give that address.',
};

/** Finds the feed of a web page: the first of those that it names, else where the feed of such a page usually is. */
@Injectable()
export class AdvertisedFeeds {
  constructor(private readonly visits: AddressVisits) {}

  async firstOf({ feedUrls, usualUrls = [] }: VisitedPage, deadline: EpochMs): Promise<LookedUp> {
    for (const url of feedUrls.slice(0, MOST_ADVERTISED)) {
      const visited = await this.visits.visit(url, deadline);
      if (visited.status === 'found') return visited;
    }
    for (const url of usualUrls) {
      const feed = await this.visits.guess(url, deadline);
      if (feed === 'nobody knows') break;
      if (feed !== null) return { status: 'found', feed };
    }
    return NO_FEED_HERE;
  }
}
