import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Language } from '../../../../shared/kernel/language.js';
import type { Browser, SignedIn } from '../../../domain/browser.js';
import { emailKey, InvalidFields, memberFieldsOf, type MemberFields } from '../../domain/member.js';
import { SetUpAlready } from '../../domain/sign-in.js';
import { AddressConfirmation } from '../address-confirmation.js';
import { MemberRegistration } from '../member-registration.js';
import { OneTimeLinks } from '../one-time-links.js';
import { Passwords } from '../passwords.js';
import { MemberStore } from '../ports/member-store.js';
import { OperatorRole } from '../ports/operator-role.js';
import { SessionOpener } from '../session-opener.js';

export interface SetUpFields extends MemberFields {
  /** Of the link that the program printed. */
  readonly token: string;
  /** Of the page: the mail by which they confirm their address is in it. */
  readonly language: Language;
}

/**
 * The first account, which is an operator's, by whoever saw what the program printed; they are signed in. Who may sign up
 * stays as it is set. Throws SetUpAlready, LinkUnusable, InvalidFields.
 */
export class SetUp extends Command<SignedIn> {
  constructor(
    readonly fields: SetUpFields,
    readonly from: Browser,
  ) {
    super();
  }
}

@CommandHandler(SetUp)
export class SetUpHandler implements ICommandHandler<SetUp> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly members: MemberStore,
    private readonly passwords: Passwords,
    private readonly links: OneTimeLinks,
    private readonly registration: MemberRegistration,
    private readonly confirmation: AddressConfirmation,
    private readonly role: OperatorRole,
    private readonly opener: SessionOpener,
  ) {}

  async execute({ fields, from }: SetUp): Promise<SignedIn> {
    await this.assertNobody();
    await this.links.assertGood(fields.token, 'setup');
    const written = memberFieldsOf(fields);
    if (!this.passwords.opens(emailKey(written.email))) throw notBreakGlass();
    const member = await this.registration.prepare(written);
    const about = { address: from.visit.address };
    return this.links.redeem(fields.token, 'setup', async () => {
      // Hashing took its time, and somebody may have signed up meanwhile.
      await this.assertNobody();
      return this.registration.register(member, about, async ({ now, record }) => {
        const detail = await this.role.grantTo(member.id, now);
        await record('role_granted', { ...about, callerId: member.id, detail });
        await this.confirmation.ask(member, fields.language, now);
        return this.opener.open(member.id, from, now);
      });
    });
  }

  private async assertNobody(): Promise<void> {
    if (await this.members.hasAny()) throw new SetUpAlready();
  }
}

function notBreakGlass(): InvalidFields {
  const message = 'email must be the one of the break-glass account: no other one signs in by password here.';
  return new InvalidFields([{ field: 'email', problem: 'not_invited', message }]);
}
