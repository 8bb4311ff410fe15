import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SigningKeys } from '../ports/signing-keys.js';
import { AuditedTransaction } from '../../../security/security.js';

/** A new signing key takes over in a few minutes; what the old one has signed stays verifiable. Returns its id. */
export class RotateKeys extends Command<string> {}

@CommandHandler(RotateKeys)
export class RotateKeysHandler implements ICommandHandler<RotateKeys> {
  constructor(
    private readonly keys: SigningKeys,
    private readonly transaction: AuditedTransaction,
  ) {}

  execute(): Promise<string> {
    return this.transaction.run(async ({ now, record }) => {
      const id = await this.keys.rotate(now);
      await record('keys_rotated', { detail: id });
      return id;
    });
  }
}
