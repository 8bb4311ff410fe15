import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to connections: what is free now is not taken by one before our program is up. */
const FIRST = 20_000;
const EACH_WORKER = 1_000;
const WORKERS = 10;

const worker = Number(process.env['JEST_WORKER_ID'] ?? '1');
/** Two runs of Jest side by side count their workers alike. */
const workersBefore = Number(process.env['TEST_WORKERS_BEFORE'] ?? '0');
const own = FIRST + ((worker + workersBefore) % WORKERS) * EACH_WORKER;
/** Another run on this machine is likely to be somewhere else. */
let next = Math.floor(Math.random() * EACH_WORKER);

/** Nobody on this machine listens there, and nobody else in this run asks for it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = own + (next % EACH_WORKER);
    next += 1;
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
