import { statfs } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StorageSettings } from '../../../../config/storage-settings.js';
import { Metrics, type Reading } from './metrics.js';

/** Room on the disk of DATA_DIR, where the media and the embedded database are. */
@Injectable()
export class DiskMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly storage: StorageSettings,
  ) {}

  onModuleInit(): void {
    this.metrics.register('disk', () => this.disk());
  }

  private async disk(): Promise<Reading[]> {
    const { bavail, blocks, bsize } = await statfs(this.storage.dataDir);
    return [
      {
        name: 'briefings_disk_free_bytes',
        help: 'Room that is left on the disk of DATA_DIR.',
        values: [{ value: bavail * bsize }],
      },
      {
        name: 'briefings_disk_size_bytes',
        help: 'Room that the disk of DATA_DIR has.',
        values: [{ value: blocks * bsize }],
      },
    ];
  }
}
