import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  'alter table feed.item_text add column phrase_filter bytea',
  // An older program changes texts and knows of no filter: without it every phrase is looked for in the text.
  `create function feed.forget_phrase_filter() returns trigger language plpgsql as
  'begin new.phrase_filter := null; return new; end'`,
  `create trigger forget_phrase_filter before update on feed.item_text for each row
   when (new.phrase_filter = old.phrase_filter) execute function feed.forget_phrase_filter()`,
];

/** Which phrases cannot be in the texts of an item. Those from before have none. */
export class PhraseFilters1795865000000 implements MigrationInterface {
  readonly name = 'PhraseFilters1795865000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger forget_phrase_filter on feed.item_text');
    await runner.query('drop function feed.forget_phrase_filter()');
    await runner.query('alter table feed.item_text drop column phrase_filter');
  }
}
