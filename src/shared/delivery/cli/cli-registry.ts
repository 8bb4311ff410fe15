import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { RegisteredTwice } from '../../kernel/registered-twice.js';
import { CliCommand } from './cli-command.js';

/** Every CliCommand that a module of the program provides. */
@Injectable()
export class CliRegistry implements OnModuleInit {
  constructor(private readonly discovery: DiscoveryService) {}

  /** Throws RegisteredTwice. */
  onModuleInit(): void {
    const byName = new Map<string, CliCommand>();
    for (const command of this.all()) {
      const other = byName.get(command.name) ?? command;
      if (other !== command) throw new RegisteredTwice(`the command "${command.name}"`, [other, command]);
      byName.set(command.name, command);
    }
  }

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
