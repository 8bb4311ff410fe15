import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rows hold states in the shape of the program that wrote them. They become what the present program makes of the same
 * events (see the codec's upcasters): BriefingComposed and CompositionFailed of schema 2.
 */
export class ShowWhatWasNotRecorded1795219850000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      update briefing.briefing
      set state = jsonb_set(state, '{composed}',
        '{"selection": null, "window": null, "platform": null, "hosts": null}' || (state -> 'composed'))
      where state ? 'composed' and not state -> 'composed' ? 'selection'`);
    await queryRunner.query(`
      update briefing.briefing set state = '{"selection": null, "window": null}' || state
      where status = 'composition_failed' and not state ? 'selection'`);
  }

  /** The older program does not look at them. */
  async down(): Promise<void> {}
}
