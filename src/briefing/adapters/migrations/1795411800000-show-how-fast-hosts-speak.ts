import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows become what the present program makes of the same events: BriefingComposed of schema 6. */
export class ShowHowFastHostsSpeak1795411800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      update briefing.briefing
      set state = jsonb_set(state, '{composed,hosts}', (
        select jsonb_agg('{"durationFactor": 1}' || host order by place)
        from jsonb_array_elements(state #> '{composed,hosts}') with ordinality as listed (host, place)))
      where jsonb_typeof(state #> '{composed,hosts}') = 'array' and state #> '{composed,hosts}' <> '[]'`);
  }

  /** The older program does not look at it. */
  async down(): Promise<void> {}
}
