import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import type { OpenInvitation } from '../../domain/link.js';
import { LinkStore } from '../ports/link-store.js';

/** Those that nobody has used yet, newest first. */
export class ListInvitations extends Query<readonly OpenInvitation[]> {}

@QueryHandler(ListInvitations)
export class ListInvitationsHandler implements IQueryHandler<ListInvitations> {
  constructor(
    private readonly links: LinkStore,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<readonly OpenInvitation[]> {
    return this.links.invitations(this.clock.now());
  }
}
