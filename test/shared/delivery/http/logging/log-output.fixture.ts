import { logOutput } from '../../../../../src/shared/delivery/http/logging/log-output.js';

/** A program that says a line and then ends, as it is told. */
logOutput(1).write('the last line\n');
const [end] = process.argv.slice(2);
if (end === 'by an error') throw new Error('out of order');
if (end === 'by process.exit') process.exit(3);
