import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { JWK } from 'oidc-provider';
import { Database } from '../../../../shared/storage/database/database.js';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { SecretKeys } from '../../../../shared/storage/secrets/secret-keys.js';
import { SigningKeys } from '../../application/ports/signing-keys.js';
import { publishedKeys } from '../../domain/signing-key.js';

const PURPOSE = 'signing keys';

interface KeyRow {
  readonly id: string;
  readonly sealed: Buffer;
  readonly created_at: EpochMs;
}

const keyOf = ({ id, sealed, created_at }: KeyRow) => ({ id, sealed, createdAt: created_at });

/** In the database, where all nodes find them, but sealed with the secret key, which is not there. */
@Injectable()
export class SealedSigningKeys extends SigningKeys {
  constructor(
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
      const published = publishedKeys(await this.all(), now).map((key) => key.id);
      await this.database.execute('delete from identity.signing_key where id <> all ($1::text[])', [published]);
      const insert = 'insert into identity.signing_key (id, sealed, created_at) values ($1, $2, $3)';
      await this.database.execute(insert, [id, sealed, now]);
      return id;
    });
  }

  /** The one that signs first; the first of all is made when there is none. Private ones: not for anybody's eyes. */
  async published(): Promise<readonly JWK[]> {
    const now = this.clock.now();
    const keys = await this.all();
    const known = keys.length > 0 ? keys : await this.first(now);
    const secret = await this.secrets.get();
    return publishedKeys(known, now).map(({ id, sealed }) => JSON.parse(secret.open(PURPOSE, id, sealed)) as JWK);
  }

  /** Of several nodes that start for the first time, one makes it. */
  private first(now: EpochMs): Promise<ReturnType<typeof keyOf>[]> {
    return this.unitOfWork.run(async () => {
      await this.database.lock('identity.signing_key');
      if ((await this.all()).length === 0) await this.rotate(now);
      return await this.all();
    });
  }

  private async all(): Promise<ReturnType<typeof keyOf>[]> {
    const rows = await this.database.query<KeyRow>('select id, sealed, created_at from identity.signing_key');
    return rows.map(keyOf);
  }
}
