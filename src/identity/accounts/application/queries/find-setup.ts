import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { OneTimeLinks } from '../one-time-links.js';
import { MemberStore } from '../ports/member-store.js';

/** done: there is a member. open: the link makes the first one. over: it does not, any more or at all. */
export type Setup = 'done' | 'open' | 'over';

/** What the link that the program printed is good for. */
export class FindSetup extends Query<Setup> {
  constructor(readonly token: string) {
    super();
  }
}

@QueryHandler(FindSetup)
export class FindSetupHandler implements IQueryHandler<FindSetup> {
  constructor(
    private readonly members: MemberStore,
    private readonly links: OneTimeLinks,
  ) {}

  async execute({ token }: FindSetup): Promise<Setup> {
    if (await this.members.hasAny()) return 'done';
    return (await this.links.find(token, 'setup')) === null ? 'over' : 'open';
  }
}
