// The EventStoreDB of the tests as a process of its own; it ends with us. It keeps everything in memory.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export async function serveEventStoreDb() {
  const script = join(import.meta.dirname, '../../support/eventstoredb/serve.mjs');
  const child = spawn(process.execPath, [script, '0'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const url = await new Promise((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()));
    child.once('exit', (code) => reject(new Error(`the EventStoreDB of the tests ended with ${code}`)));
  });
  return { url, stop: () => child.kill() };
}
