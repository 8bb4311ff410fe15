import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Browser, SignedIn } from '../../../domain/browser.js';
import { SessionConfirmation } from '../../../accounts/accounts.js';
import { AuditedTransaction } from '../../../security/security.js';
import { isAdmitted } from '../../domain/admission.js';
import type { Issuer } from '../../domain/issuer.js';
import { ATTEMPT_MS, NoSuchIssuer, SignOnRefused } from '../../domain/sign-on.js';
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
  /** null: somebody was signed in before, and stays so. */
  readonly signedIn: SignedIn | null;
  readonly returnTo: string | null;
}

/** Signs somebody in, or connects them with their account, or takes their word that they are still who is signed in. Throws SignOnRefused, NoSuchIssuer, IssuerAway. */
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
    private readonly confirmation: SessionConfirmation,
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

  private async comeIn(issuer: Issuer, begun: BegunSignOn, came: CameBack): Promise<SignOnDone> {
    const { secrets, linkTo, confirms, returnTo } = begun;
    const since = confirms ? begun.expiresAt - ATTEMPT_MS : null;
    const signedOn = await this.issuers.redeem(issuer, came.query, secrets, since);
    if (!isAdmitted(issuer.admission, signedOn.profile)) throw new SignOnRefused('not_admitted');
    if (confirms) await this.confirm(issuer, signedOn, came);
    else if (linkTo !== null) await this.link(issuer, linkTo, signedOn, came);
    else return { signedIn: await this.signIn(issuer, signedOn, came.from), returnTo };
    return { signedIn: null, returnTo };
  }

  private async link(issuer: Issuer, linkTo: CallerId, signedOn: SignedOn, { from }: CameBack): Promise<void> {
    const { subject } = signedOn.profile;
    const about = { address: from.visit.address };
    const identity = await this.linking.link(linkTo, { issuer: issuer.address, subject }, about);
    await this.signOns.remember(identity, signedOn, identity.linkedAt);
  }

  private async confirm(issuer: Issuer, { profile }: SignedOn, { signedIn, from }: CameBack): Promise<void> {
    const identity = await this.identities.find(issuer.address, profile.subject);
    if (signedIn === null || identity?.callerId !== signedIn) throw new SignOnRefused('somebody_else');
    if (!(await this.confirmation.confirm(signedIn, from))) throw new SignOnRefused('expired');
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
