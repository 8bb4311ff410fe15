import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MemberLookup } from '../../../accounts/accounts.js';
import { NoSuchIssuer } from '../../domain/sign-on.js';
import { IdentityLinking } from '../identity-linking.js';
import { Issuers } from '../ports/issuers.js';

/** By an operator, who knows who somebody is at an issuer. Throws NoSuchMember, NoSuchIssuer, SignOnRefused. */
export class LinkIdentity extends Command<void> {
  constructor(
    readonly email: string,
    /** The address of the issuer. */
    readonly issuer: string,
    readonly subject: string,
  ) {
    super();
  }
}

@CommandHandler(LinkIdentity)
export class LinkIdentityHandler implements ICommandHandler<LinkIdentity> {
  constructor(
    private readonly issuers: Issuers,
    private readonly members: MemberLookup,
    private readonly linking: IdentityLinking,
  ) {}

  async execute({ email, issuer, subject }: LinkIdentity): Promise<void> {
    if (!this.issuers.all.some(({ address }) => address === issuer)) throw new NoSuchIssuer();
    await this.linking.link(await this.members.idOf(email), { issuer, subject }, { detail: 'by an operator' });
  }
}
