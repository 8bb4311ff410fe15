import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Browser, SignedIn } from '../../../domain/browser.js';
import { EmailTaken, memberFieldsOf, type MemberFields } from '../../domain/member.js';
import { SignInRefused, SignUpRefused } from '../../domain/sign-in.js';
import { Invitations } from '../invitations.js';
import { Newcomers } from '../newcomers.js';
import { SessionOpener } from '../session-opener.js';
import { SignIn, SignInHandler } from './sign-in.js';

export interface Newcomer extends MemberFields {
  /** The token of the link that they came with. */
  readonly invitation: string | null;
}

/**
 * Makes a member and signs them in; whoever is one already, with that e-mail and password, is only signed in. Throws
 * InvalidFields, SignUpClosed, LinkUnusable, SignUpRefused, TooManyAttempts.
 */
export class SignUp extends Command<SignedIn> {
  constructor(
    readonly newcomer: Newcomer,
    readonly from: Browser,
  ) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly invitations: Invitations,
    private readonly newcomers: Newcomers,
    private readonly opener: SessionOpener,
    private readonly members: SignInHandler,
  ) {}

  async execute({ newcomer, from }: SignUp): Promise<SignedIn> {
    await this.invitations.admit(newcomer.invitation, newcomer.email);
    const fields = memberFieldsOf(newcomer);
    try {
      return await this.join(fields, newcomer.invitation, from);
    } catch (error) {
      if (error instanceof EmailTaken) return this.signIn(fields, from);
      throw error;
    }
  }

  private async join(fields: MemberFields, invitation: string | null, from: Browser): Promise<SignedIn> {
    const newcomer = await this.newcomers.prepare(fields);
    const about = { address: from.visit.address };
    return this.invitations.spend(invitation, () =>
      this.newcomers.join(newcomer, about, ({ now }) => this.opener.open(newcomer.id, from, now)),
    );
  }

  private async signIn({ email, password }: MemberFields, from: Browser): Promise<SignedIn> {
    try {
      return await this.members.execute(new SignIn(email, password, from));
    } catch (error) {
      throw error instanceof SignInRefused ? new SignUpRefused() : error;
    }
  }
}
