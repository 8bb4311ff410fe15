import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Below those that systems give to connections: what is free now is not taken by one before our program is up. */
const FIRST = 20_000;
const EACH_PROCESS = 500;
const PROCESSES = 24;

/** Several processes test at the same time: who listens on the first port of a range owns the rest until it ends. */
let range: Promise<number> | undefined;
/** A port that was just given back may still have connections that close. */
let next = Math.floor(Math.random() * EACH_PROCESS);

/** Nobody on this machine listens there, and no other test asks for it. */
export async function freePort(): Promise<number> {
  const first = await (range ??= ownRange());
  for (;;) {
    next += 1;
    const port = first + 1 + (next % (EACH_PROCESS - 1));
    const server = await listeningOn(port);
    if (server === null) continue;
    server.close();
    return port;
  }
}

async function ownRange(): Promise<number> {
  for (let number = 0; number < PROCESSES; number += 1) {
    const first = FIRST + number * EACH_PROCESS;
    const owned = await listeningOn(first);
    if (owned !== null) return owned.unref() && first;
  }
  throw new Error(`${PROCESSES} processes test on this machine already.`);
}

async function listeningOn(port: number): Promise<Server | null> {
  const server = createServer();
  try {
    await once(server.listen(port), 'listening');
    return server;
  } catch {
    return null;
  }
}
