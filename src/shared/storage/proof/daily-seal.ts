import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { ProcessSettings } from '../../../config/process-settings.js';
import { StorageSettings } from '../../../config/storage-settings.js';
import { JobQueue } from '../jobs/job-queue.js';
import { SealKey } from './seal-key.js';
import { Sealing } from './sealing.js';

const QUEUE = 'eventstore.seal';
const HOURLY = '17 * * * *';
/** The first seal of a store that has been there for long reads all of it; what it has sealed stays sealed. */
const EXPIRE_SECONDS = 4 * 60 * 60;

/** One seal a day, by one of all processes. Whether it is due is checked every hour and at each start. */
@Injectable()
export class DailySeal implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly sealing: Sealing,
    private readonly jobs: JobQueue,
    private readonly process: ProcessSettings,
    private readonly storage: StorageSettings,
  ) {}

  /** Throws SealKeyUnusable, so that a wrong key is found at start and not at night. */
  async onModuleInit(): Promise<void> {
    if (this.process.role === 'api') return;
    if (this.storage.sealKeyFile !== null) await SealKey.open(this.storage);
    await this.jobs.work(QUEUE, async () => await this.sealing.sealWhenDue(), { expireSeconds: EXPIRE_SECONDS });
    await this.jobs.schedule(QUEUE, HOURLY);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.process.role !== 'api') await this.jobs.send(QUEUE, {}, { key: 'start' });
  }
}
