// What changed between two runs of the benchmarks: npm run bench:compare [-- A B]
// A and B are `last`, `previous`, `baseline` or a file. Without them: the last run beside the one before it, or beside
// the committed baseline when there is none.
import { compared, LEVEL } from './bench/comparison.mjs';
import { fileOf, read } from './bench/results.mjs';

const [first, second] = process.argv.slice(2);
const files = [
  first === undefined ? (fileOf('previous') ?? fileOf('baseline')) : fileOf(first),
  fileOf(second ?? 'last'),
];
const number = (value) => Number(value.toPrecision(3));

if (files.includes(null)) {
  console.error('Nothing is kept so far: npm run bench first.');
  process.exit(2);
}
const [before, after] = files.map(read);
console.log(`before: ${before.commit} of ${before.at}, ${before.machine}`);
console.log(`after:  ${after.commit} of ${after.at}, ${after.machine}`);
if (before.machine !== after.machine) console.log('Two machines: what differs is not only what was changed.');
const { rows, same, unsaid } = compared(before, after);
if (rows.length > 0) {
  console.table(
    Object.fromEntries(
      rows.map(({ name, times, from, to, ...row }) => [
        name,
        {
          before: number(row.before),
          after: number(row.after),
          times: `${number(times)} (${number(from)}–${number(to)})`,
        },
      ]),
    ),
  );
}
console.log(
  `${rows.length} figures changed (Mann–Whitney, ${LEVEL * 100} % interval of the quotient), ${same} did not; ` +
    `${unsaid} have too few values to say.`,
);
