// A program of the build on a database of its own, for benchmarks of what happens in front of controllers.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '../../../dist/shared/storage/embedded-postgres/start-database.js';
import { familyOf } from '../../support/program/processes.ts';

const SERVER = join(import.meta.dirname, 'server.mjs');

/** A free port of loopback. */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the server and waits until it says where it is. */
async function serve(args, env) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [SERVER, ...args], {
    env: { ...process.env, ...env, PORT: String(port), BASE_URL: env.BASE_URL ?? url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      if (String(data).includes('are served at')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the program ended with ${code}`)));
  });
  return { child, url };
}

async function stop(child) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/**
 * Runs `work` with a starter of programs (arguments of server.mjs → URL) that share one database, and with their
 * settings, for the command line, and the processes themselves; stops them all.
 */
export async function withPrograms(settings, work) {
  const dataDir = await mkdtemp(join(tmpdir(), 'authentication-bench-'));
  const database = await startDatabase({ dataDir, databaseUrl: null });
  const children = [];
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    ROLE: 'api',
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...settings,
  };
  try {
    const start = async (...args) => {
      const { child, url } = await serve(args, env);
      children.push(child);
      return url;
    };
    await work(start, env, children);
  } finally {
    await Promise.all(children.map(stop));
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Processor time in ms of all programs that this process has started, the database among them. What a request costs,
 * however busy the machine is with other things.
 */
export const processorMs = () =>
  familyOf(process.pid).reduce((sum, { pid, processorMs }) => (pid === process.pid ? sum : sum + processorMs), 0);
