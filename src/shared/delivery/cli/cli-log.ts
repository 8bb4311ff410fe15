import { ConsoleLogger } from '@nestjs/common';

/** Errors alone, on standard error. Without those that end the program: they are told once, in words, at its end. */
export class CliLog extends ConsoleLogger {
  constructor() {
    super({ logLevels: ['error', 'fatal'] });
  }

  override error(message: unknown, ...rest: unknown[]): void {
    if (rest.at(-1) !== 'ExceptionHandler') super.error(message, ...rest);
  }
}
