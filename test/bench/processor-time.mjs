// What programs take of the processors, which hardly depends on who else uses them.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** Of each process: who started it, and what it and those of its children that have ended took. */
function processes() {
  const known = new Map();
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
      // The name of a program, in parentheses, may hold anything.
      const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = fields.slice(9, 13).reduce((sum, field) => sum + Number(field), 0);
      known.set(Number(id), { parent: Number(parent), ms: ticks * TICK_MS });
    } catch {
      // It has ended meanwhile.
    }
  }
  return known;
}

/** Milliseconds that this process and all below it have taken so far; null where there is no /proc. */
export function processorMs() {
  if (process.platform !== 'linux') return null;
  const known = processes();
  const below = (id) =>
    [...known].reduce((sum, [child, { parent }]) => (parent === id ? sum + below(child) : sum), known.get(id)?.ms ?? 0);
  return below(process.pid);
}
