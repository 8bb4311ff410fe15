import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { CliCommand } from './cli-command.js';

/** Every CliCommand that a module of the program provides. */
@Injectable()
export class CliRegistry {
  constructor(private readonly discovery: DiscoveryService) {}

  find(name: string): CliCommand | undefined {
    return this.all().find((command) => command.name === name);
  }

  /** In alphabetical order. */
  all(): readonly CliCommand[] {
    return this.discovery
      .getProviders()
      .map(({ instance }): unknown => instance)
      .filter((provider) => provider instanceof CliCommand)
      .toSorted((a, b) => a.name.localeCompare(b.name));
  }
}
