import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import { ATTEMPT_MS, NoSuchIssuer } from '../../domain/sign-on.js';
import { Issuers } from '../ports/issuers.js';
import { SignOnAttempts, type SignOnErrand } from '../ports/sign-on-attempts.js';

/** Returns where the browser goes. Throws NoSuchIssuer, IssuerAway. */
export class BeginSignOn extends Command<string> {
  constructor(
    readonly errand: SignOnErrand,
    /** A secret that only that browser has. */
    readonly browser: string,
  ) {
    super();
  }
}

@CommandHandler(BeginSignOn)
export class BeginSignOnHandler implements ICommandHandler<BeginSignOn> {
  constructor(
    private readonly issuers: Issuers,
    private readonly attempts: SignOnAttempts,
    private readonly clock: Clock,
  ) {}

  async execute({ errand, browser }: BeginSignOn): Promise<string> {
    const issuer = this.issuers.find(errand.key);
    if (issuer === null) throw new NoSuchIssuer();
    const secrets = await this.attempts.begin(errand, browser, this.clock.now() + ATTEMPT_MS);
    return this.issuers.authorizationUrl(issuer, secrets, errand.confirms);
  }
}
