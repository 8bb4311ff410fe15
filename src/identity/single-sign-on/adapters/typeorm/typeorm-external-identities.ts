import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { SecretKeys } from '../../../../shared/storage/secrets/secret-keys.js';
import {
  ExternalIdentities,
  type DueIdentity,
  type ExternalIdentity,
  type Renewal,
} from '../../application/ports/external-identities.js';
import { externalIdentities, type ExternalIdentityRow } from './external-identity-row.js';
import { ADD_IDENTITY, TAKE_DUE } from './single-sign-on.sql.js';

const PURPOSE = 'refresh tokens of issuers';

const nameOf = ({ issuer, subject }: ExternalIdentity): string => JSON.stringify([issuer, subject]);

const identityOf = ({ refreshToken: _sealed, checkAt: _due, ...identity }: ExternalIdentityRow): ExternalIdentity =>
  identity;

@Injectable()
export class TypeormExternalIdentities extends ExternalIdentities {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly secrets: SecretKeys,
  ) {
    super();
  }

  override async find(issuer: string, subject: string): Promise<ExternalIdentity | null> {
    const row = await this.rows.findOneBy({ issuer, subject });
    return row === null ? null : identityOf(row);
  }

  override async of(callerId: CallerId): Promise<readonly ExternalIdentity[]> {
    return (await this.rows.find({ where: { callerId }, order: { linkedAt: 'ASC' } })).map(identityOf);
  }

  override async add({ issuer, subject, callerId, linkedAt, seenAt }: ExternalIdentity): Promise<boolean> {
    return (await this.database.execute(ADD_IDENTITY, [issuer, subject, callerId, linkedAt, seenAt])) > 0;
  }

  override async remove(callerId: CallerId, issuer: string): Promise<boolean> {
    const { affected } = await this.rows.delete({ callerId, issuer });
    return (affected ?? 0) > 0;
  }

  override async seen(identity: ExternalIdentity, now: EpochMs, renewal: Renewal | null): Promise<void> {
    const { issuer, subject } = identity;
    const refreshToken =
      renewal === null ? null : (await this.secrets.get()).seal(PURPOSE, nameOf(identity), renewal.refreshToken);
    await this.rows.update(
      { issuer, subject },
      { seenAt: now, disownedAt: null, refreshToken, checkAt: renewal === null ? null : renewal.checkAt },
    );
  }

  override async forgetRenewal({ issuer, subject }: ExternalIdentity): Promise<void> {
    await this.rows.update({ issuer, subject }, { refreshToken: null, checkAt: null });
  }

  override async disowned({ issuer, subject }: ExternalIdentity, deactivatedAt: EpochMs | null): Promise<void> {
    await this.rows.update({ issuer, subject }, { disownedAt: deactivatedAt, refreshToken: null, checkAt: null });
  }

  override async takeDue(now: EpochMs, leaseUntil: EpochMs, limit: number): Promise<readonly DueIdentity[]> {
    const rows = await this.database.query<ExternalIdentityRow>(TAKE_DUE, [now, leaseUntil, limit]);
    const secret = await this.secrets.get();
    return rows.flatMap((row) => {
      const identity = identityOf(row);
      if (row.refreshToken === null) return [];
      return [{ ...identity, refreshToken: secret.open(PURPOSE, nameOf(identity), row.refreshToken) }];
    });
  }

  private get rows() {
    return this.repositories.of(externalIdentities);
  }
}
