import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { ProfileStore } from '../ports/profile-store.js';

/** Whether a caller ever said how they like it. */
export class HasProfile extends Query<boolean> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(HasProfile)
export class HasProfileHandler implements IQueryHandler<HasProfile> {
  constructor(private readonly profiles: ProfileStore) {}

  execute({ caller }: HasProfile): Promise<boolean> {
    return this.profiles.has(caller);
  }
}
