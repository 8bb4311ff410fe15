import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { StorageSettings } from '../../../config/storage-settings.js';
import { bundleName, writeBundle } from './bundle.js';
import { Diagnosis } from './diagnosis.js';

/** `kill -USR2`: the running process itself writes how it is into DATA_DIR, with what it has logged last. */
@Injectable()
export class DiagnosisOnSignal implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(DiagnosisOnSignal.name);
  private isWriting = false;

  constructor(
    private readonly diagnosis: Diagnosis,
    private readonly storage: StorageSettings,
    private readonly host: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    // Commands of the command line run without an HTTP server, and have a command for it.
    if (this.host.httpAdapter !== null && this.host.httpAdapter !== undefined) process.on('SIGUSR2', this.write);
  }

  onApplicationShutdown(): void {
    process.off('SIGUSR2', this.write);
  }

  private readonly write = (): void => {
    if (this.isWriting) return;
    this.isWriting = true;
    void this.writeOne().finally(() => (this.isWriting = false));
  };

  private async writeOne(): Promise<void> {
    const file = join(this.storage.dataDir, bundleName(new Date()));
    try {
      await writeBundle(file, await this.diagnosis.findings());
      this.logger.log(`a diagnosis was written: ${file}`);
    } catch (error) {
      this.logger.error({ err: error, msg: 'a diagnosis could not be written' });
    }
  }
}
