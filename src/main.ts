import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { surviveClosedOutput } from './closed-output.js';
import { readConfig, type Config } from './config.js';
import { whoFailed } from './extensions/extension-failed.js';
import { loadExtensions } from './extensions/load-extensions.js';
import { leaveRoot } from './leave-root.js';
import { assertNodeVersion } from './node-version.js';
import { nameSourcesInStacks } from './source-positions.js';
import { operatorWords } from './operator-words.js';
import { startDatabase } from './shared/storage/embedded-postgres/start-database.js';
import { eventStoreInWords } from './shared/storage/eventstoredb/open-event-store.js';
import { createApp, drainApp, stopApp } from './shared/delivery/http/bootstrap.js';
import { SetupLink } from './shared/delivery/cli/setup-link.js';
import { startTelemetry } from './shared/outbound/telemetry/start-telemetry.js';
import { createLog } from './shared/delivery/http/logging/log.js';

assertNodeVersion();
nameSourcesInStacks();
surviveClosedOutput();

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function serve(config: Config): Promise<void> {
  const began = performance.now();
  const telemetry = await startTelemetry(config);
  try {
    await serveTraced(config, began);
  } finally {
    await telemetry.stop();
  }
}

async function serveTraced(config: Config, began: number): Promise<void> {
  const log = createLog(config.logLevel);
  await leaveRoot(config, say);
  const extensions = await loadExtensions(config.extensions);
  const database = await startDatabase(config, say);
  try {
    const root = AppModule.forRoot(config, database, { alone: database.alone, extensions });
    const app = await whoFailed(extensions, () => createApp(root, config, log));
    const stopped = untilSignal();
    try {
      await whoFailed(extensions, () => app.listen(config.port, config.host));
      const place = config.port === 0 ? await app.getUrl() : config.baseUrl;
      say(welcome(config, place, performance.now() - began));
      // Workers show no pages.
      if (config.role !== 'worker') sayHowToBegin(place, await app.get(SetupLink, { strict: false }).make());
      const signal = await stopped;
      if (config.drainSeconds > 0) await drain(app, signal, config);
      say(`Stopping (${signal}): finishing requests and handing back work.`);
      endAnyway();
    } finally {
      await stopApp(app);
    }
  } finally {
    await database.stop();
  }
}

/** Whoever sends requests here asks /readyz, or hears it from the answers, and sends them elsewhere. */
async function drain(app: NestFastifyApplication, signal: string, { drainSeconds }: Config): Promise<void> {
  say(`Stopping (${signal}): draining for ${drainSeconds} s. A second signal ends it at once.`);
  await drainApp(app, sleep(drainSeconds * 1000));
}

const STOP_WITHIN_MS = 60_000;

/** A terminal and npm both forward Ctrl+C: a second signal within this time is the same request to stop. */
const ONE_SIGNAL_MS = 1000;

/** Resolves with the first signal; a later one ends the program at once. */
function untilSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let first = Infinity;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (Date.now() - first > ONE_SIGNAL_MS) process.exit(130);
        first = Math.min(first, Date.now());
        resolve(signal);
      });
    }
  });
}

/** A database that never answers must not block the shutdown; aborted jobs start again elsewhere. */
function endAnyway(): void {
  setTimeout(() => {
    say(`Still not stopped after ${STOP_WITHIN_MS / 1000} s: ending now.`);
    process.exit(1);
  }, STOP_WITHIN_MS).unref();
}

function welcome(config: Config, place: string, ms: number): string {
  const database = config.databaseUrl === null ? `embedded PostgreSQL in ${config.dataDir}` : 'PostgreSQL of yours';
  const histories = eventStoreInWords(config.eventStoreUrl);
  return [
    '',
    `Podcast briefings are served at ${place} (ready after ${(ms / 1000).toFixed(1)} s).`,
    `  API: ${place}/docs   contract: ${place}/openapi.json   health: ${place}/readyz`,
    `  Role: ${config.role}   database: ${database}   histories: ${histories}   media: ${config.mediaUrl?.split('?', 1)[0] ?? `${config.dataDir}/media`}`,
    '  Stop with Ctrl+C.',
    '',
  ].join('\n');
}

/** Last, so that it is on the screen. Without borders at the sides: a line that is too long can still be copied. */
function sayHowToBegin(place: string, path: string | null): void {
  if (path === null) return;
  const rule = '═'.repeat(72);
  const words = 'Nobody has an account here yet. Open this to make the first one, yours:';
  say([rule, '', `  ${words}`, '', `  ${place}${path}`, '', '  It works once, for 24 hours.', '', rule, ''].join('\n'));
}

try {
  await serve(readConfig());
} catch (error) {
  const words = operatorWords(error);
  process.stderr.write(`${words ?? (error as Error).stack ?? String(error)}\n`);
  process.exitCode = words === null ? 1 : 2;
}
// Everything is closed; what still holds the event loop (an idle socket of a client library) must not keep us here.
process.exit();
