import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ExtensionFailed } from '../../src/extensions/extension-failed.js';
import { loadExtensions } from '../../src/extensions/load-extensions.js';
import { operatorWords } from '../../src/operator-words.js';

const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', `${name}.mjs`);

/** Here everything is one package, and Jest has no loader whose hooks we could use. */
const loadHere = (...names: readonly string[]) => loadExtensions(names, { share: () => undefined, withinMs: 2_000 });

const refusalOf = (name: string): Promise<unknown> => loadHere(name).catch((error: unknown) => error);

describe('the extensions that EXTENSIONS names', () => {
  test('are loaded in their order, from absolute paths and from those below where the program starts', async () => {
    const below = './test/extensions/fixtures/migrates.mjs';
    const extensions = await loadHere(fixture('cannot-be-made'), below);
    expect(extensions.map(({ name, module }) => [name, module.name])).toEqual([
      [fixture('cannot-be-made'), 'NewsroomModule'],
      [below, 'GuestBookModule'],
    ]);
  });

  test('bring their migrations under the names that go on record', async () => {
    const [extension] = await loadHere(fixture('migrates'));
    expect(extension?.schema.migrations.map((migration) => new migration().constructor.name)).toEqual([
      'CreateGuestBook1795400000000',
    ]);
  });

  test('replace a port once between them', async () => {
    const [one, other] = [fixture('replaces-the-composer'), './test/extensions/fixtures/replaces-the-composer.mjs'];
    const [extension] = await loadHere(one);
    expect(extension?.replaces.map(({ useClass }) => useClass.name)).toEqual(['RemoteScriptWriter']);
    await expect(loadHere(one, other)).rejects.toThrow(`replaces ScriptWriter, which "${one}" replaces too`);
  });

  test.each([
    ['cannot-be-loaded', 'cannot be loaded: its configuration is missing'],
    ['no-module', 'has no Nest module (a class with @Module) as its default export.'],
    ['missing', 'cannot be loaded: '],
    ['never-loads', 'was not loaded within 2 s: it awaits something at its top level that does not come.'],
    ['has-an-odd-schema', 'has a schema whose migrations are no list of classes.'],
    ['has-no-timestamp', 'has the migration "CreateNotes", whose name does not end with a timestamp of 13 digits'],
    ['maps-no-key', 'has tables that TypeORM refuses: Entity "notes_note" does not have a primary column.'],
    ['replaces-oddly', 'has a `replaces` that is no list of { port, useClass }, both of them classes.'],
    ['replaces-the-clock', 'may not replace Clock.'],
    ['replaces-with-anything', 'replaces ScriptWriter with Anything, which does not extend it.'],
  ])('are named to the operator when one of them is %s', async (name, words) => {
    const error = await refusalOf(fixture(name));
    expect(error).toBeInstanceOf(ExtensionFailed);
    expect(operatorWords(error)).toContain(`The extension "${fixture(name)}" of EXTENSIONS ${words}`);
  });
});
