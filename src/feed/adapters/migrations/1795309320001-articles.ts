import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  // Of items whose feed tells only how the article begins, where a subscriber chose to read on. What a feed itself says
  // stays in feed.item_text. The feed is not repeated here: an item may move to another one.
  `create table feed.article (
    item_id uuid primary key references feed.item on delete cascade,
    url text not null,
    status text not null default 'sought',
    due_at bigint,
    turn_kept boolean not null default false,
    attempts int not null default 0,
    reason text,
    content_text text,
    all_words tsvector,
    item_hash uuid,
    fetched_at bigint
  )`,
  'create index article_due on feed.article (due_at) where due_at is not null',
  'create index article_words on feed.article using gin (all_words)',
];

export class Articles1795309320001 implements MigrationInterface {
  readonly name = 'Articles1795309320001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table feed.article');
  }
}
