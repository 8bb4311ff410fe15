/** Bad arguments; the message says what they should be. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A check has found what it looks for, and has said so: the exit code is 1. */
export class ProblemsFound extends Error {
  override readonly name = 'ProblemsFound';
}

/** `--name value` and `--flag` (as `yes`) by name, and the rest in order. */
export interface CliArguments {
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly positionals: readonly string[];
}

/** One word of the command line (`npm run cli -- <name> …`). A context's adapters/cli has one class for each. */
export abstract class CliCommand {
  /** `thing:verb` */
  abstract readonly name: string;
  /** Its arguments, e.g. `--email E-MAIL`. */
  abstract readonly usage: string;
  abstract readonly summary: string;
  /** Names of its options; each takes a value. */
  abstract readonly options: readonly string[];
  /** Names of those that take none. */
  readonly flags: readonly string[] = [];
  /** Whether it takes words besides, such as ids. Else they are refused: `audit:verify FOLDER` would check something else. */
  readonly takesWords: boolean = false;
  /** Prints through `say`. Throws UsageError, ProblemsFound, DomainError. */
  abstract run(args: CliArguments, say: (line: string) => void): Promise<void>;
}

/** The option, or a UsageError that names it. */
export function required(args: CliArguments, name: string): string {
  const value = args.options[name];
  if (value === undefined || value === '') throw new UsageError(`--${name} is missing.`);
  return value;
}
