import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Extension } from './extension.js';
import { ExtensionFailed } from './extension-failed.js';
import { tellingWhose } from './extension-migrations.js';
import { readShape } from './extension-shape.js';
import { checkReplacements } from './replaceable-ports.js';
import { shareOurPackages } from './shared-packages.js';

/** What an extension that waits at its top level for something that never comes would keep up for ever. */
const LOADED_WITHIN_MS = 30_000;

export interface Loading {
  /** Comes first, where there are any. */
  readonly share?: () => void;
  readonly withinMs?: number;
}

/** In the order of their names in EXTENSIONS. Throws ExtensionFailed. */
export async function loadExtensions(
  names: readonly string[],
  { share = shareOurPackages, withinMs = LOADED_WITHIN_MS }: Loading = {},
): Promise<readonly Extension[]> {
  if (names.length > 0) share();
  const extensions: Extension[] = [];
  for (const name of names) extensions.push(await load(name, withinMs));
  checkReplacements(extensions);
  return extensions;
}

async function load(name: string, withinMs: number): Promise<Extension> {
  const url = addressOf(name);
  const { module, schema, replaces } = await readShape(name, await inTime(name, importOf(name, url), withinMs));
  const migrations = schema.migrations.map((migration) => tellingWhose(name, migration));
  // Node loads what links lead to: stack frames have those paths.
  const file = realpathSync(fileURLToPath(url));
  return { name, folder: folderOf(file), module, schema: { ...schema, migrations }, replaces };
}

async function inTime<T>(name: string, loading: Promise<T>, withinMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const what = `was not loaded within ${withinMs / 1000} s: it awaits something at its top level that does not come`;
  const timer = setTimeout(() => late.reject(new ExtensionFailed(name, what)), withinMs);
  try {
    return await Promise.race([loading, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function addressOf(name: string): string {
  if (/^\.{0,2}\//.test(name)) return pathToFileURL(resolve(name)).href;
  try {
    return import.meta.resolve(name);
  } catch (error) {
    throw new ExtensionFailed(name, 'is neither an installed package nor a file (./…)', error);
  }
}

async function importOf(name: string, url: string): Promise<Record<string, unknown>> {
  try {
    return (await import(url)) as Record<string, unknown>;
  } catch (error) {
    throw new ExtensionFailed(name, 'cannot be loaded', error);
  }
}

const OURS = dirname(fileURLToPath(import.meta.url));

/** The package of the file. A file beside the program, in its own package, has its folder alone. */
function folderOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    if (!existsSync(join(folder, 'package.json'))) continue;
    return OURS.startsWith(folder + sep) ? dirname(file) + sep : folder + sep;
  }
  return dirname(file) + sep;
}
