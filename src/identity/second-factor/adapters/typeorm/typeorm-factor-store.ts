import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { SecretKeys } from '../../../../shared/storage/secrets/secret-keys.js';
import { FactorStore, type NewFactor } from '../../application/ports/factor-store.js';
import type { SecondFactor } from '../../domain/second-factor.js';
import { recoveryCodes, secondFactors } from './second-factor-row.js';

const PURPOSE = 'keys of second factors';

/** Keys are sealed with the name of their owner: nobody can put one in another's place. */
@Injectable()
export class TypeormFactorStore extends FactorStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly keys: SecretKeys,
  ) {
    super();
  }

  override async find(member: CallerId): Promise<SecondFactor | null> {
    const row = await this.factors.findOneBy({ member });
    return row === null ? null : { since: row.since, recoveryCodesLeft: await this.codes.countBy({ member }) };
  }

  override async keyOf(member: CallerId): Promise<string | null> {
    const row = await this.factors.findOneBy({ member });
    return row === null ? null : (await this.keys.get()).open(PURPOSE, member, row.key);
  }

  override async add({ member, key, since, step }: NewFactor): Promise<boolean> {
    const sealed = (await this.keys.get()).seal(PURPOSE, member, key);
    const insert = this.factors.createQueryBuilder().insert().values({ member, key: sealed, since, step });
    const { raw } = await insert.orIgnore().returning('caller_id').execute();
    return (raw as readonly unknown[]).length > 0;
  }

  override async takeStep(member: CallerId, step: number): Promise<boolean> {
    const { affected } = await this.factors.update({ member, step: LessThan(step) }, { step });
    return (affected ?? 0) > 0;
  }

  override async setRecoveryCodes(member: CallerId, digests: readonly string[]): Promise<void> {
    await this.codes.delete({ member });
    await this.codes.insert(digests.map((digest) => ({ member, digest })));
  }

  override async takeRecoveryCode(member: CallerId, digest: string): Promise<boolean> {
    return ((await this.codes.delete({ member, digest })).affected ?? 0) > 0;
  }

  override async remove(member: CallerId, since: EpochMs): Promise<boolean> {
    const { affected } = await this.factors.delete({ member, since: MoreThan(since) });
    if ((affected ?? 0) === 0) return false;
    await this.codes.delete({ member });
    return true;
  }

  private get factors() {
    return this.repositories.of(secondFactors);
  }

  private get codes() {
    return this.repositories.of(recoveryCodes);
  }
}
