import { Injectable } from '@nestjs/common';
import type { CliCommand } from './cli-command.js';

/** Contexts register their commands when the program is wired; the command line finds them here. */
@Injectable()
export class CliRegistry {
  private readonly commands = new Map<string, CliCommand>();

  register(...commands: readonly CliCommand[]): void {
    for (const command of commands) this.commands.set(command.name, command);
  }

  find(name: string): CliCommand | undefined {
    return this.commands.get(name);
  }

  /** In alphabetical order. */
  all(): readonly CliCommand[] {
    return [...this.commands.values()].toSorted((a, b) => a.name.localeCompare(b.name));
  }
}
