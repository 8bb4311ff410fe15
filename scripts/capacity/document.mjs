// The tables of docs/scaling.md, made from the files beside it: what it says is what was measured and simulated.
import { randomNumbers } from '../../test/bench/items-list/zipf-texts.mjs';
import { growthMarkdown } from './growth.mjs';
import { planFor } from './model/plan.mjs';
import {
  askedTable,
  behaviourTable,
  comparisonTable,
  costTable,
  fromWords,
  idleTable,
  limitTable,
  planTable,
  saturationTable,
} from './report.mjs';

const SIZES = [1_000, 100_000, 10_000_000];
const SEED = 1;

function tablesOf({ measured, compared, growth }) {
  const plans = SIZES.map((members) => planFor(members, { measured, random: randomNumbers(SEED) }));
  const [small, middle, large] = plans.map(saturationTable);
  return {
    from: `Unit costs: ${fromWords(measured.from)}. Comparison: ${fromWords(compared.from)}.`,
    costs: costTable(measured),
    limits: limitTable(measured),
    rest: idleTable(measured),
    asked: askedTable(measured),
    behaviour: behaviourTable(),
    plans: planTable(plans),
    'full at 1,000': small,
    'full at 100,000': middle,
    'full at 10,000,000': large,
    comparison: comparisonTable(compared),
    growth: growthMarkdown(growth),
  };
}

/** The same document with its tables made anew. Throws when it has no place for one of them. */
export function withTables(document, figures) {
  let text = document;
  for (const [name, content] of Object.entries(tablesOf(figures))) {
    const [begin, end] = [`<!-- table: ${name} -->`, '<!-- end of table -->'];
    const from = text.indexOf(begin);
    const to = text.indexOf(end, from);
    if (from < 0 || to < 0) throw new Error(`docs/scaling.md has no place for the table "${name}"`);
    text = `${text.slice(0, from)}${begin}\n\n${content}\n\n${text.slice(to)}`;
  }
  return text;
}
