import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { emailKey, emailOf } from '../../domain/member.js';
import { MailIsOff } from '../../domain/sign-in.js';
import { MailThrottle } from '../../../security/security.js';
import { AccountMail, type ResetRequest } from '../ports/account-mail.js';

/**
 * Somebody who lost their password wants a link by e-mail. Whether there is such an account shows nowhere: it is looked up
 * later. Throws InvalidFields (`email`), TooManyAttempts by address of the client, MailIsOff.
 */
export class RequestPasswordReset extends Command<void> {
  constructor(readonly request: ResetRequest) {
    super();
  }
}

@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  constructor(
    private readonly mail: AccountMail,
    private readonly throttle: MailThrottle,
  ) {}

  async execute({ request }: RequestPasswordReset): Promise<void> {
    if (!this.mail.isOn) throw new MailIsOff();
    const email = emailOf(request.email);
    // A refusal would tell whoever asks that somebody else has asked for this account; and there is a mail already.
    if (await this.throttle.admitReset(emailKey(email), request.visit)) {
      await this.mail.askForReset({ ...request, email });
    }
  }
}
