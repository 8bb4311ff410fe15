import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Browser, SignedIn } from '../../domain/browser.js';
import { GroupRoles } from '../../access/access.js';
import { type Decision, ReactivateMember, SessionOpener } from '../../accounts/accounts.js';
import { type AuditContext, TokenMint } from '../../security/security.js';
import { rolesByGroups } from '../domain/admission.js';
import type { Issuer } from '../domain/issuer.js';
import { ExternalIdentities, type ExternalIdentity, type Renewal } from './ports/external-identities.js';
import { ExternalSessions } from './ports/external-sessions.js';
import type { SignedOn } from './ports/issuers.js';
import { RecheckPolicy } from './ports/recheck-policy.js';

/** Signs people in whom an issuer has vouched for. Each method joins the audited transaction of `context`. */
@Injectable()
export class SignOns {
  // eslint-disable-next-line max-params
  constructor(
    private readonly identities: ExternalIdentities,
    private readonly sessions: ExternalSessions,
    private readonly roles: GroupRoles,
    private readonly opener: SessionOpener,
    private readonly mint: TokenMint,
    private readonly recheck: RecheckPolicy,
    private readonly commands: CommandBus,
  ) {}

  /** As the first thing in the transaction: see GroupRoles. */
  async applyRoles(issuer: Issuer, callerId: CallerId, signedOn: SignedOn, context: AuditContext): Promise<void> {
    await this.roles.apply(callerId, rolesByGroups(issuer, signedOn.profile), issuer.address, context);
  }

  async open(
    identity: ExternalIdentity,
    signedOn: SignedOn,
    from: Browser,
    { now, record }: AuditContext,
  ): Promise<SignedIn> {
    const { callerId, issuer, subject, disownedAt } = identity;
    // The issuer knows them again. Whom an operator has shut out stays so.
    if (disownedAt !== null) await this.commands.execute(new ReactivateMember(callerId, backAt(issuer)));
    await record('signed_in', { callerId, client: issuer, address: from.visit.address });
    const signedIn = await this.opener.open(callerId, from, now);
    const digest = this.mint.digestOf(signedIn.sessionToken);
    if (digest === null) throw new Error('The mint does not know its own token.');
    const { profile, idToken } = signedOn;
    await this.sessions.add({ digest, issuer, subject, sid: profile.sid, idToken });
    await this.remember(identity, signedOn, now);
    return signedIn;
  }

  async remember(identity: ExternalIdentity, { refreshToken }: SignedOn, now: EpochMs): Promise<void> {
    await this.identities.seen(identity, now, this.renewal(refreshToken, now));
  }

  private renewal(refreshToken: string | null, now: EpochMs): Renewal | null {
    const { everyMs } = this.recheck;
    return refreshToken === null || everyMs === null ? null : { refreshToken, checkAt: now + everyMs };
  }
}

const backAt = (issuer: string): Decision => ({ operator: null, why: `${issuer} knows them again` });
