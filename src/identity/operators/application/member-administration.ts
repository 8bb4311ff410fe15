import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { DomainError, InvalidRequest, NotFound } from '../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Page } from '../../../shared/kernel/page.js';
import { type Access, EndAgents, GrantRole, ListAccess, RevokeRole } from '../../access/access.js';
import {
  DeactivateMember,
  MakeResetLink,
  type MadeLink,
  OperatorRole,
  ReactivateMember,
  SignMemberOut,
} from '../../accounts/accounts.js';
import { ResetSecondFactor } from '../../second-factor/second-factor.js';
import { AuditedTransaction, EraseCaller } from '../../security/security.js';
import { type ListedMember, MemberDirectory, type MemberQuery } from './ports/member-directory.js';

/** Nobody erases themselves in passing, or shuts themselves out: whoever wants to be erased does it on their account page. */
export class OwnAccount extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'own_account';

  constructor() {
    super('This is your own account. Let another operator do it; you can delete it on your account page.');
  }
}

export interface ShownMember {
  readonly member: ListedMember;
  /** Agents and clients that can come in now. */
  readonly agents: readonly Access[];
}

/** What operators see of members and do to them, by id. Each method throws NotFound for those who are no member. */
@Injectable()
export class MemberAdministration {
  // eslint-disable-next-line max-params
  constructor(
    private readonly directory: MemberDirectory,
    private readonly role: OperatorRole,
    private readonly transaction: AuditedTransaction,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  list(query: MemberQuery): Promise<Page<ListedMember>> {
    return this.directory.list(query, this.clock.now());
  }

  count(): Promise<number> {
    return this.directory.count();
  }

  async get(id: string): Promise<ShownMember> {
    const member = await this.find(id);
    return { member, agents: await this.queries.execute(new ListAccess(member.id)) };
  }

  /** Whoever has the link chooses a new password. */
  async resetLink(operator: CallerId, id: string): Promise<MadeLink> {
    const { email } = await this.find(id);
    return this.commands.execute(new MakeResetLink(email, operator));
  }

  /** In how many browsers they were signed in. */
  async signOut(operator: CallerId, id: string): Promise<number> {
    const { id: member } = await this.find(id);
    return this.commands.execute(new SignMemberOut(member, operator));
  }

  /** How many could come in. */
  async endAgents(operator: CallerId, id: string): Promise<number> {
    const { id: member } = await this.find(id);
    return this.commands.execute(new EndAgents(member, operator));
  }

  /** They are out at once, with all that acts for them; nothing is deleted. Throws OwnAccount, LastOperator. */
  async deactivate(operator: CallerId, id: string): Promise<void> {
    const { id: member } = await this.find(id);
    if (member === operator) throw new OwnAccount();
    await this.commands.execute(new DeactivateMember(member, { operator }));
  }

  async reactivate(operator: CallerId, id: string): Promise<void> {
    const { id: member } = await this.find(id);
    await this.commands.execute(new ReactivateMember(member, { operator }));
  }

  /** For who has lost it; they are told by mail. Nobody goes around their own. Throws OwnAccount. */
  async resetSecondFactor(operator: CallerId, id: string): Promise<void> {
    const { id: member } = await this.find(id);
    if (member === operator) throw new OwnAccount();
    await this.commands.execute(new ResetSecondFactor(member, operator));
  }

  async grant(operator: CallerId, id: string, role: string): Promise<void> {
    const { email } = await this.find(id);
    await this.commands.execute(new GrantRole(email, role, operator));
  }

  /** Throws LastOperator. */
  async revoke(operator: CallerId, id: string, role: string): Promise<void> {
    const { email } = await this.find(id);
    await this.commands.execute(new RevokeRole(email, role, operator));
  }

  /** For ever. `typed` is their e-mail, so that nobody else is meant. Throws OwnAccount, InvalidRequest, LastOperator. */
  async erase(operator: CallerId, id: string, typed: string): Promise<void> {
    const { id: member, email } = await this.find(id);
    if (member === operator) throw new OwnAccount();
    if (typed.trim().toLowerCase() !== email.toLowerCase()) {
      throw new InvalidRequest('confirm_email must be the e-mail of the member who is to be erased.');
    }
    await this.transaction.run(async () => {
      // Of two operators who erase each other at once, one stays.
      await this.role.letGo(member);
      await this.commands.execute(new EraseCaller(member, 'operator', operator));
    });
  }

  private async find(id: string): Promise<ListedMember> {
    const member = await this.directory.get(id, this.clock.now());
    if (member === null) throw new NotFound('There is no member with this id; admin/members/list lists them.');
    return member;
  }
}
