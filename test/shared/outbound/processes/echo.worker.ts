import { writeSync } from 'node:fs';
import { serveRequests } from '../../../../src/shared/outbound/processes/child-protocol.js';

export type EchoRequest =
  | { say: string }
  | { fail: string }
  | { hang: true }
  | { spin: true }
  | { exit: number; complain?: string }
  | { environment: true }
  | { cling: true };

serveRequests<EchoRequest, unknown, string>(async (request, task) => {
  if ('say' in request) {
    task.progress(`about to say ${request.say}`);
    return { pid: process.pid, bytes: new TextEncoder().encode(request.say) };
  }
  if ('fail' in request) throw new RangeError(request.fail);
  if ('environment' in request) return Object.keys(process.env);
  if ('exit' in request) {
    if (request.complain !== undefined) writeSync(2, request.complain);
    process.exit(request.exit);
  }
  if ('cling' in request) {
    process.on('exit', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
    return process.pid;
  }
  if ('spin' in request) for (;;);
  return new Promise((_, reject) => {
    task.signal.addEventListener('abort', () => reject(new Error('let go')), { once: true });
  });
});
