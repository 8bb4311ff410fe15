import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger as Pino, pino } from 'pino';
import { currentSpan, isTracing } from '../../../kernel/tracing.js';
import { logOutput } from './log-output.js';
import { remembered } from './recent-lines.js';
import type { ProcessSettings } from '../../../../config/process-settings.js';

/** One JSON line per entry on standard output. It redacts nothing: never log a token or a body. */
export function createLog(level: ProcessSettings['logLevel'], destination?: DestinationStream): Pino {
  const stream = destination ?? logOutput(1);
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino({ ...options, ...(isTracing() && { mixin: placeInTrace }) }, remembered(stream));
}

/** By the names of OpenTelemetry's log data model, so that a line is found from its trace, and the other way round. */
function placeInTrace(): object {
  const span = currentSpan();
  return span === null ? {} : { trace_id: span.traceId, span_id: span.spanId };
}

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** Contexts of Nest's logger that list every module and route at each start. */
const WIRING = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/** Nest's context for what fails at the start, which it throws as well: whoever starts the program says it once, in words. */
const THROWN = 'ExceptionHandler';

/** Writes the entries of Nest and of our own Nest `Logger`s to the same stream. */
export class PinoNestLogger implements LoggerService {
  constructor(private readonly pino: Pino) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(WIRING.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    if (rest.at(-1) !== THROWN) this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest passes the context of the logger last, and before it, for errors, a stack; beside an object stands its `msg`. */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    const strings = rest.filter((part) => typeof part === 'string');
    const context = strings.at(-1);
    const beside = strings.length > 1 ? strings[0] : undefined;
    const key = typeof message === 'string' || message instanceof Error ? 'stack' : 'msg';
    const about = { ...(context !== undefined && { context }), ...(beside !== undefined && { [key]: beside }) };
    if (message instanceof Error) this.pino[level]({ ...about, err: message }, message.message);
    else if (typeof message === 'string') this.pino[level](about, message);
    else this.pino[level]({ ...about, ...Object(message) });
  }
}
