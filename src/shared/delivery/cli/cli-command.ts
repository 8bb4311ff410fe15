import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** What was asked for cannot be done, here or now; the message says why, and what to do. */
export class CommandRefused extends Error {
  override readonly name: string = 'CommandRefused';
}

/** Bad arguments; the message says what they should be, and the usage of the command is told below it. */
export class UsageError extends CommandRefused {
  override readonly name = 'UsageError';
}

/** A check has found what it looks for, and has said so: the exit code is 1. */
export class ProblemsFound extends Error {
  override readonly name = 'ProblemsFound';
}

/** The arguments as they were typed: `--name value` and `--flag` (true) by name, and the words besides in order. */
export interface TypedArguments {
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly words: readonly string[];
}

/** What a command takes, under the name of an option or, for words, one of ours. `parameters.ts` makes them. */
export interface CliParameter<Value> {
  /** `--email E-MAIL`, `[FILE]` */
  usage(name: string): string;
  /** The options that it reads. */
  options(name: string): ParseArgsOptionsConfig;
  /** It reads words that belong to no option. Where nothing does they are refused: `audit:verify FOLDER` would check something else. */
  readonly takesWords: boolean;
  /** In which order faults are told: values that need not be given, words, what must be given. */
  readonly order: 1 | 2 | 3;
  /** Throws UsageError. */
  read(typed: TypedArguments, name: string): Value;
}

/** By name, in the order in which help tells them. */
export type CliParameters = Readonly<Record<string, CliParameter<unknown>>>;

export type CliValues<P extends CliParameters> = {
  readonly [Name in keyof P]: P[Name] extends CliParameter<infer Value> ? Value : never;
};

export type Say = (line: string) => void;

/** One word of the command line (`npm run cli -- <name> …`). A context's adapters/cli has one class for each. */
export abstract class CliCommand<P extends CliParameters = CliParameters> {
  /** `thing:verb` */
  abstract readonly name: string;
  abstract readonly summary: string;
  abstract readonly parameters: P;

  /** Prints through `say`. Throws CommandRefused, ProblemsFound, DomainError. */
  abstract run(values: CliValues<P>, say: Say): Promise<void>;

  /** Its arguments, e.g. `--email E-MAIL`. */
  get usage(): string {
    return usageOf(this.parameters);
  }

  /** Throws UsageError, and what `run` throws. */
  async execute(argv: readonly string[], say: Say): Promise<void> {
    await this.run(readArguments(this.parameters, argv), say);
  }
}

export const usageOf = (parameters: CliParameters): string =>
  Object.entries(parameters)
    .map(([name, parameter]) => parameter.usage(name))
    .join(' ');

/** Throws UsageError, for the first fault. */
export function readArguments<P extends CliParameters>(parameters: P, argv: readonly string[]): CliValues<P> {
  const typed = typedArguments(parameters, argv);
  const inOrder = Object.entries(parameters).toSorted(([, a], [, b]) => a.order - b.order);
  return Object.fromEntries(inOrder.map(([name, parameter]) => [name, parameter.read(typed, name)])) as CliValues<P>;
}

function typedArguments(parameters: CliParameters, argv: readonly string[]): TypedArguments {
  const all = Object.entries(parameters);
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: all.some(([, { takesWords }]) => takesWords),
      options: Object.assign({}, ...all.map(([name, parameter]) => parameter.options(name))) as ParseArgsOptionsConfig,
    });
    return { options: values as TypedArguments['options'], words: positionals };
  } catch (error) {
    throw new UsageError(withoutCredentials((error as Error).message));
  }
}

/** A connection string may have been typed where none is wanted. */
const withoutCredentials = (message: string): string => message.replaceAll(/:\/\/[^\s/]*@/g, '://…@');
