// 100 reads a second of a program that does all, alone and while it makes a briefing of five minutes; and, where we may
// (the superuser), with its children at its own priority, which is what ADR 0160 changed.
import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Installation } from '../../scripts/capacity/measuring/installation.mjs';
import { Publishers } from '../../scripts/capacity/measuring/publishers.mjs';
import { commandOf, familyOf } from '../support/program/processes.ts';
import { report } from './harness/report.mjs';
import { pairedRatios } from './harness/statistics.mjs';
import { eachOf, inTurns, TURNS } from './harness/turns.mjs';
import { briefed, FEEDS, member } from './reads/installed.mjs';
import { steadily } from './reads/steady-reads.mjs';

const ITEMS_EACH = 50;
const PER_SECOND = 100;
const ALONE_MS = 4_000;
const TARGET_MS = 30;

const childrenOf = ({ pid }) =>
  familyOf(pid).filter((child) => commandOf(child.pid).some((word) => word.includes('.worker.js')));

/** Of all threads: a process has a priority for each. */
function prioritise(node, below) {
  const priority = Math.min(getPriority(node.pid) + below, 19);
  for (const { pid } of childrenOf(node)) {
    for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), priority);
  }
}

/** So many steps below the program, those that come meanwhile, too. Whoever has just ended has no priority. */
async function withChildren(node, below, work) {
  const timer = setInterval(() => {
    try {
      prioritise(node, below);
    } catch (error) {
      if (!['ESRCH', 'ENOENT'].includes(error.code)) throw error;
    }
  }, 100);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

async function measured(node, ask, work) {
  const began = performance.now();
  const read = await steadily(ask, PER_SECOND, work());
  return { ...read, seconds: (performance.now() - began) / 1_000 };
}

const row = (runs) => ({
  'p50 ms': eachOf(runs, 'p50'),
  'p99 ms': eachOf(runs, 'p99'),
  'without an answer': eachOf(runs, 'failed'),
  'briefing, s': eachOf(runs, 'seconds'),
});

const publishers = new Publishers(FEEDS, ITEMS_EACH);
await publishers.listen();
try {
  await Installation.use({}, async (installation) => {
    const node = await installation.start('all', { ROLE: 'all', LOG_LEVEL: 'info' });
    const { post } = await member(installation, node, publishers);
    const ask = () => post('items/list', { limit: 20 });
    let turn = 0;
    const brief = () => briefed(post, (turn += 1));
    await measured(node, ask, brief);
    const works = {
      alone: () => measured(node, ask, () => sleep(ALONE_MS)),
      beside: () => withChildren(node, 10, () => measured(node, ask, brief)),
      ...(process.getuid?.() === 0 && {
        equal: () => withChildren(node, 0, () => measured(node, ask, brief)),
      }),
    };
    const runs = await inTurns(works, TURNS);
    const { alone, beside, equal } = runs;
    report({
      title: `items/list, ${PER_SECOND} a second, ROLE=all`,
      rows: {
        'no briefing': { 'p50 ms': eachOf(alone, 'p50'), 'p99 ms': eachOf(alone, 'p99') },
        'a briefing': row(beside),
        ...(equal && { 'a briefing, children at the priority of the program': row(equal) }),
      },
      wanted: [
        { name: 'p99 of reads beside a briefing, ms', value: eachOf(beside, 'p99'), atMost: TARGET_MS },
        ...(equal
          ? [{ name: 'of that at equal priority', value: pairedRatios(eachOf(beside, 'p99'), eachOf(equal, 'p99')) }]
          : []),
      ],
    });
  });
} finally {
  publishers.close();
}
