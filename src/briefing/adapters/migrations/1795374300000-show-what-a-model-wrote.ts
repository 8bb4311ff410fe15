import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows become what the present program makes of the same events: BriefingComposed of schema 4. */
export class ShowWhatAModelWrote1795374300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      update briefing.briefing
      set state = jsonb_set(state, '{composed}', '{"writing": null}' || (state -> 'composed'))
      where state ? 'composed' and not state -> 'composed' ? 'writing'`);
  }

  /** The older program does not look at it. */
  async down(): Promise<void> {}
}
