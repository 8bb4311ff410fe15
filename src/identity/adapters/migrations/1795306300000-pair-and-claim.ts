import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PairAndClaim1795306300000 implements MigrationInterface {
  readonly name = 'PairAndClaim1795306300000';

  async up(runner: QueryRunner): Promise<void> {
    // For as long as the protocol remembers the pairing; digests, because a device code becomes a token.
    await runner.query(`
      create table identity.pairing (
        device_code_digest bytea primary key,
        anonymous_id text collate "C",
        interval_ms integer not null,
        expires_at bigint not null,
        asked_at bigint
      )`);
    await runner.query('create index pairing_expires_at on identity.pairing (expires_at)');
    // No reference to the anonymous caller: its row goes when its tokens do, and whose work it was is still to be known.
    await runner.query(`
      create table identity.work_claim (
        anonymous_id text collate "C" primary key,
        member_id text collate "C" not null references identity.caller,
        claimed_at bigint not null,
        completed_at bigint
      )`);
    await runner.query(
      'create index work_claim_under_way on identity.work_claim (claimed_at) where completed_at is null',
    );
    await runner.query('create index work_claim_of_member on identity.work_claim (member_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table identity.pairing, identity.work_claim');
  }
}
