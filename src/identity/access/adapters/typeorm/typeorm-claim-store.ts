import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan } from 'typeorm';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { FactPublisher, type Fact } from '../../../../shared/kernel/facts.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { workClaims } from '../../../adapters/typeorm/work-claim-row.js';
import { ClaimStore, type ClaimOutcome } from '../../application/ports/claim-store.js';
import type { Claim } from '../../domain/pairing.js';
import { claimTokens } from './claim-token-row.js';

const MOST_INCOMPLETE = 1000;

const COMPLETE = `
  update identity.work_claim set completed_at = coalesce(completed_at, $3)
  where anonymous_id = $1 and member_id = $2`;

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

  override tellErased(
    callers: readonly CallerId[],
    factOf: (caller: CallerId, askedAt: EpochMs) => Fact,
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      const erased = await this.database.query<{ caller_id: CallerId; asked_at: EpochMs }>(
        'select caller_id, asked_at from identity.erased_caller where caller_id = any($1::text[])',
        [callers],
      );
      await this.facts.publish(...erased.map(({ caller_id, asked_at }) => factOf(caller_id, asked_at)));
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
  private async holds(id: CallerId, kind: 'anonymous' | 'member'): Promise<boolean> {
    const sql = 'select from identity.caller where id = $1 and kind = $2 for share';
    return (await this.database.query(sql, [id, kind])).length > 0;
  }

  private async endSessionsOf(anonymous: CallerId, now: EpochMs): Promise<void> {
    const revoke = 'update identity.token set revoked_at = coalesce(revoked_at, $2) where caller_id = $1';
    await this.database.execute(revoke, [anonymous, now]);
    await this.repositories.of(claimTokens).delete({ callerId: anonymous });
  }
}
