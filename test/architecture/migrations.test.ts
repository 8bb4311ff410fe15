import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { harmsOf, LARGE } from './migration-rules.js';

const ROOT = join(import.meta.dirname, '../..');
/** The number in front of a migration's name. Those up to here landed before the rule. */
const RULE_SINCE = 1_795_451_000_000;

const all = globSync('src/**/{migrations,eventstore}/**/*.ts', { cwd: ROOT });
const checked = all.filter((path) => Number(/^\d+/.exec(basename(path))?.[0] ?? 0) > RULE_SINCE);

const migration = (up: string, { down = '', comment = '', name = 'Planted1' } = {}): string => `
/** ${comment} */
export class ${name} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`${up}\`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(\`${down}\`);
  }
}
`;

describe('a migration leaves a database that the version before can work on', () => {
  test('and there are migrations to check', () => {
    expect(checked.length).toBeGreaterThan(2);
  });

  test.each(checked)('%s', (path) => {
    expect(harmsOf(readFileSync(join(ROOT, path), 'utf8'))).toEqual([]);
  });
});

describe('the rule of migrations', () => {
  test('names as large only tables that there are', () => {
    const made = all.map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n');
    expect(LARGE.filter((table) => !made.includes(`create table ${table} (`))).toEqual([]);
  });

  test.each([
    ['takes away what an older program reads', 'drop table feed.rest'],
    ['takes away what an older program reads', 'alter table feed.feed\n  drop column title'],
    ['takes away what an older program reads', 'alter table feed.feed drop title'],
    ['takes away what an older program reads', 'alter table feed.feed add note text, drop title'],
    ['renames what an older program reads', 'alter table feed.feed rename column title to name'],
    ['renames what an older program reads', 'alter table feed.feed rename title to name'],
    ['renames what an older program reads', 'alter table feed.feed rename to source'],
    ['wants a value that an older program does not write', 'alter table feed.feed add column rank integer not null'],
    [
      'wants a value that an older program does not write',
      'alter table feed.feed add rank integer not null check (rank > 0)',
    ],
    ['wants a value that an older program does not write', 'alter table feed.feed alter column title set not null'],
    ['changes a type', 'alter table feed.feed alter column rank type bigint'],
    ['changes a type', 'alter table feed.feed alter rank set data type bigint'],
    ['builds an index while nobody can write', 'create index item_rank on feed.item (rank)'],
    ['builds an index while nobody can write', 'create unique index item_rank on feed.item (rank)'],
    [
      'looks through a large table while nobody can write',
      'alter table feed.item add constraint ranked check (rank > 0)',
    ],
  ])('finds that one %s: %s', (harm, sql) => {
    expect(harmsOf(migration(sql))).toEqual([harm]);
  });

  test.each([
    ['create table feed.rest (id text primary key, rank integer not null)'],
    ['alter table feed.feed add column rank integer'],
    ['alter table feed.feed add column rank integer not null default 0'],
    ['alter table feed.feed add column rank integer default 0 not null'],
    ['alter table feed.item add constraint ranked check (rank > 0) not valid'],
    ['alter table identity.link drop constraint link_purpose_check'],
    ['create index concurrently item_rank on feed.item (rank)'],
    ['create index rest_rank on feed.rest (rank)'],
  ])('allows %s', (sql) => {
    expect(harmsOf(migration(sql))).toEqual([]);
  });

  test('allows to take away what a release no longer used, which the migration names', () => {
    const name = 'RequireNoRest1';
    expect(harmsOf(migration('drop table feed.rest', { comment: 'Unused since 0.2.0.', name }))).toEqual([]);
    expect(harmsOf(migration('drop table feed.rest', { comment: 'Unused since spring.', name }))).toHaveLength(1);
  });

  test('wants its name to keep older programs away that cannot do without what is taken', () => {
    expect(harmsOf(migration('drop table feed.rest', { comment: 'Unused since 0.2.0.' }))).toEqual([
      'does not keep older programs away by its name',
    ]);
  });

  test('does not mind what the way back takes away', () => {
    expect(harmsOf(migration('create table feed.rest (id text)', { down: 'drop table feed.rest' }))).toEqual([]);
  });
});
