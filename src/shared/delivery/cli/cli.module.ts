import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { RebuildProjectionsCommand } from './rebuild-projections.command.js';
import { VerifyProjectionsCommand } from './verify-projections.command.js';
import { CliRegistry } from './cli-registry.js';

/** The command line of the program: contexts add their commands, and here are those of the platform. */
@Global()
@Module({ providers: [CliRegistry, RebuildProjectionsCommand, VerifyProjectionsCommand], exports: [CliRegistry] })
export class CliModule implements OnModuleInit {
  constructor(
    private readonly registry: CliRegistry,
    private readonly rebuild: RebuildProjectionsCommand,
    private readonly verify: VerifyProjectionsCommand,
  ) {}

  onModuleInit(): void {
    this.registry.register(this.rebuild, this.verify);
  }
}
