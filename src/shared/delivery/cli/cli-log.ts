import { ConsoleLogger } from '@nestjs/common';

/** Logs errors only, to standard error. The error that ends the program is printed once, at its end. */
export class CliLog extends ConsoleLogger {
  constructor() {
    super({ logLevels: ['error', 'fatal'] });
  }

  override error(message: unknown, ...rest: unknown[]): void {
    if (rest.at(-1) !== 'ExceptionHandler') super.error(message, ...rest);
  }
}
