import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Browser } from '../../../domain/browser.js';
import { Passwords } from '../../../accounts/accounts.js';
import { BeginSignOn, BeginSignOnHandler } from './begin-sign-on.js';

export interface WantedLink {
  readonly caller: CallerId;
  /** The password: whoever finds a browser that is signed in does not make it their own way in. */
  readonly current: string;
  /** Of the issuer. */
  readonly key: string;
}

/** Returns where the browser goes. Throws InvalidFields (`current`), TooManyAttempts, NoSuchIssuer, IssuerAway. */
export class BeginLink extends Command<string> {
  constructor(
    readonly wanted: WantedLink,
    readonly from: Browser,
    readonly browser: string,
  ) {
    super();
  }
}

@CommandHandler(BeginLink)
export class BeginLinkHandler implements ICommandHandler<BeginLink> {
  constructor(
    private readonly passwords: Passwords,
    private readonly signOns: BeginSignOnHandler,
  ) {}

  async execute({ wanted: { caller, current, key }, from, browser }: BeginLink): Promise<string> {
    await this.passwords.verifyOwn(caller, current, from, 'connect an issuer');
    return this.signOns.execute(new BeginSignOn({ key, linkTo: caller, returnTo: null }, browser));
  }
}
