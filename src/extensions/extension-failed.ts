import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { RuntimeException } from '@nestjs/core/errors/exceptions/runtime.exception.js';
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
 * ExtensionFailed. All the rest is thrown as it is, also what an extension met: a store that is away is nobody's fault.
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

const isOf = (extension: Extension, error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof DomainError && error.kind === 'unavailable') &&
  (error.stack?.includes(extension.folder) === true || isWiringOf(extension, error));

/** Nest tells what it could not wire in words that name the module or the class, and with a stack of its own. */
function isWiringOf({ module, replaces }: Extension, error: Error): boolean {
  if (!(error instanceof RuntimeException)) return false;
  const words = new Set(error.message.match(/[\w$]+/g));
  return [...modulesOf(module), ...replaces.map(({ useClass }) => useClass)].some(({ name }) => words.has(name));
}

/** The module and the classes of modules that it imports, directly or through others. */
function modulesOf(module: Type<unknown>, known = new Set<Type<unknown>>()): ReadonlySet<Type<unknown>> {
  known.add(module);
  const imports = (Reflect.getMetadata(MODULE_METADATA.IMPORTS, module) ?? []) as readonly unknown[];
  for (const imported of imports.map(classOf)) {
    if (imported !== null && !known.has(imported)) modulesOf(imported, known);
  }
  return known;
}

/** Of a module or a dynamic one; null for what cannot be told before Nest resolves it. */
function classOf(imported: unknown): Type<unknown> | null {
  const { module } = (imported ?? {}) as { readonly module?: unknown };
  const named = module ?? imported;
  return typeof named === 'function' ? (named as Type<unknown>) : null;
}

function placeOf({ folder }: Extension, { stack = '' }: Error): string {
  const frame = stack.split('\n').find((line) => line.includes(folder));
  const place = frame?.slice(frame.indexOf(folder) + folder.length).replace(/\)$/, '');
  return place === undefined ? '' : ` (${place})`;
}
