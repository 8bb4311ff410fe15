import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { JWK } from 'oidc-provider';
import { In, Not } from 'typeorm';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { SecretKeys } from '../../../../shared/storage/secrets/secret-keys.js';
import { SigningKeys } from '../../application/ports/signing-keys.js';
import { publishedKeys } from '../../domain/signing-key.js';
import { signingKeys, type SigningKeyRow } from './signing-key-row.js';

const PURPOSE = 'signing keys';

/** In the database, where all nodes find them, but sealed with the secret key, which is not there. */
@Injectable()
export class SealedSigningKeys extends SigningKeys {
  // eslint-disable-next-line max-params
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly secrets: SecretKeys,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async rotate(now: EpochMs): Promise<string> {
    const id = randomUUID();
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = { ...privateKey.export({ format: 'jwk' }), kid: id, alg: 'ES256', use: 'sig' };
    const sealed = (await this.secrets.get()).seal(PURPOSE, id, JSON.stringify(jwk));
    return await this.unitOfWork.run(async () => {
      await this.database.lock('identity.signing_key');
      const published = publishedKeys(await this.rows.find(), now).map((key) => key.id);
      await this.rows.delete({ id: Not(In(published)) });
      await this.rows.insert({ id, sealed, createdAt: now });
      return id;
    });
  }

  /** The one that signs first; the first of all is made when there is none. Private ones: not for anybody's eyes. */
  async published(): Promise<readonly JWK[]> {
    const now = this.clock.now();
    const keys = await this.rows.find();
    const known = keys.length > 0 ? keys : await this.first(now);
    const secret = await this.secrets.get();
    return publishedKeys(known, now).map(({ id, sealed }) => JSON.parse(secret.open(PURPOSE, id, sealed)) as JWK);
  }

  /** Of several nodes that start for the first time, one makes it. */
  private first(now: EpochMs): Promise<SigningKeyRow[]> {
    return this.unitOfWork.run(async () => {
      await this.database.lock('identity.signing_key');
      if (!(await this.rows.exists())) await this.rotate(now);
      return await this.rows.find();
    });
  }

  private get rows() {
    return this.repositories.of(signingKeys);
  }
}
