import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Member } from '../../domain/member.js';
import { MemberStore } from '../ports/member-store.js';
import { Profiles, type Profile } from '../ports/profiles.js';

export interface Me {
  readonly member: Member;
  readonly profile: Profile;
}

/** Who a member is and how they like it. Throws NotFound for those who are no member. */
export class GetMe extends Query<Me> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(GetMe)
export class GetMeHandler implements IQueryHandler<GetMe> {
  constructor(
    private readonly members: MemberStore,
    private readonly profiles: Profiles,
  ) {}

  async execute({ caller }: GetMe): Promise<Me> {
    const [member, profile] = await Promise.all([this.members.get(caller), this.profiles.of(caller)]);
    if (member === null) throw new NotFound('There is no such member.');
    return { member, profile };
  }
}
