import { Module } from '@nestjs/common';
import { BackUpCommand } from './delivery/cli/back-up.command.js';
import { RestoreBackupCommand } from './delivery/cli/restore-backup.command.js';
import { VerifyBackupCommand } from './delivery/cli/verify-backup.command.js';
import { Backups } from './storage/backup/backups.js';
import { ScheduledBackups } from './storage/backup/scheduled-backups.js';

/** Backups of everything that is kept, by command and by the clock. */
@Module({ providers: [Backups, ScheduledBackups, BackUpCommand, RestoreBackupCommand, VerifyBackupCommand] })
export class BackupModule {}
