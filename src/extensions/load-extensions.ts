import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import type { Type } from '@nestjs/common';
import type { MigrationInterface } from 'typeorm';
import type { Replacement } from '../shared/replaceable.js';
import type { ContextSchema } from '../shared/storage/database/context-schema.js';
import type { Extension } from './extension.js';
import { ExtensionFailed } from './extension-failed.js';
import { checkReplacements } from './replaceable-ports.js';
import { shareOurPackages } from './shared-packages.js';

/** What the default export of an extension is. */
type ExtensionModule = Type<unknown> & {
  readonly schema?: ContextSchema;
  readonly replaces?: readonly Replacement[];
};

/** In the order of their names in EXTENSIONS. `share` comes first, where there are any. Throws ExtensionFailed. */
export async function loadExtensions(
  names: readonly string[],
  share: () => void = shareOurPackages,
): Promise<readonly Extension[]> {
  if (names.length > 0) share();
  const extensions: Extension[] = [];
  for (const name of names) extensions.push(await load(name));
  checkReplacements(extensions);
  return extensions;
}

async function load(name: string): Promise<Extension> {
  const url = addressOf(name);
  const module = moduleOf(name, await importOf(name, url));
  const { migrations = [], entities = [], guarded } = module.schema ?? {};
  if (guarded !== undefined) throw new ExtensionFailed(name, 'has a guarded schema; only the histories are guarded');
  const named = migrations.map((migration) => namedIn(name, migration));
  const schema: ContextSchema = { migrations: named, entities };
  // Node loads what links lead to: stack frames have those paths.
  const file = realpathSync(fileURLToPath(url));
  return { name, folder: folderOf(file), module, schema, replaces: module.replaces ?? [] };
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

const NEST = Object.values(MODULE_METADATA);

function moduleOf(name: string, { default: exported }: Record<string, unknown>): ExtensionModule {
  if (typeof exported === 'function' && NEST.some((key) => Reflect.hasMetadata(key, exported))) {
    return exported as ExtensionModule;
  }
  throw new ExtensionFailed(name, 'has no Nest module (a class with @Module) as its default export');
}

/** The same migration, under the same name; when it fails it tells whose it is. */
const namedIn = (extension: string, Migration: new () => MigrationInterface): new () => MigrationInterface =>
  class {
    constructor() {
      const migration = new Migration();
      const up = migration.up.bind(migration);
      migration.up = async (runner) => {
        try {
          await up(runner);
        } catch (error) {
          throw new ExtensionFailed(extension, `could not migrate the database (${Migration.name})`, error);
        }
      };
      // A constructor that returns an object makes that object: its class keeps its name, which goes on record.
      return migration;
    }
  } as new () => MigrationInterface;

const OURS = dirname(fileURLToPath(import.meta.url));

/** The package of the file. A file beside the program, in its own package, has its folder alone. */
function folderOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    if (!existsSync(join(folder, 'package.json'))) continue;
    return OURS.startsWith(folder + sep) ? dirname(file) + sep : folder + sep;
  }
  return dirname(file) + sep;
}
