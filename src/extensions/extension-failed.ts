import { pathToFileURL } from 'node:url';
import { RuntimeException } from '@nestjs/core/errors/exceptions/runtime.exception.js';
import { DomainError } from '../shared/kernel/domain-error.js';
import { RegisteredTwice } from '../shared/kernel/registered-twice.js';
import type { Extension } from './extension.js';
import { modulesOf, provides, routesOf } from './extension-parts.js';

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
 * Starts something in which extensions take part. What goes wrong in the code or the wiring of one of them, or because it
 * brings what is there already, is thrown as ExtensionFailed. All the rest is thrown as it is, also what an extension met:
 * a store that is away is nobody's fault.
 */
export async function whoFailed<T>(extensions: readonly Extension[], start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    // Of two that bring the same, the later one is refused.
    const failed = extensions.findLast((extension) => isOf(extension, error));
    if (failed === undefined || error instanceof ExtensionFailed) throw error;
    throw new ExtensionFailed(failed.name, `failed while the program started${placeOf(failed, error as Error)}`, error);
  }
}

const isOf = (extension: Extension, error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof DomainError && error.kind === 'unavailable') &&
  (frameOf(extension, error) !== null ||
    isWiringOf(extension, error) ||
    isRouteOf(extension, error) ||
    (error instanceof RegisteredTwice && error.both.some((one) => provides(extension.module, one))));

/** Nest tells what it could not wire in words that name the module or the class, and with a stack of its own. */
function isWiringOf({ module, replaces }: Extension, error: Error): boolean {
  if (!(error instanceof RuntimeException)) return false;
  const words = new Set(error.message.match(/[\w$]+/g));
  return [...modulesOf(module), ...replaces.map(({ useClass }) => useClass)].some(({ name }) => words.has(name));
}

/** Fastify names the route, and its stack is our own. */
const isRouteOf = ({ module }: Extension, error: Error): boolean =>
  'code' in error &&
  error.code === 'FST_ERR_DUPLICATED_ROUTE' &&
  routesOf(module).some((path) => error.message.includes(`'${path}'`));

interface Frame {
  readonly line: string;
  /** The folder of the extension as it stands in the line. */
  readonly folder: string;
}

/** The first line of its stack that lies in the extension. Node tells paths of ES modules as addresses, spaces as %20. */
function frameOf({ folder }: Extension, { stack = '' }: Error): Frame | null {
  for (const line of stack.split('\n')) {
    const written = [pathToFileURL(folder).href, folder].find((one) => line.includes(one));
    if (written !== undefined) return { line, folder: written };
  }
  return null;
}

function placeOf(extension: Extension, error: Error): string {
  const frame = frameOf(extension, error);
  if (frame === null) return '';
  const { line, folder } = frame;
  return ` (${decodeURIComponent(line.slice(line.indexOf(folder) + folder.length).replace(/\)$/, ''))})`;
}
