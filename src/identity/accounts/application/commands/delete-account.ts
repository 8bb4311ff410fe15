import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Browser } from '../../../domain/browser.js';
import { AuditedTransaction, EraseCaller } from '../../../security/security.js';
import { emailKey, InvalidFields } from '../../domain/member.js';
import { type OwnProof, Passwords } from '../passwords.js';
import { MemberStore } from '../ports/member-store.js';
import { OperatorRole } from '../ports/operator-role.js';

export interface AccountDeletion {
  readonly caller: CallerId;
  readonly proof: OwnProof;
  /** The e-mail address of the account, typed once more. */
  readonly confirm: string;
}

/**
 * A member erases themselves: here at once, in the other contexts as soon as they hear of it. Throws InvalidFields
 * (`confirm`, `current`, `code`), TooManyAttempts, LastOperator, SignInRefused when the password was changed meanwhile: whoever took
 * the account back keeps it.
 */
export class DeleteAccount extends Command<void> {
  constructor(
    readonly deletion: AccountDeletion,
    readonly from: Browser,
  ) {
    super();
  }
}

@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly members: MemberStore,
    private readonly passwords: Passwords,
    private readonly role: OperatorRole,
    private readonly transaction: AuditedTransaction,
    private readonly commands: CommandBus,
  ) {}

  async execute({ deletion: { caller, proof, confirm }, from }: DeleteAccount): Promise<void> {
    const member = await this.members.get(caller);
    if (member === null || emailKey(confirm.trim()) !== emailKey(member.email)) throw notTyped();
    const verified = await this.passwords.verifyOwn(caller, proof, from, 'delete the account');
    await this.transaction.run(async () => {
      await this.role.letGo(caller);
      await this.passwords.confirm({ ...verified, betterHash: null });
      await this.commands.execute(new EraseCaller(caller, caller));
    });
  }
}

const notTyped = (): InvalidFields =>
  new InvalidFields([{ field: 'confirm', problem: 'wrong', message: 'confirm must be the e-mail address.' }]);
