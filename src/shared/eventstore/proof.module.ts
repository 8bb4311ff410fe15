import { Logger, Module, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { CliCommand } from '../cli/cli-command.js';
import { CliRegistry } from '../cli/cli-registry.js';
import { Database } from '../database/database.js';
import { DailySeal } from './daily-seal.js';
import { unguarded } from './event-guard.js';
import { ExportHistoriesCommand } from './export-histories.command.js';
import { HistoryExport } from './export-histories.js';
import { ExportSealsCommand } from './export-seals.command.js';
import { SealHistoriesCommand } from './seal-histories.command.js';
import { Sealing } from './sealing.js';
import { Seals } from './seals.js';
import { VerifyHistoriesCommand } from './verify-histories.command.js';

const COMMANDS = [VerifyHistoriesCommand, SealHistoriesCommand, ExportSealsCommand, ExportHistoriesCommand] as const;

/** That histories are what was recorded: seals, and the commands of auditors. */
@Module({ providers: [Seals, Sealing, DailySeal, HistoryExport, ...COMMANDS] })
export class ProofModule implements OnModuleInit {
  readonly #logger = new Logger('Histories');

  constructor(
    private readonly modules: ModuleRef,
    private readonly registry: CliRegistry,
    private readonly database: Database,
  ) {}

  async onModuleInit(): Promise<void> {
    this.registry.register(...COMMANDS.map((command) => this.modules.get<CliCommand>(command)));
    const weakness = await unguarded(this.database);
    if (weakness !== null) this.#logger.warn(weakness);
  }
}
