import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ProcessSettings } from '../../../config/process-settings.js';
import { StorageSettings } from '../../../config/storage-settings.js';
import { Repositories } from '../database/repositories.js';
import { knownKeys } from './known-key-row.js';
import { SecretKey, SecretKeyUnusable } from './secret-key.js';

/**
 * The secret key, once it is known to be the one of this database: with another one nothing that was sealed could be
 * opened, and two machines with two keys would refuse each other's cookies.
 */
@Injectable()
export class SecretKeys implements OnApplicationBootstrap {
  #opened: Promise<SecretKey> | null = null;

  constructor(
    private readonly process: ProcessSettings,
    private readonly storage: StorageSettings,
    private readonly repositories: Repositories,
    private readonly server: HttpAdapterHost,
  ) {}

  /** Processes that serve HTTP check the key at start; workers and commands when they first use it. */
  async onApplicationBootstrap(): Promise<void> {
    const serves = (this.server.httpAdapter as unknown) !== undefined && this.process.role !== 'worker';
    if (serves || this.storage.secretKeyFile !== null) await this.get();
  }

  /** Throws SecretKeyUnusable. */
  get(): Promise<SecretKey> {
    this.#opened ??= this.open().catch((error: unknown) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }

  private async open(): Promise<SecretKey> {
    const key = await SecretKey.open(this.storage);
    const rows = this.repositories.of(knownKeys);
    await rows.createQueryBuilder().insert().values({ fingerprint: key.fingerprint }).orIgnore().execute();
    const [known] = await rows.find();
    if (known?.fingerprint === key.fingerprint) return key;
    throw new SecretKeyUnusable(
      'The secret key is another one than this database was used with. Set SECRET_KEY_FILE to the file of that key; ' +
        'all machines on one database need the same one.',
    );
  }
}
