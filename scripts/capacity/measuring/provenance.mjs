// Where figures come from: without it nobody can say whether others are better.
import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { ROOT } from '../../setup.mjs';

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

export const provenance = () => ({
  commit: git('rev-parse', '--short=8', 'HEAD'),
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} processors (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node.js ${process.versions.node}`,
});

/** Four figures are more than a machine is good for that others use. */
export const rounded = (value) => {
  if (typeof value === 'number') return Number(value.toPrecision(4));
  if (Array.isArray(value)) return value.map(rounded);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, rounded(each)]));
};
