import { ChildProgram } from '../../../../src/shared/outbound/processes/child-program.js';
import type { EchoRequest } from './echo.worker.js';

/** A program that prints the pid of its child and then waits for a run that never ends. */
const child = new ChildProgram<EchoRequest>(new URL('./echo.worker.ts', import.meta.url), { idleMs: 60_000 });
const { pid } = await child.run<{ pid: number }>({ say: 'hello' });
process.stdout.write(`${pid}\n`);
await child.run({ hang: true });
