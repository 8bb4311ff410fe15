import { logOutput } from '../../../../../src/shared/delivery/http/logging/log-output.js';

const [end] = process.argv.slice(2);
const output = logOutput(1);
if (end === 'by SIGKILL') {
  // Nothing that waits is ever written.
  const never: unknown = () => undefined;
  Object.assign(globalThis, { setTimeout: never });
}

/** A program that says a line and then ends, as it is told. */
output.write('{"level":30,"msg":"the last line"}\n');
if (end === 'by an error') throw new Error('out of order');
if (end === 'by process.exit') process.exit(3);
if (end === 'by SIGKILL') {
  output.write('{"level":40,"msg":"a warning"}\n');
  setInterval(() => undefined, 1_000);
}
