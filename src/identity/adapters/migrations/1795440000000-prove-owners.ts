import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Since when members are known to be who reads the mails of their address. And links to a new password that were sent by
 * mail, which strangers may ask for, stand beside each other and beside the one of an operator.
 */
export class ProveOwners1795440000000 implements MigrationInterface {
  readonly name = 'ProveOwners1795440000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.member add column owner_proven_at bigint');
    await runner.query('drop index identity.link_of_caller');
    await runner.query('create index link_of_caller on identity.link (caller_id)');
    await runner.query('create unique index link_of_operator on identity.link (caller_id) where not mailed');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from identity.link where mailed');
    await runner.query('drop index identity.link_of_operator, identity.link_of_caller');
    await runner.query('create unique index link_of_caller on identity.link (caller_id)');
    await runner.query('alter table identity.member drop column owner_proven_at');
  }
}
