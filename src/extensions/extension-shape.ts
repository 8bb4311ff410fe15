import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { EntitySchema, type MigrationInterface } from 'typeorm';
import type { Replacement } from '../shared/replaceable.js';
import type { ContextSchema } from '../shared/storage/database/context-schema.js';
import { createDataSource } from '../shared/storage/database/data-source.js';
import { ExtensionFailed } from './extension-failed.js';
import { nameOf } from './extension-migrations.js';

/** What the default export of an extension is. */
export interface ExtensionShape {
  readonly module: Type<unknown>;
  readonly schema: Omit<ContextSchema, 'guarded'>;
  readonly replaces: readonly Replacement[];
}

const NEST = Object.values(MODULE_METADATA);

/** An extension may be plain JavaScript: what types would say is looked at here. Throws ExtensionFailed. */
export async function readShape(name: string, { default: exported }: Record<string, unknown>): Promise<ExtensionShape> {
  if (typeof exported !== 'function' || !NEST.some((key) => Reflect.hasMetadata(key, exported))) {
    throw new ExtensionFailed(name, 'has no Nest module (a class with @Module) as its default export');
  }
  const { schema, replaces } = exported as Partial<Record<'schema' | 'replaces', unknown>>;
  const module = exported as Type<unknown>;
  return { module, schema: await schemaOf(name, schema), replaces: replacementsOf(name, replaces) };
}

async function schemaOf(name: string, schema: unknown = {}): Promise<ExtensionShape['schema']> {
  if (!isRecord(schema)) throw new ExtensionFailed(name, 'has a schema that is no ContextSchema: { migrations: […] }');
  const { migrations = [], entities = [], guarded } = schema;
  if (guarded !== undefined) throw new ExtensionFailed(name, 'has a guarded schema; only the histories are guarded');
  if (!Array.isArray(migrations) || !migrations.every(isClass)) {
    throw new ExtensionFailed(name, 'has a schema whose migrations are no list of classes');
  }
  if (!Array.isArray(entities) || !entities.every((entity) => entity instanceof EntitySchema)) {
    throw new ExtensionFailed(name, 'has a schema whose entities are no list of tables that mapTable made');
  }
  for (const migration of migrations) assertNamed(name, migration as new () => MigrationInterface);
  await assertMapped(name, entities);
  return { migrations: migrations as (new () => MigrationInterface)[], entities };
}

/** TypeORM runs migrations in the order of the timestamps in their names, and refuses one without. */
function assertNamed(name: string, migration: new () => MigrationInterface): void {
  if (/\d{13}$/.test(nameIn(name, migration))) return;
  const what = `has the migration "${nameOf(migration)}", whose name does not end with a timestamp of 13 digits`;
  throw new ExtensionFailed(name, `${what} (CreateNotes1795400000000)`);
}

function nameIn(name: string, migration: new () => MigrationInterface): string {
  try {
    return nameOf(migration);
  } catch (error) {
    throw new ExtensionFailed(name, `has the migration "${migration.name}", which cannot be made`, error);
  }
}

/** What TypeORM says of the tables, before it has those of all others too. */
async function assertMapped(name: string, entities: readonly EntitySchema[]): Promise<void> {
  try {
    await createDataSource('postgres://nowhere', [{ migrations: [], entities }]).checkMappings();
  } catch (error) {
    throw new ExtensionFailed(name, 'has tables that TypeORM refuses', error);
  }
}

function replacementsOf(name: string, replaces: unknown = []): readonly Replacement[] {
  const isReplacement = (one: unknown): boolean => isRecord(one) && isClass(one['port']) && isClass(one['useClass']);
  if (Array.isArray(replaces) && replaces.every(isReplacement)) return replaces as Replacement[];
  throw new ExtensionFailed(name, 'has a `replaces` that is no list of { port, useClass }, both of them classes');
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isClass = (value: unknown): boolean => typeof value === 'function';
