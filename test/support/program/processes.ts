// What processes take, as the kernel of Linux counts it. Scripts import this file as it is: it imports nothing of ours.
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

export interface RunningProcess {
  readonly pid: number;
  /** Who started it. */
  readonly parent: number;
  /** Processor time that it and those of its children that have ended took. */
  readonly processorMs: number;
}

export interface MemoryOf {
  /** MB, in which what several share counts once in all (proportional set size). */
  readonly proportional: number;
  /** Of that: what is neither part of a file nor of shared memory. */
  readonly anonymous: number;
}

/** What it has open. */
export interface HandlesOf {
  readonly files: number;
  readonly sockets: number;
}

/** null where the process has just ended. */
function readOf<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

const statOf = (pid: number): RunningProcess | null =>
  readOf(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of a program, in parentheses, may hold anything.
    const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(parent), processorMs: ticks * TICK_MS };
  });

/** A process and all below it. */
export function familyOf(root: number): readonly RunningProcess[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat !== null);
  const below = (parent: number): RunningProcess[] =>
    all.filter((stat) => stat.parent === parent).flatMap((stat) => [stat, ...below(stat.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...below(root)];
}

export const parentOf = (pid: number): number | null => statOf(pid)?.parent ?? null;

/** Milliseconds of processor time of a process and all below it, so far. */
export const processorMsOf = (root: number): number =>
  familyOf(root).reduce((sum, { processorMs }) => sum + processorMs, 0);

/** MB of a process and all below it. */
export const megabytesOf = (root: number): number =>
  familyOf(root).reduce((sum, { pid }) => sum + memoryOf(pid).proportional, 0);

export function memoryOf(pid: number): MemoryOf {
  const rollup = readOf(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? '';
  const megabytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) / 1024;
  return { proportional: megabytes('Pss'), anonymous: megabytes('Pss_Anon') };
}

/** What `/proc/PID/status` says: `Threads`, or `VmHWM`, the most memory that it had, in kB. */
export function statusOf(pid: number | 'self', name: 'Threads' | 'VmHWM'): number {
  const status = readOf(() => readFileSync(`/proc/${pid}/status`, 'utf8')) ?? '';
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}

export function handlesOf(pid: number): HandlesOf {
  const names = readOf(() => readdirSync(`/proc/${pid}/fd`)) ?? [];
  const open = names.map((name) => readOf(() => readlinkSync(`/proc/${pid}/fd/${name}`)));
  const sockets = open.filter((target) => target?.startsWith('socket:') === true).length;
  return { sockets, files: open.filter((target) => target !== null).length - sockets };
}

/** The words that it was started with. */
export const commandOf = (pid: number): readonly string[] =>
  (readOf(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '').split('\0').filter((word) => word !== '');
