import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Profile } from '../../domain/profile.js';
import { ProfileStore } from '../ports/profile-store.js';

export class GetProfile extends Query<Profile> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(GetProfile)
export class GetProfileHandler implements IQueryHandler<GetProfile> {
  constructor(private readonly profiles: ProfileStore) {}

  execute({ caller }: GetProfile): Promise<Profile> {
    return this.profiles.of(caller);
  }
}
