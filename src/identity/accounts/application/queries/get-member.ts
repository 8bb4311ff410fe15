import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Member } from '../../domain/member.js';
import { MemberStore } from '../ports/member-store.js';

/** Who a caller is. Throws NotFound for those who are no member. */
export class GetMember extends Query<Member> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(GetMember)
export class GetMemberHandler implements IQueryHandler<GetMember> {
  constructor(private readonly members: MemberStore) {}

  async execute({ caller }: GetMember): Promise<Member> {
    const member = await this.members.get(caller);
    if (member === null) throw new NotFound('There is no such member.');
    return member;
  }
}
