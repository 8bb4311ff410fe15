import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Browser } from '../../../domain/browser.js';
import { type OwnProof, Passwords } from '../../../accounts/accounts.js';
import { BeginSignOn, BeginSignOnHandler } from './begin-sign-on.js';

export interface WantedLink {
  readonly caller: CallerId;
  /** The password, and a code where they have a second factor: whoever finds a browser that is signed in does not make it their own way in. */
  readonly proof: OwnProof;
  /** Of the issuer. */
  readonly key: string;
}

/** Returns where the browser goes. Throws InvalidFields (`current`, `code`), TooManyAttempts, NoSuchIssuer, IssuerAway. */
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

  async execute({ wanted: { caller, proof, key }, from, browser }: BeginLink): Promise<string> {
    await this.passwords.verifyOwn(caller, proof, from, 'connect an issuer');
    return this.signOns.execute(new BeginSignOn({ key, linkTo: caller, confirms: false, returnTo: null }, browser));
  }
}
