import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Browser, SignedIn } from '../../../domain/browser.js';
import { AuditedTransaction } from '../../../security/security.js';
import { isAdmitted } from '../../domain/admission.js';
import type { Issuer } from '../../domain/issuer.js';
import { NoSuchIssuer, SignOnRefused } from '../../domain/sign-on.js';
import { IdentityLinking } from '../identity-linking.js';
import { Newcomers } from '../newcomers.js';
import { ExternalIdentities } from '../ports/external-identities.js';
import { Issuers, type SignedOn } from '../ports/issuers.js';
import { SignOnAttempts, type BegunSignOn } from '../ports/sign-on-attempts.js';
import { SignOns } from '../sign-ons.js';

/** A browser that came back from an issuer. */
export interface CameBack {
  /** Of the issuer, by the address at which it came. */
  readonly key: string;
  readonly state: string;
  /** Without its question mark. */
  readonly query: string;
  /** The secret of that browser. */
  readonly browser: string;
  /** Who is signed in there already. */
  readonly signedIn: CallerId | null;
  readonly from: Browser;
}

export interface SignOnDone {
  /** null: an identity was connected with the account. */
  readonly signedIn: SignedIn | null;
  readonly returnTo: string | null;
}

/** Signs somebody in, or connects them with their account. Throws SignOnRefused, NoSuchIssuer, IssuerAway. */
export class CompleteSignOn extends Command<SignOnDone> {
  constructor(readonly came: CameBack) {
    super();
  }
}

@CommandHandler(CompleteSignOn)
export class CompleteSignOnHandler implements ICommandHandler<CompleteSignOn> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly issuers: Issuers,
    private readonly attempts: SignOnAttempts,
    private readonly identities: ExternalIdentities,
    private readonly newcomers: Newcomers,
    private readonly linking: IdentityLinking,
    private readonly signOns: SignOns,
    private readonly transaction: AuditedTransaction,
    private readonly clock: Clock,
  ) {}

  async execute({ came }: CompleteSignOn): Promise<SignOnDone> {
    const issuer = this.issuers.find(came.key);
    if (issuer === null) throw new NoSuchIssuer();
    const begun = await this.attempts.take(came.state, came.browser, came.key, this.clock.now());
    // Whoever was to have it connected has left the browser to somebody else.
    if (begun === null || (begun.linkTo !== null && begun.linkTo !== came.signedIn)) throw new SignOnRefused('expired');
    try {
      return await this.comeIn(issuer, begun, came);
    } catch (error) {
      if (error instanceof SignOnRefused) await this.noteFailure(issuer, error, came);
      throw error;
    }
  }

  private async comeIn(
    issuer: Issuer,
    { secrets, linkTo, returnTo }: BegunSignOn,
    came: CameBack,
  ): Promise<SignOnDone> {
    const signedOn = await this.issuers.redeem(issuer, came.query, secrets);
    if (!isAdmitted(issuer.admission, signedOn.profile)) throw new SignOnRefused('not_admitted');
    if (linkTo === null) return { signedIn: await this.signIn(issuer, signedOn, came.from), returnTo };
    const { subject } = signedOn.profile;
    const about = { address: came.from.visit.address };
    const identity = await this.linking.link(linkTo, { issuer: issuer.address, subject }, about);
    await this.signOns.remember(identity, signedOn, identity.linkedAt);
    return { signedIn: null, returnTo };
  }

  private async signIn(issuer: Issuer, signedOn: SignedOn, from: Browser): Promise<SignedIn> {
    const identity = await this.identities.find(issuer.address, signedOn.profile.subject);
    if (identity === null) return this.newcomers.welcome(issuer, signedOn, from);
    return this.transaction.run(async (context) => {
      await this.signOns.applyRoles(issuer, identity.callerId, signedOn, context);
      return this.signOns.open(identity, signedOn, from, context);
    });
  }

  private noteFailure({ address }: Issuer, { problem, why }: SignOnRefused, { from }: CameBack): Promise<void> {
    const detail = problem === why ? problem : `${problem}: ${why}`;
    const about = { client: address, address: from.visit.address, detail };
    return this.transaction.run(({ record }) => record('sign_in_failed', about));
  }
}
