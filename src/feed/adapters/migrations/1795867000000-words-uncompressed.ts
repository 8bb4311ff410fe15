import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['title_words', 'all_words', 'phrase_filter'];

const stored = (how: 'external' | 'extended'): string =>
  `alter table feed.item_text ${COLUMNS.map((column) => `alter ${column} set storage ${how}`).join(', ')}`;

/**
 * Words and filters never become smaller by a quarter, which is what pglz wants to keep a compressed value: it tried each,
 * and gave up. Rows that are there stay as they are.
 */
export class WordsUncompressed1795867000000 implements MigrationInterface {
  readonly name = 'WordsUncompressed1795867000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(stored('external'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(stored('extended'));
  }
}
