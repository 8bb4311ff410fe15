// The most memory that processes have had at once in their lives, as the kernel counts it.
import { readdirSync, readFileSync } from 'node:fs';

/** Of one process: who started it, and its peak in MB. */
export function peakOf(id) {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const number = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { parent: number('PPid'), megabytes: Math.round(number('VmHWM') / 1024) };
  } catch {
    // It has ended meanwhile.
    return { parent: 0, megabytes: 0 };
  }
}

/** MB of this process and of those that it has started, each at its own peak; null where there is no /proc. */
export function peakMemory() {
  if (process.platform !== 'linux') return null;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(peakOf)
    .filter(({ parent }) => parent === process.pid);
  return {
    self: peakOf('self').megabytes,
    children: children.reduce((sum, { megabytes }) => sum + megabytes, 0),
  };
}
