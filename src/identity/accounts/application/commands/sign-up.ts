import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Browser, SignedIn } from '../../../domain/browser.js';
import { EmailTaken, memberFieldsOf, type MemberFields } from '../../domain/member.js';
import { SignInRefused, SignUpRefused } from '../../domain/sign-in.js';
import { Invitations } from '../invitations.js';
import { MemberRegistration } from '../member-registration.js';
import { SessionOpener } from '../session-opener.js';
import { SignIn, SignInHandler } from './sign-in.js';

export interface SignUpFields extends MemberFields {
  /** The token of the link that they came with. */
  readonly invitation: string | null;
}

/**
 * Makes a member and signs them in; whoever is one already, with that e-mail and password, is only signed in. Throws
 * InvalidFields, SignUpClosed, LinkUnusable, SignUpRefused, TooManyAttempts.
 */
export class SignUp extends Command<SignedIn> {
  constructor(
    readonly fields: SignUpFields,
    readonly from: Browser,
  ) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly invitations: Invitations,
    private readonly registration: MemberRegistration,
    private readonly opener: SessionOpener,
    private readonly signIns: SignInHandler,
  ) {}

  async execute({ fields: written, from }: SignUp): Promise<SignedIn> {
    await this.invitations.admit(written.invitation, written.email);
    const fields = memberFieldsOf(written);
    try {
      return await this.register(fields, written.invitation, from);
    } catch (error) {
      if (error instanceof EmailTaken) return this.signIn(fields, from);
      throw error;
    }
  }

  private async register(fields: MemberFields, invitation: string | null, from: Browser): Promise<SignedIn> {
    const member = await this.registration.prepare(fields);
    const about = { address: from.visit.address };
    return this.invitations.redeem(invitation, () =>
      this.registration.register(member, about, ({ now }) => this.opener.open(member.id, from, now)),
    );
  }

  private async signIn({ email, password }: MemberFields, from: Browser): Promise<SignedIn> {
    try {
      return await this.signIns.execute(new SignIn(email, password, from));
    } catch (error) {
      throw error instanceof SignInRefused ? new SignUpRefused() : error;
    }
  }
}
