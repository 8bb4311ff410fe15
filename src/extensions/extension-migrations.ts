import type { MigrationInterface } from 'typeorm';
import type { ContextSchema } from '../shared/storage/database/context-schema.js';
import type { Extension } from './extension.js';
import { ExtensionFailed } from './extension-failed.js';

type Migration = new () => MigrationInterface;

/** Under which it goes on record: TypeORM takes that of the object first. */
export function nameOf(Theirs: Migration): string {
  const migration = new Theirs();
  return migration.name ?? migration.constructor.name;
}

/** The same migration, under the same name; when it fails it tells whose it is. */
export const tellingWhose = (extension: string, Theirs: Migration): Migration =>
  class {
    constructor() {
      const migration = new Theirs();
      const up = migration.up.bind(migration);
      migration.up = async (runner) => {
        try {
          await up(runner);
        } catch (error) {
          throw new ExtensionFailed(extension, `could not migrate the database (${nameOf(Theirs)})`, error);
        }
      };
      // A constructor that returns an object makes that object: its class keeps its name, which goes on record.
      return migration;
    }
  } as unknown as Migration;

/** What has run goes on record by its name, so each name means one migration. Throws ExtensionFailed. */
export function checkMigrations(ours: readonly ContextSchema[], extensions: readonly Extension[]): void {
  const known = new Set(ours.flatMap(({ migrations }) => migrations.map(nameOf)));
  for (const { name, schema } of extensions) {
    for (const migration of schema.migrations.map(nameOf)) {
      if (known.has(migration))
        throw new ExtensionFailed(name, `has the migration "${migration}", a name that is taken`);
      known.add(migration);
    }
  }
}
