import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AddressVisits, type GivenAddress } from '../articles/address-visits.js';
import { AdvertisedFeeds } from '../advertised-feeds.js';

export type Discovered =
  /** At least one. A feed that is alone was fetched and kept. */
  | { readonly status: 'found'; readonly urls: readonly string[] }
  | { readonly status: 'refused'; readonly message: string };

/** Which feeds there are at an address: itself, or all that the web page there advertises. */
export class DiscoverFeeds extends Command<Discovered> {
  constructor(readonly address: GivenAddress) {
    super();
  }
}

@CommandHandler(DiscoverFeeds)
export class DiscoverFeedsHandler implements ICommandHandler<DiscoverFeeds> {
  constructor(
    private readonly visits: AddressVisits,
    private readonly advertised: AdvertisedFeeds,
  ) {}

  async execute({ address }: DiscoverFeeds): Promise<Discovered> {
    const deadline = this.visits.deadline();
    const visited = await this.visits.first(address, deadline);
    if (visited.status === 'page' && visited.feedUrls.length > 1) return { status: 'found', urls: visited.feedUrls };
    const found = visited.status === 'page' ? await this.advertised.firstOf(visited, deadline) : visited;
    return found.status === 'found' ? { status: 'found', urls: [found.feed.url] } : found;
  }
}
