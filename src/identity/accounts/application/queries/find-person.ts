import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { brand } from '../../../../shared/kernel/brand.js';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { isId, type CallerId } from '../../../../shared/kernel/identifiers.js';
import { MemberLookup } from '../member-lookup.js';
import { CallerStore } from '../ports/caller-store.js';

/** By the e-mail of a member, or by the id of anybody who is or was erased. Throws NotFound. */
export class FindPerson extends Query<CallerId> {
  constructor(readonly sought: { readonly email: string } | { readonly caller: string }) {
    super();
  }
}

@QueryHandler(FindPerson)
export class FindPersonHandler implements IQueryHandler<FindPerson> {
  constructor(
    private readonly members: MemberLookup,
    private readonly callers: CallerStore,
  ) {}

  execute({ sought }: FindPerson): Promise<CallerId> {
    return 'email' in sought ? this.members.idOf(sought.email) : this.byId(sought.caller);
  }

  private async byId(text: string): Promise<CallerId> {
    const caller = brand<CallerId>(text);
    const known = isId('usr', text) && (await this.callers.isKnown(caller));
    if (!known) throw new NotFound(`There is and was no caller ${text}.`);
    return caller;
  }
}
