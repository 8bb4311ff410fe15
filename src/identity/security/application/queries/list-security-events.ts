import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { RecordedSecurityEvent } from '../../domain/security-event.js';
import { SecurityTrail, type TrailQuery } from '../ports/security-trail.js';

/** For operators. */
export class ListSecurityEvents extends Query<readonly RecordedSecurityEvent[]> {
  constructor(readonly sought: TrailQuery) {
    super();
  }
}

@QueryHandler(ListSecurityEvents)
export class ListSecurityEventsHandler implements IQueryHandler<ListSecurityEvents> {
  constructor(private readonly trail: SecurityTrail) {}

  execute({ sought }: ListSecurityEvents): Promise<readonly RecordedSecurityEvent[]> {
    return this.trail.find(sought);
  }
}
