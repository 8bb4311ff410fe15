import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from '@jest/globals';

const PRELOAD = join(import.meta.dirname, '../../scripts/stop-with-parent.mjs');

/** Says its process id, and how it was asked to stop. */
const SERVICE = `
  console.log(process.pid);
  const working = setInterval(() => {}, 1000);
  process.once('SIGTERM', () => { console.log('stopping properly'); clearInterval(working); });
`;

describe('a service that npm start began', () => {
  test('stops properly when npm is killed and cannot tell it', async () => {
    const script = '"$0" --import="$1" --eval "$2" & wait';
    const npm = spawn('/bin/sh', ['-c', script, process.execPath, PRELOAD, SERVICE], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface(npm.stdout)[Symbol.asyncIterator]();
    expect((await lines.next()).value).toMatch(/^\d+$/);
    npm.kill('SIGKILL');
    await once(npm, 'exit');
    expect((await lines.next()).value).toBe('stopping properly');
    expect((await lines.next()).done).toBe(true);
  });
});
