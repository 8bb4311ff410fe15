// What processes take, as the kernel of Linux counts it.
import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Who started a process, and what it and those of its children that have ended took; null when it has just ended. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of a program, in parentheses, may hold anything.
    const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(parent), ms: ticks * TICK_MS };
  } catch {
    return null;
  }
}

/** A process and all below it. */
function family(root) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat !== null);
  const below = (parent) => all.filter((stat) => stat.parent === parent).flatMap((stat) => [stat, ...below(stat.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...below(root)];
}

/** Milliseconds of processor time of a process and all below it, so far. */
export const processorMs = (root) => family(root).reduce((sum, { ms }) => sum + ms, 0);

/** Memory in MB: what several share counts once in all (proportional set size). */
export const megabytes = (root) => family(root).reduce((sum, { pid }) => sum + proportionalMb(pid), 0);

function proportionalMb(pid) {
  try {
    return Number(/Pss:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) / 1024;
  } catch {
    return 0;
  }
}

export const parentOf = (pid) => statOf(pid)?.parent ?? null;
