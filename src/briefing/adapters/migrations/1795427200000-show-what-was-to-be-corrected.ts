import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows become what the present program makes of the same events: BriefingComposed of schema 7, CompositionFailed of schema 5. */
export class ShowWhatWasToBeCorrected1795427200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      update briefing.briefing
      set state = jsonb_set(state, '{composed}', '{"corrections": null}' || (state -> 'composed'))
      where state ? 'composed' and not state -> 'composed' ? 'corrections'`);
    await queryRunner.query(`
      update briefing.briefing set state = '{"corrections": null}' || state
      where status = 'composition_failed' and not state ? 'corrections'`);
  }

  /** The older program does not look at it. */
  async down(): Promise<void> {}
}
