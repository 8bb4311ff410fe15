// The most memory that processes have had at once in their lives, as the kernel counts it.
import { familyOf, statusOf } from '../support/program/processes.ts';

/** MB of one process. */
export const peakOf = (id) => Math.round(statusOf(id, 'VmHWM') / 1024);

/** MB of this process and of those that it has started, each at its own peak; null where there is no /proc. */
export function peakMemory() {
  if (process.platform !== 'linux') return null;
  const children = familyOf(process.pid).filter(({ parent }) => parent === process.pid);
  return { self: peakOf('self'), children: children.reduce((sum, { pid }) => sum + peakOf(pid), 0) };
}
