import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows become what the present program makes of the same events: BriefingRequested of schema 3. Episodes have an index. */
export class KnowEpisodes1795421000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      update briefing.briefing
      set state = jsonb_set(state, '{requested,request,series}', 'null')
      where jsonb_typeof(state #> '{requested,request}') = 'object' and not state #> '{requested,request}' ? 'series'`);
    await queryRunner.query(`
      create index if not exists briefing_series on briefing.briefing (owner, (state #>> '{requested,request,series}'), created_at desc)
      where state #>> '{requested,request,series}' is not null`);
  }

  /** The older program does not look at the state. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index if exists briefing.briefing_series');
  }
}
