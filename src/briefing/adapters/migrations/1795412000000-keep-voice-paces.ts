import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How fast voices of engines speak: measured, and measured again when it is lost. */
export class KeepVoicePaces1795412000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table briefing.voice_pace (
        engine text collate "C" not null,
        version text collate "C" not null,
        model text collate "C" not null,
        voice text collate "C" not null,
        language text collate "C" not null,
        spoken_ms bigint not null check (spoken_ms > 0),
        foretold_ms bigint not null check (foretold_ms > 0),
        primary key (engine, version, model, voice, language)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table briefing.voice_pace');
  }
}
