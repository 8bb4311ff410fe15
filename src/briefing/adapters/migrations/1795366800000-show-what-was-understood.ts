import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows become what the present program makes of the same events: BriefingComposed and CompositionFailed of schema 3. */
export class ShowWhatWasUnderstood1795366800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      update briefing.briefing
      set state = jsonb_set(state, '{composed}', '{"understood": null}' || (state -> 'composed'))
      where state ? 'composed' and not state -> 'composed' ? 'understood'`);
    await queryRunner.query(`
      update briefing.briefing set state = '{"understood": null}' || state
      where status = 'composition_failed' and not state ? 'understood'`);
  }

  /** The older program does not look at it. */
  async down(): Promise<void> {}
}
