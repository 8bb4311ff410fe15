import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readConfig } from '../../../../../src/config.js';
import type { StorageSettings } from '../../../../../src/config/storage-settings.js';
import { chainOf } from '../../../../../src/shared/storage/backup/chain/backup-chain.js';
import { BackupMaker } from '../../../../../src/shared/storage/backup/making/backup-maker.js';
import { FolderBackupPlace } from '../../../../../src/shared/storage/backup/places/folder-backup-place.js';
import { Restorer, type Restored } from '../../../../../src/shared/storage/backup/restoring/restorer.js';
import { PlatformModule } from '../../../../../src/shared/platform.module.js';
import type { ContextSchema } from '../../../../../src/shared/storage/database/context-schema.js';
import { openDatabase } from '../../../../../src/shared/storage/database/open-database.js';
import { PostgresNotifications } from '../../../../../src/shared/storage/database/postgres-notifications.js';
import type { DatabaseAddress } from '../../../../../src/shared/storage/database/database-address.js';
import { PostgresEventStore } from '../../../../../src/shared/storage/eventstore/postgres-event-store.js';
import { DiskMediaStore } from '../../../../../src/shared/storage/media/disk-media-store.js';
import { emptyDatabase, PATIENT } from '../../../../support/database/database.js';

class CreateLedger1760000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema ledger');
    await runner.query('create table ledger.account (id int generated always as identity primary key, name text)');
    await runner.query(
      'create table ledger."an entry" (id int primary key, account int not null references ledger.account, words text)',
    );
  }

  async down(): Promise<void> {}
}

class CountWords1760000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table ledger."an entry" add column letters int');
    await runner.query('update ledger."an entry" set letters = length(words)');
  }

  async down(): Promise<void> {}
}

/** Of a program of then, and of a newer one. */
export const THEN: readonly ContextSchema[] = [...PlatformModule.schemas, { migrations: [CreateLedger1760000000001] }];
export const NEWER: readonly ContextSchema[] = [
  ...PlatformModule.schemas,
  { migrations: [CreateLedger1760000000001, CountWords1760000000002] },
];

export async function as(url: string, ...statements: readonly string[]): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const sql of statements) ({ rows } = await client.query(sql));
    return rows;
  } finally {
    await client.end();
  }
}

/** A machine with a folder and an empty database. */
export class Machine {
  private constructor(
    readonly address: DatabaseAddress,
    readonly storage: StorageSettings,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  static async empty(): Promise<Machine> {
    const { url, drop } = await emptyDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'machine-'));
    return new Machine({ url, ownerUrl: null }, readConfig({ DATA_DIR: dataDir, DATABASE_URL: url }), async () => {
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    });
  }

  with(address: DatabaseAddress): Machine {
    return new Machine(address, this.storage, this.cleanUp);
  }

  /** As the program does it. */
  async start(schemas = THEN): Promise<void> {
    await (await openDatabase(this.address, schemas, { limits: PATIENT })).destroy();
  }

  async media(): Promise<DiskMediaStore> {
    return await DiskMediaStore.open(join(this.storage.dataDir, 'media'));
  }

  async backUp(folder: string, { name = 'whole.tar', keys = false } = {}): Promise<void> {
    const { url } = this.address;
    const notifications = new PostgresNotifications(url);
    const store = new PostgresEventStore(url, notifications);
    try {
      const media = await this.media();
      const maker = new BackupMaker({ databaseUrl: url, store, contiguous: true, media, storage: this.storage });
      const place = new FolderBackupPlace(folder);
      await maker.make({ place, name, earlier: null, media: 'included', passphrase: null, keys });
    } finally {
      await store.close();
      await notifications.close();
    }
  }

  async restore(folder: string, schemas = THEN): Promise<Restored> {
    const chain = await chainOf({ place: new FolderBackupPlace(folder), name: 'whole.tar' }, null);
    const media = await this.media();
    return await new Restorer({ address: this.address, storage: this.storage, schemas, media }).restore(chain);
  }

  async remove(): Promise<void> {
    await this.cleanUp();
  }
}
