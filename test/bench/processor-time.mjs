// What programs take of the processors, which hardly depends on who else uses them.
import { processorMsOf } from '../support/program/processes.ts';

/** Milliseconds that this process and all below it have taken so far; null where there is no /proc. */
export const processorMs = () => (process.platform === 'linux' ? processorMsOf(process.pid) : null);
