import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { RecordedSecurityEvent } from '../../domain/security-event.js';
import { SecurityTrail } from '../ports/security-trail.js';

/** What has happened to somebody's account lately, for themselves; newest first. */
export class OwnSecurityEvents extends Query<readonly RecordedSecurityEvent[]> {
  constructor(
    readonly caller: CallerId,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(OwnSecurityEvents)
export class OwnSecurityEventsHandler implements IQueryHandler<OwnSecurityEvents> {
  constructor(private readonly trail: SecurityTrail) {}

  execute({ caller, limit }: OwnSecurityEvents): Promise<readonly RecordedSecurityEvent[]> {
    return this.trail.find({ caller, kinds: [], since: null, limit });
  }
}
