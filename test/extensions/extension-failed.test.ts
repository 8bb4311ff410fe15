import { describe, expect, test } from '@jest/globals';
import { type DynamicModule, Injectable, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ScriptWriter } from '../../src/briefing/application/ports/script-writer.js';
import { ExtensionFailed, whoFailed } from '../../src/extensions/extension-failed.js';
import type { Extension } from '../../src/extensions/extension.js';
import { InvalidRequest } from '../../src/shared/kernel/domain-error.js';
import { replaceable, Replacements } from '../../src/shared/replaceable.js';
import { DatabaseUnavailable } from '../../src/shared/storage/connections/database-unavailable.js';

class Missing {}

@Injectable()
class NeedsWhatIsMissing {
  constructor(readonly missing: Missing) {}
}

@Module({ providers: [NeedsWhatIsMissing] })
class InnerModule {}

@Injectable()
class RemoteScriptWriter {
  constructor(readonly missing: Missing) {}
}

class OuterModule {}

const importing = (...imports: readonly unknown[]): Type<unknown> => {
  Module({ imports: [...imports] as Type<unknown>[] })(OuterModule);
  return OuterModule;
};

const extension = (module: Type<unknown>, folder = '/nowhere/newsroom/'): Extension => ({
  name: './newsroom.js',
  folder,
  module,
  schema: { migrations: [] },
  replaces: [{ port: ScriptWriter, useClass: RemoteScriptWriter }],
});

const failureOf = (subject: Extension, start: () => Promise<unknown>): Promise<unknown> =>
  whoFailed([subject], start).catch((error: unknown) => error);

const wire = (root: Type<unknown> | DynamicModule) => () =>
  NestFactory.createApplicationContext(root, { logger: false, abortOnError: false });

describe('an extension that fails while the program starts', () => {
  test('is named when a module that it imports lacks a provider', async () => {
    const module = importing({ module: InnerModule });
    const error = await failureOf(extension(module), wire(module));
    expect(error).toBeInstanceOf(ExtensionFailed);
    expect(String(error)).toContain('./newsroom.js');
  });

  test('is named when it imports a module that is not there', async () => {
    const module = importing(undefined);
    expect(await failureOf(extension(module), wire(module))).toBeInstanceOf(ExtensionFailed);
  });

  test('is named when its adapter of a port of ours lacks a provider', async () => {
    const { replaces, ...rest } = extension(importing());
    const providers = [
      { provide: Replacements, useValue: new Replacements(replaces) },
      replaceable(ScriptWriter, RemoteScriptWriter as unknown as Type<ScriptWriter>),
    ];
    @Module({ providers })
    class OursModule {}
    expect(await failureOf({ ...rest, replaces }, wire(OursModule))).toBeInstanceOf(ExtensionFailed);
  });

  test('is named when it is refused, and not when a store is away', async () => {
    const here = extension(OuterModule, import.meta.dirname);
    const failing = (error: Error) =>
      failureOf(here, async () => {
        throw error;
      });
    expect(await failing(new InvalidRequest('no such feed'))).toBeInstanceOf(ExtensionFailed);
    const away = new DatabaseUnavailable(new Error('refused'));
    expect(await failing(away)).toBe(away);
  });

  test('is not named for what lies elsewhere', async () => {
    const elsewhere = new Error('the OuterModule module of somebody else');
    expect(await failureOf(extension(OuterModule), () => Promise.reject(elsewhere))).toBe(elsewhere);
  });
});
