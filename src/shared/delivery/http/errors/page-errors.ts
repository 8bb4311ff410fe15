import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';

/** Errors of routes that people open. Whoever renders pages implements it. */
export abstract class PageErrors implements ExceptionFilter {
  /** Answers with a page that says what happened, and with the status of the error. */
  abstract catch(error: unknown, host: ArgumentsHost): void;
}
