import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { emailKey, emailOf, NoSuchMember } from '../../../accounts/domain/member.js';
import { roleOf } from '../../domain/role.js';
import { CallerStore } from '../../../accounts/application/ports/caller-store.js';
import { RoleStore } from '../ports/role-store.js';
import { RecordedWork } from '../../../security/application/recorded-work.js';

/** From the next request on the member may do no more than before it was granted. */
export class RevokeRole extends Command<void> {
  constructor(
    readonly email: string,
    readonly role: string,
  ) {
    super();
  }
}

@CommandHandler(RevokeRole)
export class RevokeRoleHandler implements ICommandHandler<RevokeRole> {
  constructor(
    private readonly callers: CallerStore,
    private readonly roles: RoleStore,
    private readonly work: RecordedWork,
  ) {}

  async execute(command: RevokeRole): Promise<void> {
    const role = roleOf(command.role);
    const email = emailOf(command.email);
    const callerId = await this.callers.memberByEmail(emailKey(email));
    if (callerId === null) throw new NoSuchMember(email);
    await this.work.run(async ({ now, record }) => {
      const changed = await this.roles.revoke(callerId, role, now);
      if (changed) await record('role_revoked', { callerId, detail: role });
    });
  }
}
