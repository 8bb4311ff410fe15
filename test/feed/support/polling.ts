import type { CommandBus } from '@nestjs/cqrs';
import { LeaseDueFeed } from '../../../src/feed/application/commands/lease-due-feed.js';
import { FetchLeasedFeed } from '../../../src/feed/application/commands/fetch-leased-feed.js';

const never = new AbortController().signal;

/** As a worker does, one feed after another, until nothing is due. */
export async function pollWhatIsDue(commands: Pick<CommandBus, 'execute'>): Promise<void> {
  for (;;) {
    const answer = await commands.execute(new LeaseDueFeed());
    if (answer.status === 'nothing_due') return;
    if (answer.status === 'leased') await commands.execute(new FetchLeasedFeed(answer.leased, never));
  }
}
