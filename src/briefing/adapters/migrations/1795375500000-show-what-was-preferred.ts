import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rows become what the present program makes of the same events: BriefingRequested of schema 2, BriefingComposed of
 * schema 5, CompositionFailed of schema 4.
 */
export class ShowWhatWasPreferred1795375500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      update briefing.briefing
      set state = jsonb_set(state, '{requested,request}',
        '{"defaults": {"format": null, "targetLengthSeconds": null}, "memory": false}' || (state #> '{requested,request}'))
      where jsonb_typeof(state #> '{requested,request}') = 'object' and not state #> '{requested,request}' ? 'memory'`);
    await queryRunner.query(`
      update briefing.briefing
      set state = jsonb_set(state, '{composed}', '{"told": null}' || (state -> 'composed'))
      where state ? 'composed' and not state -> 'composed' ? 'told'`);
    await queryRunner.query(`
      update briefing.briefing set state = '{"told": null}' || state
      where status = 'composition_failed' and not state ? 'told'`);
  }

  /** The older program does not look at it. */
  async down(): Promise<void> {}
}
