import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Language } from '../../../../shared/kernel/language.js';
import type { Browser, SignedIn } from '../../../domain/browser.js';
import { EmailTaken, memberFieldsOf, type MemberFields } from '../../domain/member.js';
import { SignInRefused, SignUpRefused } from '../../domain/sign-in.js';
import { AddressConfirmation } from '../address-confirmation.js';
import { Invitations } from '../invitations.js';
import { MemberRegistration } from '../member-registration.js';
import { SessionOpener } from '../session-opener.js';
import { SignIn, SignInHandler } from './sign-in.js';

export interface SignUpFields extends MemberFields {
  /** The token of the link that they came with. */
  readonly invitation: string | null;
  /** Of the page that they came with: the mail by which they confirm their address is in it. */
  readonly language: Language;
}

/**
 * Makes a member and signs them in; where there is a mail server, they are sent a link to confirm their address. Whoever is one already, with that e-mail and password, is only signed in. Throws
 * InvalidFields, SignUpClosed, LinkUnusable, SignUpRefused, TooManyAttempts, SecondFactorNeeded.
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
  // eslint-disable-next-line max-params
  constructor(
    private readonly invitations: Invitations,
    private readonly registration: MemberRegistration,
    private readonly opener: SessionOpener,
    private readonly signIns: SignInHandler,
    private readonly confirmation: AddressConfirmation,
  ) {}

  async execute({ fields: written, from }: SignUp): Promise<SignedIn> {
    await this.invitations.admit(written.invitation, written.email);
    const fields = memberFieldsOf(written);
    try {
      return await this.register(fields, written, from);
    } catch (error) {
      if (error instanceof EmailTaken) return this.signIn(fields, from);
      throw error;
    }
  }

  private async register(
    fields: MemberFields,
    { invitation, language }: SignUpFields,
    from: Browser,
  ): Promise<SignedIn> {
    const member = await this.registration.prepare(fields);
    const about = { address: from.visit.address };
    return this.invitations.redeem(invitation, () =>
      this.registration.register(member, about, async ({ now }) => {
        await this.confirmation.ask(member, language, now);
        return this.opener.open(member.id, from, now);
      }),
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
