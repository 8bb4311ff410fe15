import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountSecuring, AgentCredentials } from '../../../accounts/accounts.js';
import { type AuditContext, AttemptStore, AuditedTransaction } from '../../../security/security.js';
import type { Issuer } from '../../domain/issuer.js';
import type { LogoutNotice } from '../../domain/logout-token.js';
import { LogoutTokenRefused, NoSuchIssuer } from '../../domain/sign-on.js';
import { ExternalIdentities, type ExternalIdentity } from '../ports/external-identities.js';
import { ExternalSessions } from '../ports/external-sessions.js';
import { Issuers } from '../ports/issuers.js';
import { RecheckPolicy } from '../ports/recheck-policy.js';

/** Longer than a logout token is good for. */
const REPLAY_MS = 60 * 60_000;

/**
 * An issuer says that somebody signed out there: their browsers and agents are refused from the next request on. Throws
 * LogoutTokenRefused, NoSuchIssuer, IssuerAway.
 */
export class ReceiveLogout extends Command<void> {
  constructor(
    /** Of the issuer. */
    readonly key: string,
    readonly logoutToken: string,
  ) {
    super();
  }
}

@CommandHandler(ReceiveLogout)
export class ReceiveLogoutHandler implements ICommandHandler<ReceiveLogout> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly issuers: Issuers,
    private readonly identities: ExternalIdentities,
    private readonly sessions: ExternalSessions,
    private readonly agents: AgentCredentials,
    private readonly securing: AccountSecuring,
    private readonly attempts: AttemptStore,
    private readonly policy: RecheckPolicy,
    private readonly transaction: AuditedTransaction,
  ) {}

  async execute({ key, logoutToken }: ReceiveLogout): Promise<void> {
    const issuer = this.issuers.find(key);
    if (issuer === null) throw new NoSuchIssuer();
    const notice = await this.issuers.logoutNotice(issuer, logoutToken);
    await this.transaction.run(async (context) => {
      await this.useOnce(issuer, notice, context);
      const identity = await this.identityOf(issuer, notice);
      if (identity !== null) await this.end(issuer, identity, notice, context);
    });
  }

  /** In the transaction: a notice that was not heard to its end is heard when it comes again. */
  private async useOnce({ address }: Issuer, { jti }: LogoutNotice, { now }: AuditContext): Promise<void> {
    const counter = { key: `logout-token ${address} ${jti}`, limit: 1, windowMs: REPLAY_MS };
    if ((await this.attempts.count([counter], now)) === null) return;
    throw new LogoutTokenRefused('logout_token must be new: its jti has come before.');
  }

  /** Whoever has no session or account here is nobody's business. */
  private async identityOf({ address }: Issuer, { subject, sid }: LogoutNotice): Promise<ExternalIdentity | null> {
    const whose = subject ?? (sid === null ? null : await this.sessions.subjectOf(address, sid));
    return whose === null ? null : this.identities.find(address, whose);
  }

  private async end(
    issuer: Issuer,
    identity: ExternalIdentity,
    { sid }: LogoutNotice,
    context: AuditContext,
  ): Promise<void> {
    const { callerId } = identity;
    const ended = await this.sessions.end(callerId, issuer.address, sid);
    await this.agents.revokeAllOf(callerId, context.now);
    // What it gave us ends with the session there: that it refuses it later would say nothing.
    if (!issuer.offline) await this.identities.forgetRenewal(identity);
    const detail = `browsers: ${ended}`;
    await context.record('signed_out_by_issuer', { callerId, client: issuer.address, detail });
    if (this.policy.logoutEnds === 'agents') return;
    await this.securing.secure(callerId, { podcasts: true, webhooks: true }, null, context);
  }
}
