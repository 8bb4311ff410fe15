import type { MigrationInterface, QueryRunner } from 'typeorm';

const WEBHOOK = `
  create table shows.webhook (
    id text collate "C" primary key,
    caller_id text collate "C" not null,
    sealed bytea not null,
    origin text collate "C" not null,
    types json,
    disabled_reason text,
    disabled_at bigint,
    failures int not null,
    failing_since bigint,
    rest_until bigint,
    next_at bigint,
    leased_until bigint,
    request_key text,
    request_digest text,
    created_at bigint not null,
    updated_at bigint not null
  )`;

const DELIVERY = `
  create table shows.webhook_delivery (
    id text collate "C" primary key,
    webhook_id text collate "C" not null references shows.webhook on delete cascade,
    type text not null,
    happened_at bigint not null,
    data json not null,
    dedupe_key text collate "C" not null,
    status text not null,
    attempts json not null,
    next_at bigint,
    created_at bigint not null,
    unique (webhook_id, dedupe_key)
  )`;

const INDEXES = [
  'create index webhook_of_caller on shows.webhook (caller_id, created_at, id)',
  'create index webhook_due on shows.webhook (next_at) where next_at is not null',
  'create index webhook_delivery_log on shows.webhook_delivery (webhook_id, created_at desc, id desc)',
  'create index webhook_delivery_due on shows.webhook_delivery (webhook_id, next_at) where next_at is not null',
  'create index webhook_delivery_age on shows.webhook_delivery (created_at)',
];

export class KeepWebhooks1795424000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of ['create schema if not exists shows', WEBHOOK, DELIVERY, ...INDEXES]) {
      await queryRunner.query(statement);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table shows.webhook_delivery');
    await queryRunner.query('drop table shows.webhook');
  }
}
