import { Query } from '@nestjs/cqrs';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { Member } from '../domain/member.js';

/** Who a caller is. Throws NotFound for those who are no member. */
export class GetMember extends Query<Member> {
  constructor(readonly caller: CallerId) {
    super();
  }
}
