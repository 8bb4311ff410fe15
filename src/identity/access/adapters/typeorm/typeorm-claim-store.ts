import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThan } from 'typeorm';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { FactPublisher, type Fact } from '../../../../shared/kernel/facts.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { callers, type CallerRow } from '../../../adapters/typeorm/caller-row.js';
import { erasedCallers } from '../../../adapters/typeorm/erased-caller-row.js';
import { workClaims } from '../../../adapters/typeorm/work-claim-row.js';
import { ClaimStore, type ClaimOutcome } from '../../application/ports/claim-store.js';
import type { Claim } from '../../domain/pairing.js';
import { claimTokens } from './claim-token-row.js';
import { COMPLETE } from './claims.sql.js';
import { tokens } from './token-row.js';

const MOST_INCOMPLETE = 1000;

@Injectable()
export class TypeormClaimStore extends ClaimStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly facts: FactPublisher,
  ) {
    super();
  }

  override async holderOf(claimTokenDigest: string, now: EpochMs): Promise<CallerId | null> {
    const unexpired = { digest: claimTokenDigest, expiresAt: MoreThan(now) };
    return (await this.repositories.of(claimTokens).findOneBy(unexpired))?.callerId ?? null;
  }

  override take(claim: Claim, fact: Fact): Promise<ClaimOutcome> {
    const { anonymous, member, claimedAt } = claim;
    return this.unitOfWork.run(async () => {
      const before = await this.memberOf(anonymous);
      if (before !== null) return before === member ? 'claimed_before' : 'claimed_by_another';
      // An erasure of either holds its row, or waits here and then finds the claim.
      if (!(await this.holds(member, 'member')) || !(await this.holds(anonymous, 'anonymous'))) return 'gone';
      if (!(await this.add({ anonymous, member, claimedAt }))) {
        return (await this.memberOf(anonymous)) === member ? 'claimed_before' : 'claimed_by_another';
      }
      await this.endSessionsOf(anonymous, claimedAt);
      await this.facts.publish(fact);
      return 'claimed';
    });
  }

  override async stands({ anonymous, member }: Claim): Promise<boolean> {
    return (await this.memberOf(anonymous)) === member;
  }

  override async incomplete(claimedBefore: EpochMs): Promise<readonly Claim[]> {
    const underWay = { completedAt: IsNull(), claimedAt: LessThan(claimedBefore) };
    const rows = await this.rows.find({ where: underWay, order: { claimedAt: 'ASC' }, take: MOST_INCOMPLETE });
    return rows.map(({ anonymous, member, claimedAt }) => ({ anonymous, member, claimedAt }));
  }

  override async complete({ anonymous, member }: Claim, now: EpochMs): Promise<boolean> {
    return (await this.database.execute(COMPLETE, [anonymous, member, now])) > 0;
  }

  override tellErased(ids: readonly CallerId[], factOf: (caller: CallerId, askedAt: EpochMs) => Fact): Promise<void> {
    return this.unitOfWork.run(async () => {
      const erased = await this.repositories.of(erasedCallers).findBy({ callerId: In(ids) });
      await this.facts.publish(...erased.map(({ callerId, askedAt }) => factOf(callerId, askedAt)));
    });
  }

  private async memberOf(anonymous: CallerId): Promise<CallerId | null> {
    return (await this.rows.findOneBy({ anonymous }))?.member ?? null;
  }

  private get rows() {
    return this.repositories.of(workClaims);
  }

  /** False: somebody has claimed that work. */
  private async add(claim: Claim): Promise<boolean> {
    const inserted = this.rows.createQueryBuilder().insert().values(claim).orIgnore().returning(['anonymous']);
    const { raw }: { readonly raw: readonly unknown[] } = await inserted.execute();
    return raw.length > 0;
  }

  /** Whether there is such a caller; it then stays until the unit of work ends. */
  private async holds(id: CallerId, kind: CallerRow['kind']): Promise<boolean> {
    const lock = { mode: 'pessimistic_read' } as const;
    return (await this.repositories.of(callers).findOne({ where: { id, kind }, lock })) !== null;
  }

  private async endSessionsOf(anonymous: CallerId, now: EpochMs): Promise<void> {
    await this.repositories.of(tokens).update({ callerId: anonymous, revokedAt: IsNull() }, { revokedAt: now });
    await this.repositories.of(claimTokens).delete({ callerId: anonymous });
  }
}
