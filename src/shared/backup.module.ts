import { Module } from '@nestjs/common';
import { BackUpCommand } from './delivery/cli/back-up.command.js';
import { RestoreBackupCommand } from './delivery/cli/restore-backup.command.js';
import { VerifyBackupCommand } from './delivery/cli/verify-backup.command.js';
import { Backups } from './storage/backup/backups.js';
import { ScheduledBackups } from './storage/backup/scheduled-backups.js';
import { MediaStore } from './storage/media/media-store.js';
import { MediaStoreOpener } from './storage/media/media-store-opener.js';

/** Backups of everything that is kept, by command and by the clock. */
@Module({
  providers: [
    Backups,
    ScheduledBackups,
    BackUpCommand,
    RestoreBackupCommand,
    VerifyBackupCommand,
    {
      provide: MediaStoreOpener,
      inject: [MediaStore],
      useFactory: (media: MediaStore): MediaStoreOpener => ({ use: async (work) => await work(media) }),
    },
  ],
})
export class BackupModule {}
