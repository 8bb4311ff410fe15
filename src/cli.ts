import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { brief, type RunningProgram } from './quickstart/brief.js';
import { serveSamples } from './quickstart/serve-samples.js';
import { surviveClosedOutput } from './closed-output.js';
import { readConfig, type Config } from './config.js';
import { whoFailed } from './extensions/extension-failed.js';
import { loadExtensions } from './extensions/load-extensions.js';
import { assertNodeVersion } from './node-version.js';
import { operatorWords } from './operator-words.js';
import {
  type CliCommand,
  CommandRefused,
  ProblemsFound,
  readArguments,
  UsageError,
} from './shared/delivery/cli/cli-command.js';
import { CliLog } from './shared/delivery/cli/cli-log.js';
import { CliRegistry } from './shared/delivery/cli/cli-registry.js';
import { GuardEventStoreCommand } from './shared/delivery/cli/guard-event-store.command.js';
import { joinDatabase } from './shared/storage/embedded-postgres/start-database.js';
import { RestoreBackupCommand } from './shared/delivery/cli/restore-backup.command.js';
import { VerifyBackupCommand } from './shared/delivery/cli/verify-backup.command.js';
import { ContextSchemas } from './shared/storage/database/context-schemas.js';
import { PlatformModule } from './shared/platform.module.js';
import { Replacements } from './shared/replaceable.js';
import { StandaloneMediaStore } from './shared/standalone-media-store.js';
import { VERIFY_PARAMETERS, verifyBundle } from './shared/delivery/cli/verify-histories.command.js';
import { EXAMPLE_BASE_URL, writePublished } from './shared/delivery/discovery/write-published.js';
import { createApp, stopApp } from './shared/delivery/http/bootstrap.js';
import { writeOpenApi } from './shared/delivery/http/openapi/write-openapi.js';
import { DomainError } from './shared/kernel/domain-error.js';

assertNodeVersion();

surviveClosedOutput();

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs with the whole program wired, but neither serving nor working, on the database of the service. */
async function withCommands<T>(use: (registry: CliRegistry) => Promise<T>): Promise<T> {
  const config = { ...readConfig(), role: 'api' as const };
  const extensions = await loadExtensions(config.extensions);
  const database = await joinDatabase(config);
  try {
    const root = AppModule.forRoot(config, database, { extensions, command: true });
    const options = { logger: new CliLog(), abortOnError: false };
    const app = await whoFailed(extensions, () => NestFactory.createApplicationContext(root, options));
    try {
      return await use(app.get(CliRegistry));
    } finally {
      await app.close();
    }
  } finally {
    await database.stop();
  }
}

const SAMPLES = ['samples:serve [PORT]', 'Serves the sample feeds on loopback, with fresh dates.'] as const;

function help(registry: CliRegistry): void {
  const commands = [
    ...registry.all().map(({ name, usage, summary }) => [`${name} ${usage}`, summary] as const),
    SAMPLES,
  ];
  say('npm run cli -- COMMAND …\n');
  for (const [words, summary] of commands) say(`  ${words.trimEnd()}\n      ${summary}`);
  say(
    '\nExit code 0: done, all is well; 1: a check has found something, or the program failed; 2: refused, with a reason.',
  );
  say('\nnpm run brief -- URL_OR_FILE…   makes a briefing from feeds in one go.');
}

async function run(name: string, argv: readonly string[]): Promise<void> {
  await withCommands(async (registry) => {
    const command = registry.find(name);
    if (name === 'help') return help(registry);
    if (command === undefined) throw new UsageError(`There is no command "${name}"; "npm run cli -- help" lists them.`);
    await execute(command, argv);
  });
}

async function execute(command: CliCommand, argv: readonly string[]): Promise<void> {
  try {
    await command.execute(argv, say);
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${error.message}\nUsage: ${command.name} ${command.usage}`);
    throw error;
  }
}

/**
 * Writes the checked-in copies of the documents that are served, from the running code; without extensions, which have
 * documents of their own.
 */
async function publish(write: (app: NestFastifyApplication) => Promise<void>): Promise<void> {
  const config = { ...readConfig({ BASE_URL: EXAMPLE_BASE_URL }), role: 'api' as const, logLevel: 'error' as const };
  const database = await joinDatabase(config);
  try {
    const app = await createApp(AppModule.forRoot(config, database, { command: true }), config);
    await app.init();
    await write(app);
    await app.close();
  } finally {
    await database.stop();
  }
}

/** The whole program in this process, on a free port of loopback, beside a running service or alone. */
async function startProgram(overrides: Partial<Config>): Promise<RunningProgram> {
  const own = readConfig();
  const config: Config = { ...own, ...overrides, port: 0, host: '127.0.0.1', role: 'all' };
  const extensions = await loadExtensions(config.extensions);
  const database = await joinDatabase(config, say);
  try {
    const root = AppModule.forRoot(config, database, { alone: database.alone, extensions });
    const app = await whoFailed(extensions, () => createApp(root, config));
    await whoFailed(extensions, () => app.listen(0, config.host));
    const stop = async (): Promise<void> => {
      await stopApp(app);
      await database.stop();
    };
    return { apiUrl: await app.getUrl(), config, stop };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function main([name = 'help', ...argv]: readonly string[]): Promise<void> {
  if (name === 'brief') return brief(argv, say, startProgram);
  if (name === 'samples:serve') return serveSamples(argv, say);
  if (name === 'openapi') return publish(writeOpenApi);
  if (name === 'published') return publish(writePublished);
  if (name === 'audit:verify' && argv.some((word) => word.startsWith('--bundle'))) {
    return verifyBundle(readArguments(VERIFY_PARAMETERS, argv), say);
  }
  // The program does not start where it lacks the rights that this command gives.
  if (name === 'event-store:guard') return execute(new GuardEventStoreCommand(readConfig()), argv);
  // These need no database, or one that nobody works on.
  if (name === 'backup:verify') return execute(new VerifyBackupCommand(readConfig()), argv);
  if (name === 'restore') return restore(argv);
  return run(name, argv);
}

/** Without the program, which would begin to work on an empty database. */
async function restore(argv: readonly string[]): Promise<void> {
  const config = readConfig();
  const extensions = await loadExtensions(config.extensions);
  const schemas = [...PlatformModule.schemas, ...AppModule.schemas, ...extensions.map(({ schema }) => schema)];
  const replacements = new Replacements(extensions.flatMap(({ replaces }) => replaces));
  const media = new StandaloneMediaStore(config, replacements, (start) => whoFailed(extensions, start));
  await execute(new RestoreBackupCommand(config, config, new ContextSchemas(schemas), media), argv);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const found = error instanceof ProblemsFound;
  const refused = found || error instanceof CommandRefused || error instanceof DomainError;
  const words = operatorWords(error) ?? (refused ? error.message : null);
  process.stderr.write(`${words ?? (error as Error).stack ?? String(error)}\n`);
  process.exitCode = found || words === null ? 1 : 2;
}
process.exit();
