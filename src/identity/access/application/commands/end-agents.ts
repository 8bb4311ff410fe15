import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { AgentCredentials } from '../../../accounts/accounts.js';
import { AuditedTransaction } from '../../../security/security.js';
import { AccessRegister } from '../ports/access-register.js';

/** An operator shuts every agent and client out of a member's account; returns how many. Browsers go on. */
export class EndAgents extends Command<number> {
  constructor(
    readonly member: CallerId,
    readonly operator: CallerId,
  ) {
    super();
  }
}

@CommandHandler(EndAgents)
export class EndAgentsHandler implements ICommandHandler<EndAgents> {
  constructor(
    private readonly register: AccessRegister,
    private readonly agents: AgentCredentials,
    private readonly transaction: AuditedTransaction,
  ) {}

  execute({ member, operator }: EndAgents): Promise<number> {
    return this.transaction.run(async ({ now, record }) => {
      await this.register.hold(member);
      const active = (await this.register.of(member, now)).filter(({ access }) => access.endedAt === null).length;
      await this.agents.revokeAllOf(member, now);
      const about = { callerId: member, operatorId: operator, detail: `all agents: ${active}` };
      if (active > 0) await record('token_revoked', about);
      return active;
    });
  }
}
