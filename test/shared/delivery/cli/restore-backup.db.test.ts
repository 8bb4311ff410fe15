import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Injectable, type OnApplicationShutdown, type OnModuleInit, type Type } from '@nestjs/common';
import { readConfig, type Config } from '../../../../src/config.js';
import { Clock, Database, MediaStore } from '../../../../src/extension.js';
import { operatorWords } from '../../../../src/operator-words.js';
import { RestoreBackupCommand } from '../../../../src/shared/delivery/cli/restore-backup.command.js';
import { Replacements } from '../../../../src/shared/replaceable.js';
import { StandaloneMediaStore } from '../../../../src/shared/standalone-media-store.js';
import { EmbeddedPostgres } from '../../../../src/shared/storage/embedded-postgres/embedded-postgres.js';
import { startDatabase } from '../../../../src/shared/storage/embedded-postgres/start-database.js';
import { ContextSchemas } from '../../../../src/shared/storage/database/context-schemas.js';
import type { StoredMedia } from '../../../../src/shared/storage/media/media-store.js';
import { as, Machine, THEN } from '../../storage/backup/restoring/restored-place.js';

const SOUND = 'what is heard of a briefing';

const kept = new Map<string, Buffer>();
const lived: string[] = [];

/** As an extension has it: its own place for files, made by Nest. */
@Injectable()
class NewsroomFiles extends MediaStore implements OnModuleInit, OnApplicationShutdown {
  constructor(private readonly clock: Clock) {
    super();
  }

  onModuleInit(): void {
    lived.push(`opened ${this.clock.now() > 0 ? 'now' : 'never'}`);
  }

  onApplicationShutdown(): void {
    lived.push('closed');
  }

  override async put(key: string, content: Uint8Array): Promise<void> {
    await Promise.resolve();
    if (!kept.has(key)) kept.set(key, Buffer.from(content));
  }

  override async putFile(key: string, localPath: string): Promise<void> {
    await this.put(key, await readFile(localPath));
  }

  override async replaceFile(key: string, localPath: string): Promise<void> {
    kept.set(key, await readFile(localPath));
  }

  override async stat(key: string): Promise<StoredMedia | null> {
    const content = await this.readAll(key);
    return content === null ? null : { bytes: content.length, version: '1' };
  }

  override async read(key: string): Promise<Readable | null> {
    const content = await this.readAll(key);
    return content === null ? null : Readable.from([content]);
  }

  override readAll(key: string): Promise<Buffer | null> {
    return Promise.resolve(kept.get(key) ?? null);
  }

  override removeBelow(folder: string): Promise<void> {
    for (const key of kept.keys()) if (key.startsWith(`${folder}/`)) kept.delete(key);
    return Promise.resolve();
  }

  override check(): Promise<void> {
    return Promise.resolve();
  }
}

/** It looks into tables, which are not there before the restore. */
@Injectable()
class FilesInTables extends NewsroomFiles {
  constructor(
    clock: Clock,
    readonly database: Database,
  ) {
    super(clock);
  }
}

describe('the command that restores a backup', () => {
  let folder: string;
  let machines: Machine[];

  beforeEach(async () => {
    kept.clear();
    lived.splice(0);
    folder = await mkdtemp(join(tmpdir(), 'backups-'));
    machines = [await Machine.empty(), await Machine.empty()];
  });

  afterEach(async () => {
    for (const machine of machines) await machine.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const at = (place: number): Machine => machines[place]!;

  async function backUpOneFile(): Promise<void> {
    const used = at(0);
    await used.start();
    await (await used.media()).put('a/sound', Buffer.from(SOUND));
    const sha256 = createHash('sha256').update(SOUND).digest('hex');
    const data = JSON.stringify({ audio: { key: 'a/sound', bytes: SOUND.length, sha256 } });
    await as(
      used.address.url,
      `select * from eventstore.append('s-1', -1, array['${randomUUID()}']::uuid[], array['Happened'],
         array['${data}']::jsonb[], array['{}']::jsonb[])`,
    );
    await used.backUp(folder);
  }

  const ontoAnEmptyDatabase = (): Config =>
    readConfig({ DATA_DIR: at(1).storage.dataDir, DATABASE_URL: at(1).address.url });

  async function restoreWith(
    stores: readonly Type<MediaStore>[],
    config = ontoAnEmptyDatabase(),
  ): Promise<readonly string[]> {
    const replacements = new Replacements(stores.map((useClass) => ({ port: MediaStore, useClass })));
    const media = new StandaloneMediaStore(config, replacements, async (start) => await start());
    const said: string[] = [];
    const command = new RestoreBackupCommand(config, config, new ContextSchemas(THEN), media);
    await command.execute([join(folder, 'whole.tar')], (line) => void said.push(line));
    return said;
  }

  test('puts files where the settings say', async () => {
    await backUpOneFile();
    expect((await restoreWith([])).join('\n')).toMatch(/Restored: .* 1 files/);
    expect(String(await (await at(1).media()).readAll('a/sound'))).toBe(SOUND);
  });

  test('puts files into the store of an extension, which is opened and closed as in the program', async () => {
    await backUpOneFile();
    expect((await restoreWith([NewsroomFiles])).join('\n')).toMatch(/Restored: .* 1 files/);
    expect(String(kept.get('a/sound'))).toBe(SOUND);
    expect(lived).toEqual(['opened now', 'closed']);
    expect(await readdir(at(1).storage.dataDir)).not.toContain('media');
  });

  test('begins anew where it was killed before there was a database, and no program starts there meanwhile', async () => {
    await backUpOneFile();
    await chmod(folder, 0o755);
    const config = readConfig({ DATA_DIR: join(folder, 'new') });
    const { dataDir } = config;
    const binaries = { postgres: '/bin/false', initdb: '/bin/false' };
    await expect(EmbeddedPostgres.start({ dataDir, binaries, restoring: true })).rejects.toThrow('/bin/false');
    const early = await startDatabase(config).catch((thrown: unknown) => thrown);
    expect(operatorWords(early)).toContain('Run the command "restore" again');
    expect((await restoreWith([], config)).join('\n')).toMatch(/Restored: .* 1 events, 1 files/);
    const database = await startDatabase(config);
    try {
      expect(await as(database.ownerUrl ?? '', 'select stream from eventstore.event')).toEqual([{ stream: 's-1' }]);
    } finally {
      await database.stop();
    }
  });

  test('leaves a database that is in use as it is, which goes on to serve', async () => {
    await backUpOneFile();
    await chmod(folder, 0o755);
    const config = readConfig({ DATA_DIR: join(folder, 'used') });
    const used = await startDatabase(config);
    await as(used.ownerUrl ?? '', 'create schema ledger');
    await used.stop();
    await expect(restoreWith([], config)).rejects.toThrow('There is something in the database already');
    await (await startDatabase(config)).stop();
  });

  test('refuses the store of an extension that needs the running program, before anything is there', async () => {
    await backUpOneFile();
    const error = await restoreWith([FilesInTables]).catch((thrown: unknown) => thrown);
    expect(operatorWords(error)).toMatch(/store of the extension, FilesInTables, needs Database,/);
    await at(1).start();
    expect(kept.size).toBe(0);
  });
});
