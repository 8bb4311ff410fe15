import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { TYPESCRIPT_FLAGS } from './typescript-flags.mjs';

/** Jest calls this once, however many projects of a run name it. Workers inherit the environment. */
export default async function startTestDatabase() {
  const server = spawn(process.execPath, [...TYPESCRIPT_FLAGS, join(import.meta.dirname, 'postgres-server.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  globalThis.testPostgres = server;
  process.env.TEST_POSTGRES_URL = await addressOf(server);
}

function addressOf(server) {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The test database did not start (exit code ${code}).`)));
    createInterface(server.stdout).once('line', (line) => resolve(JSON.parse(line).url));
  });
}
