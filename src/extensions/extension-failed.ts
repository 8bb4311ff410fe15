import { DomainError } from '../shared/kernel/domain-error.js';
import type { Extension } from './extension.js';

/** An extension keeps the program from starting; the message names it. */
export class ExtensionFailed extends Error {
  override readonly name = 'ExtensionFailed';

  /** `what`: a predicate, e.g. `cannot be loaded`. */
  constructor(extension: string, what: string, cause?: unknown) {
    super(`The extension "${extension}" of EXTENSIONS ${what}${cause === undefined ? '.' : `: ${reasonOf(cause)}`}`, {
      cause,
    });
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/**
 * Starts something in which extensions take part. What goes wrong in the code or the wiring of one of them is thrown as
 * ExtensionFailed. All the rest is thrown as it is, DomainErrors too: a store that is away is nobody's fault.
 */
export async function whoFailed<T>(extensions: readonly Extension[], start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    const failed = extensions.find((extension) => isOf(extension, error));
    if (failed === undefined || error instanceof ExtensionFailed) throw error;
    throw new ExtensionFailed(failed.name, `failed while the program started${placeOf(failed, error as Error)}`, error);
  }
}

/** Nest tells what it could not inject in words that name the module, and with a stack of its own. */
const isOf = ({ folder, module }: Extension, error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof DomainError) &&
  (error.stack?.includes(folder) === true || new RegExp(`\\b${module.name} module\\b`).test(error.message));

function placeOf({ folder }: Extension, { stack = '' }: Error): string {
  const frame = stack.split('\n').find((line) => line.includes(folder));
  const place = frame?.slice(frame.indexOf(folder) + folder.length).replace(/\)$/, '');
  return place === undefined ? '' : ` (${place})`;
}
