import type { CommandBus } from '@nestjs/cqrs';
import { LeaseDueFeeds } from '../../../src/feed/application/commands/lease-due-feeds.js';
import { FetchLeasedFeed } from '../../../src/feed/application/commands/fetch-leased-feed.js';
import { RecordFetches } from '../../../src/feed/application/commands/record-fetches.js';

const never = new AbortController().signal;

/** As a worker does, one feed after another, until nothing is due. */
export async function pollWhatIsDue(commands: Pick<CommandBus, 'execute'>): Promise<void> {
  for (;;) {
    const answer = await commands.execute(new LeaseDueFeeds(1));
    if (answer.status === 'nothing_due') return;
    for (const leased of answer.leased) {
      const fetched = await commands.execute(new FetchLeasedFeed(leased, never));
      if (fetched.status === 'fetched') await commands.execute(new RecordFetches([fetched.fetch]));
    }
  }
}
