import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Visit } from '../../../domain/visit.js';
import { AuditedTransaction } from '../../../security/security.js';
import { AccountSecuring, type Exposed } from '../account-securing.js';

/** Somebody else may know addresses of podcast feeds, or have set up webhooks: a member ends what they say. */
export class SecureAccount extends Command<void> {
  constructor(
    readonly caller: CallerId,
    readonly exposed: Exposed,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(SecureAccount)
export class SecureAccountHandler implements ICommandHandler<SecureAccount> {
  constructor(
    private readonly securing: AccountSecuring,
    private readonly transaction: AuditedTransaction,
  ) {}

  execute({ caller, exposed, visit }: SecureAccount): Promise<void> {
    return this.transaction.run((context) => this.securing.secure(caller, exposed, visit, context));
  }
}
