import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { SignInExpired } from '../../domain/sign-in.js';
import { HalfSignIn } from '../half-sign-in.js';
import { MemberStore } from '../ports/member-store.js';
import type { FactorDemand } from '../ports/second-factors.js';

export interface FoundHalfSignIn {
  readonly callerId: CallerId;
  readonly email: string;
  readonly demand: FactorDemand;
}

/** Of somebody who gave their password, and what is asked of them now. Throws SignInExpired. */
export class FindHalfSignIn extends Query<FoundHalfSignIn> {
  constructor(readonly challenge: string) {
    super();
  }
}

@QueryHandler(FindHalfSignIn)
export class FindHalfSignInHandler implements IQueryHandler<FindHalfSignIn> {
  constructor(
    private readonly half: HalfSignIn,
    private readonly members: MemberStore,
  ) {}

  async execute({ challenge }: FindHalfSignIn): Promise<FoundHalfSignIn> {
    const { callerId, demand } = await this.half.resume(challenge);
    const member = await this.members.get(callerId);
    if (member === null || demand === 'none') throw new SignInExpired();
    return { callerId, email: member.email, demand };
  }
}
