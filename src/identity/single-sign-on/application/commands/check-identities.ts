import { Logger } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import { GroupRoles } from '../../../access/access.js';
import { CredentialRevocation, DeactivateMember } from '../../../accounts/accounts.js';
import { LastOperator } from '../../../domain/last-operator.js';
import { AuditedTransaction } from '../../../security/security.js';
import { isAdmitted, rolesByGroups } from '../../domain/admission.js';
import type { Issuer } from '../../domain/issuer.js';
import { IssuerAway } from '../../domain/sign-on.js';
import { ExternalIdentities, type DueIdentity } from '../ports/external-identities.js';
import { Issuers, type StillKnown } from '../ports/issuers.js';
import { RecheckPolicy } from '../ports/recheck-policy.js';

const BATCH = 20;

/** Asks issuers whether they still know the people who came from there; returns how many were shut out. */
export class CheckIdentities extends Command<number> {
  constructor(readonly signal: AbortSignal) {
    super();
  }
}

@CommandHandler(CheckIdentities)
export class CheckIdentitiesHandler implements ICommandHandler<CheckIdentities> {
  private readonly logger = new Logger(CheckIdentitiesHandler.name);

  // eslint-disable-next-line max-params
  constructor(
    private readonly issuers: Issuers,
    private readonly identities: ExternalIdentities,
    private readonly roles: GroupRoles,
    private readonly revocation: CredentialRevocation,
    private readonly commands: CommandBus,
    private readonly policy: RecheckPolicy,
    private readonly transaction: AuditedTransaction,
    private readonly clock: Clock,
  ) {}

  async execute({ signal }: CheckIdentities): Promise<number> {
    const { everyMs } = this.policy;
    return everyMs === null ? 0 : this.checkAll(everyMs, signal);
  }

  private async checkAll(everyMs: number, signal: AbortSignal): Promise<number> {
    let ended = 0;
    for (let last = BATCH; last === BATCH && !signal.aborted;) {
      const now = this.clock.now();
      const due = await this.identities.takeDue(now, now + everyMs, BATCH);
      for (const identity of due) if (await this.isOver(identity, everyMs)) ended += 1;
      last = due.length;
    }
    return ended;
  }

  private async isOver(identity: DueIdentity, everyMs: number): Promise<boolean> {
    const issuer = this.issuers.all.find(({ address }) => address === identity.issuer);
    if (issuer === undefined) return false;
    const known = await this.ask(issuer, identity);
    if (known === 'away') return false;
    if (known === null || (known.profile !== null && !isAdmitted(issuer.admission, known.profile))) {
      await this.shutOut(identity);
      return true;
    }
    await this.keep(issuer, identity, known, everyMs);
    return false;
  }

  /** An issuer that does not answer says nothing about anybody. */
  private async ask(issuer: Issuer, { subject, refreshToken }: DueIdentity): Promise<StillKnown | null | 'away'> {
    try {
      return await this.issuers.ask(issuer, subject, refreshToken);
    } catch (error) {
      const why = error instanceof IssuerAway ? error.why : String(error);
      this.logger.warn({ issuer: issuer.address, why, msg: 'an issuer could not be asked about somebody' });
      return 'away';
    }
  }

  private async keep(issuer: Issuer, identity: DueIdentity, known: StillKnown, everyMs: number): Promise<void> {
    const { profile, refreshToken } = known;
    await this.transaction.run(async (context) => {
      if (profile !== null) {
        await this.roles.apply(identity.callerId, rolesByGroups(issuer, profile), issuer.address, context);
      }
      const renewal = { refreshToken: refreshToken ?? identity.refreshToken, checkAt: context.now + everyMs };
      await this.identities.seen(identity, context.now, renewal);
    });
  }

  /**
   * The last operator stays one, and is signed out everywhere: or else a mistake at the issuer would leave nobody to mend it.
   */
  private async shutOut(identity: DueIdentity): Promise<void> {
    try {
      await this.deactivate(identity);
    } catch (error) {
      if (!(error instanceof LastOperator)) throw error;
      await this.signOut(identity);
    }
  }

  private deactivate(identity: DueIdentity): Promise<void> {
    const { callerId, issuer } = identity;
    return this.transaction.run(async ({ now }) => {
      const by = { operator: null, why: `${issuer} does not know them any more` };
      const wasIn = await this.commands.execute(new DeactivateMember(callerId, by));
      await this.identities.disowned(identity, wasIn ? now : null);
    });
  }

  private signOut(identity: DueIdentity): Promise<void> {
    const { callerId, issuer } = identity;
    return this.transaction.run(async ({ now, record }) => {
      await this.revocation.revokeAll(callerId, now);
      await this.identities.disowned(identity, null);
      await record('signed_out_by_issuer', { callerId, client: issuer, detail: 'it does not know them any more' });
    });
  }
}
