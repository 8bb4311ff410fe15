import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { FactPublisher, type Fact } from '../../../../shared/kernel/facts.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { ClaimStore, type ClaimOutcome } from '../../application/ports/claim-store.js';
import type { Claim } from '../../domain/pairing.js';

const CLAIM = `
  insert into identity.work_claim (anonymous_id, member_id, claimed_at) values ($1, $2, $3)
  on conflict (anonymous_id) do nothing`;

const INCOMPLETE = `
  select anonymous_id as anonymous, member_id as member, claimed_at as "claimedAt" from identity.work_claim
  where completed_at is null and claimed_at < $1 order by claimed_at limit 1000`;

const COMPLETE = `
  update identity.work_claim set completed_at = coalesce(completed_at, $3)
  where anonymous_id = $1 and member_id = $2`;

@Injectable()
export class TypeormClaimStore extends ClaimStore {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly facts: FactPublisher,
  ) {
    super();
  }

  override async holderOf(claimTokenDigest: string, now: EpochMs): Promise<CallerId | null> {
    const sql = `select caller_id from identity.claim where digest = decode($1, 'hex') and expires_at > $2`;
    const [row] = await this.database.query<{ caller_id: CallerId }>(sql, [claimTokenDigest, now]);
    return row?.caller_id ?? null;
  }

  override take(claim: Claim, fact: Fact): Promise<ClaimOutcome> {
    const { anonymous, member, claimedAt } = claim;
    return this.unitOfWork.run(async () => {
      const before = await this.memberOf(anonymous);
      if (before !== null) return before === member ? 'claimed_before' : 'claimed_by_another';
      // An erasure of either holds its row, or waits here and then finds the claim.
      if (!(await this.holds(member, 'member')) || !(await this.holds(anonymous, 'anonymous'))) return 'gone';
      const claimed = await this.database.execute(CLAIM, [anonymous, member, claimedAt]);
      if (claimed === 0) return (await this.memberOf(anonymous)) === member ? 'claimed_before' : 'claimed_by_another';
      await this.endSessionsOf(anonymous, claimedAt);
      await this.facts.publish(fact);
      return 'claimed';
    });
  }

  override async stands({ anonymous, member }: Claim): Promise<boolean> {
    return (await this.memberOf(anonymous)) === member;
  }

  override incomplete(claimedBefore: EpochMs): Promise<readonly Claim[]> {
    return this.database.query<Claim>(INCOMPLETE, [claimedBefore]);
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
    const sql = 'select member_id from identity.work_claim where anonymous_id = $1';
    const [row] = await this.database.query<{ member_id: CallerId }>(sql, [anonymous]);
    return row?.member_id ?? null;
  }

  /** Whether there is such a caller; it then stays until the unit of work ends. */
  private async holds(id: CallerId, kind: 'anonymous' | 'member'): Promise<boolean> {
    const sql = 'select from identity.caller where id = $1 and kind = $2 for share';
    return (await this.database.query(sql, [id, kind])).length > 0;
  }

  private async endSessionsOf(anonymous: CallerId, now: EpochMs): Promise<void> {
    const revoke = 'update identity.token set revoked_at = coalesce(revoked_at, $2) where caller_id = $1';
    await this.database.execute(revoke, [anonymous, now]);
    await this.database.execute('delete from identity.claim where caller_id = $1', [anonymous]);
  }
}
