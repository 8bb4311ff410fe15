// What an installation needs for so many members, from the unit costs of docs/scaling/unit-costs.json:
// npm run simulate -- --members 100000 [--seed 1] [--shows 0.5 …] [--json] [--compare [--out FILE]]
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './setup.mjs';
import { randomNumbers } from '../test/bench/items-list/zipf-texts.mjs';
import { BEHAVIOUR, MEANINGS } from './capacity/model/behaviour.mjs';
import { MACHINE, planFor } from './capacity/model/plan.mjs';
import { comparedInWords, inWords } from './capacity/report.mjs';

const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const numbers = Object.fromEntries(
  [...Object.keys(BEHAVIOUR), ...Object.keys(MACHINE)].map((name) => [kebab(name), { type: 'string' }]),
);

function options() {
  const { values } = parseArgs({
    options: {
      members: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      costs: { type: 'string', default: 'docs/scaling/unit-costs.json' },
      json: { type: 'boolean' },
      compare: { type: 'boolean' },
      out: { type: 'string' },
      help: { type: 'boolean' },
      ...numbers,
    },
  });
  const of = (known) =>
    Object.fromEntries(
      Object.entries(known).map(([name, usual]) => [name, numberOf(kebab(name), values[kebab(name)] ?? usual)]),
    );
  return {
    ...values,
    members: numberOf('members', values.members),
    seed: numberOf('seed', values.seed),
    behaviour: of(BEHAVIOUR),
    machine: of(MACHINE),
  };
}

function numberOf(name, value) {
  const number = Number(value);
  if (Number.isFinite(number) && number >= 0) return number;
  console.error(`--${name} must be a number from 0 on, not "${value}".`);
  process.exit(2);
}

function help() {
  console.log(
    'npm run simulate -- --members N [--seed N] [--json] [--compare] [--costs FILE] and, with what they are otherwise:',
  );
  for (const [name, usual] of Object.entries(MACHINE)) console.log(`  --${kebab(name)} ${usual}`);
  for (const [name, usual] of Object.entries(BEHAVIOUR)) console.log(`  --${kebab(name)} ${usual}   ${MEANINGS[name]}`);
}

const { members, seed, behaviour, machine, ...how } = options();
const measured = JSON.parse(readFileSync(resolve(ROOT, how.costs), 'utf8'));
if (how.help) help();
else if (how.compare) {
  // Only this needs the built program.
  const { compare } = await import('./capacity/compare.mjs');
  const compared = await compare(members / 1000, { measured, behaviour });
  if (how.out !== undefined) writeFileSync(resolve(ROOT, how.out), `${JSON.stringify(compared, null, 2)}\n`);
  console.log(how.json ? JSON.stringify(compared, null, 2) : comparedInWords(compared));
} else {
  const plan = planFor(members, { measured, behaviour, machine, random: randomNumbers(seed) });
  console.log(how.json ? JSON.stringify(plan, null, 2) : inWords(plan, measured));
}
