import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AddressVisits, type GivenAddress, type LookedUp } from '../articles/address-visits.js';
import { AdvertisedFeeds } from '../advertised-feeds.js';

/** Fetches the feed at this address now, for somebody who waits, and keeps it with its items. */
export class LookUpFeed extends Command<LookedUp> {
  readonly address: GivenAddress;

  constructor(
    /** Normalised; of the feed or of a web page that advertises it. */
    url: string,
    elseAt: string | null = null,
  ) {
    super();
    this.address = { url, elseAt };
  }
}

@CommandHandler(LookUpFeed)
export class LookUpFeedHandler implements ICommandHandler<LookUpFeed> {
  constructor(
    private readonly visits: AddressVisits,
    private readonly advertised: AdvertisedFeeds,
  ) {}

  async execute({ address }: LookUpFeed): Promise<LookedUp> {
    const deadline = this.visits.deadline();
    const visited = await this.visits.first(address, deadline);
    return visited.status === 'page' ? this.advertised.firstOf(visited, deadline) : visited;
  }
}
