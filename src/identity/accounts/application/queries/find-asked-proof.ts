import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Browser } from '../../../domain/browser.js';
import { ForeignSignIn } from '../ports/foreign-sign-in.js';
import { SecondFactors } from '../ports/second-factors.js';
import { SessionConfirmation } from '../session-confirmation.js';

/** What a member shows once more before they change what only they may. */
export interface AskedProof {
  /** False: in this browser they have just signed in once more at an issuer. */
  readonly password: boolean;
  /** Of the second factor. */
  readonly code: boolean;
  /** An issuer opens the account, and signing in there once more does instead of the password. */
  readonly elsewhere: boolean;
}

export class FindAskedProof extends Query<AskedProof> {
  constructor(
    readonly member: CallerId,
    readonly from: Browser,
  ) {
    super();
  }
}

@QueryHandler(FindAskedProof)
export class FindAskedProofHandler implements IQueryHandler<FindAskedProof> {
  constructor(
    private readonly factors: SecondFactors,
    private readonly confirmation: SessionConfirmation,
    private readonly issuers: ForeignSignIn,
  ) {}

  async execute({ member, from }: FindAskedProof): Promise<AskedProof> {
    return {
      password: !(await this.confirmation.isRecent(member, from)),
      code: (await this.factors.demandOf(member)) === 'code',
      elsewhere: await this.issuers.opens(member),
    };
  }
}
