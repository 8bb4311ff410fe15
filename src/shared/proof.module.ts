import { Logger, Module, type OnModuleInit } from '@nestjs/common';
import { StorageSettings } from '../config/storage-settings.js';
import { Database } from './storage/database/database.js';
import { DailySeal } from './storage/proof/daily-seal.js';
import { weaknesses } from './storage/eventstoredb/event-guard.js';
import { ExportHistoriesCommand } from './delivery/cli/export-histories.command.js';
import { HistoryExport } from './storage/proof/export-histories.js';
import { ExportSealsCommand } from './delivery/cli/export-seals.command.js';
import { RestoreHistoryCommand } from './delivery/cli/restore-history.command.js';
import { SealHistoriesCommand } from './delivery/cli/seal-histories.command.js';
import { Sealing } from './storage/proof/sealing.js';
import { Seals } from './storage/proof/seals.js';
import { VerifyHistoriesCommand } from './delivery/cli/verify-histories.command.js';

const COMMANDS = [
  VerifyHistoriesCommand,
  SealHistoriesCommand,
  ExportSealsCommand,
  ExportHistoriesCommand,
  RestoreHistoryCommand,
] as const;

/** Tamper evidence of histories: the daily seals, and the commands of auditors. */
@Module({ providers: [Seals, Sealing, DailySeal, HistoryExport, ...COMMANDS] })
export class ProofModule implements OnModuleInit {
  readonly #logger = new Logger('Histories');

  constructor(
    private readonly database: Database,
    private readonly settings: StorageSettings,
  ) {}

  async onModuleInit(): Promise<void> {
    for (const weakness of await weaknesses(this.database, this.settings)) this.#logger.warn(weakness);
  }
}
