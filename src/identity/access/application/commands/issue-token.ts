import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { SKILL_SESSION_MS } from '../../domain/lifetimes.js';
import { detailOf } from '../../domain/role.js';
import { ADMIN_SCOPE, OPERATOR_CLIENT, SKILL_SCOPE } from '../../domain/token.js';
import { MemberLookup } from '../../../accounts/accounts.js';
import { AuditedTransaction, TokenMint } from '../../../security/security.js';
import { TokenStore } from '../ports/token-store.js';

const OF_OPERATORS = {
  client: OPERATOR_CLIENT,
  clientName: null,
  audience: 'api',
  grantId: null,
} as const;

export interface IssuedToken {
  readonly callerId: CallerId;
  /** The only time that it is seen. */
  readonly token: string;
  readonly expiresAt: EpochMs;
}

/**
 * A Skill Session for a member, without signing in: for operators and automation. `admin`: with what operators do, as long
 * as the member has the role.
 */
export class IssueToken extends Command<IssuedToken> {
  constructor(
    readonly email: string,
    readonly admin = false,
  ) {
    super();
  }
}

@CommandHandler(IssueToken)
export class IssueTokenHandler implements ICommandHandler<IssueToken> {
  constructor(
    private readonly members: MemberLookup,
    private readonly tokens: TokenStore,
    private readonly mint: TokenMint,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute(command: IssueToken): Promise<IssuedToken> {
    const callerId = await this.members.idOf(command.email);
    const { token, digest } = this.mint.mint();
    return this.transaction.run(async ({ now, record }) => {
      const expiresAt = now + SKILL_SESSION_MS;
      const scopes = command.admin ? [SKILL_SCOPE, ADMIN_SCOPE] : [SKILL_SCOPE];
      await this.tokens.add({ digest, callerId, ...OF_OPERATORS, scopes, issuedAt: now, expiresAt });
      await record('token_issued', { callerId, client: OPERATOR_CLIENT, detail: detailOf(null, command.admin) });
      return { callerId, token, expiresAt };
    });
  }
}
