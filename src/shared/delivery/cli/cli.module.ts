import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { GuardEventStoreCommand } from './guard-event-store.command.js';
import { ParkedProjectionsCommand } from './parked-projections.command.js';
import { RebuildProjectionsCommand } from './rebuild-projections.command.js';
import { RetryProjectionsCommand } from './retry-projections.command.js';
import { VerifyProjectionsCommand } from './verify-projections.command.js';
import { CliRegistry } from './cli-registry.js';

/** The command line of the program, and the commands of the platform. Contexts provide theirs in their own modules. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    CliRegistry,
    GuardEventStoreCommand,
    ParkedProjectionsCommand,
    RebuildProjectionsCommand,
    RetryProjectionsCommand,
    VerifyProjectionsCommand,
  ],
  exports: [CliRegistry],
})
export class CliModule {}
