import type { CommandBus } from '@nestjs/cqrs';
import { ClaimDueFeed } from '../../../src/feed/application/commands/claim-due-feed.js';
import { FetchClaimedFeed } from '../../../src/feed/application/commands/fetch-claimed-feed.js';

const never = new AbortController().signal;

/** As a worker does, one feed after another, until nothing is due. */
export async function pollWhatIsDue(commands: Pick<CommandBus, 'execute'>): Promise<void> {
  for (;;) {
    const answer = await commands.execute(new ClaimDueFeed());
    if (answer.status === 'nothing_due') return;
    if (answer.status === 'claimed') await commands.execute(new FetchClaimedFeed(answer.claimed, never));
  }
}
