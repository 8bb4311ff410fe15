import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Members } from '../../../../shared/delivery/cli/members.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { FindPerson } from '../../application/queries/find-person.js';

@Injectable()
export class MembersByEmail extends Members {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  override async byEmail(email: string): Promise<Pick<Caller, 'id' | 'kind'>> {
    return { id: await this.queries.execute(new FindPerson({ email })), kind: 'member' };
  }
}
