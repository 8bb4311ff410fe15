import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Visit } from '../../../domain/visit.js';
import { AccessRegister, type AccessKey } from '../ports/access-register.js';
import { AuthorizationServer } from '../ports/authorization-server.js';
import { TokenStore } from '../ports/token-store.js';
import { AuditedTransaction } from '../../../security/security.js';

/**
 * From the next request on the agent or client is refused; of an OAuth client everything ends that the consent gave it.
 * Revoking twice is once. Throws NotFound for what is not that caller's.
 */
export class RevokeAccess extends Command<void> {
  constructor(
    readonly caller: CallerId,
    /** Of `Access`. */
    readonly ref: string,
    /** null: an operator, on the command line. */
    readonly visit: Visit | null,
  ) {
    super();
  }
}

@CommandHandler(RevokeAccess)
export class RevokeAccessHandler implements ICommandHandler<RevokeAccess> {
  constructor(
    private readonly register: AccessRegister,
    private readonly tokens: TokenStore,
    private readonly server: AuthorizationServer,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ caller, ref, visit }: RevokeAccess): Promise<void> {
    await this.transaction.run(async ({ now, record }) => {
      await this.register.hold(caller);
      const known = (await this.register.of(caller, now)).find(({ access }) => access.ref === ref);
      if (known === undefined) throw new NotFound('There is no such access.');
      if (known.access.endedAt !== null) return;
      await this.end(known.key, now);
      const { client, name } = known.access;
      await record('token_revoked', { callerId: caller, client, address: visit?.address ?? null, detail: name });
    });
  }

  private end(key: AccessKey, now: EpochMs): Promise<unknown> {
    return 'grantId' in key ? this.server.revokeGrant(key.grantId) : this.tokens.revoke(key.digest, now);
  }
}
