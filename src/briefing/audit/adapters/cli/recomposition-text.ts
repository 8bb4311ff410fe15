import type { Json } from '../../../../shared/kernel/json.js';
import type {
  ComparedScripts,
  Recomposition,
  VersionDifference,
} from '../../application/queries/recompose-briefing.js';
import { UNUSABLE } from './what-if-text.js';

const VERSION_NAMES: Readonly<Record<VersionDifference['what'], string>> = {
  engine: 'engine',
  phraseBook: 'phrase book',
  icu: 'ICU',
  timeZones: 'time zones',
  runtime: 'runtime',
};

const SCRIPTS: Readonly<Record<ComparedScripts['script'], string>> = {
  identical: 'The script comes out the same, byte for byte.',
  renamed: 'The script comes out the same but for the versions that it names.',
  different: 'The script comes out different.',
};

const BOTH_IDENTICAL = 'The script and its selection ledger come out the same, byte for byte.';

const SHOWN_LENGTH = 200;

export const isIdentical = (recomposition: Recomposition): boolean =>
  recomposition.outcome === 'compared' &&
  recomposition.script === 'identical' &&
  recomposition.selection !== 'different';

/** The verdict in the first line, what it rests on in the others. In English, for auditors and operators. */
export function recompositionText(id: string, recomposition: Recomposition): readonly string[] {
  if (recomposition.outcome === 'impossible') return [`${id}: nothing to compare: ${UNUSABLE[recomposition.why]}`];
  if (recomposition.outcome === 'lost') {
    const { key, how } = recomposition;
    const said = how === 'gone' ? 'is gone from the media store' : 'is not what the history says of it';
    return [`${id}: cannot be composed again: ${key} ${said}.`];
  }
  const { script, selection } = recomposition;
  const said = script === 'identical' && selection === 'identical' ? BOTH_IDENTICAL : SCRIPTS[script];
  return [
    `${id}: ${isIdentical(recomposition) ? 'identical' : 'not identical'}. ${said}`,
    ...remarksOn(recomposition).map((line) => `  ${line}`),
  ];
}

function remarksOn({ selection, versions, wordsDestroyed, difference }: ComparedScripts): readonly string[] {
  return [
    ...versions.map(({ what, recorded, present }) => {
      const name = VERSION_NAMES[what];
      return `It was composed with ${name} ${recorded}; this program has ${name} ${present}.`;
    }),
    ...(wordsDestroyed ? ["The listener's words were destroyed: it was composed again without them."] : []),
    ...(selection === 'different' ? ['The selection ledger comes out different.'] : []),
    ...(selection === null ? ['Its history is of a version that kept no selection ledger.'] : []),
    ...(difference === null ? [] : [differenceText(difference)]),
  ];
}

const differenceText = ({ path, before, after }: NonNullable<ComparedScripts['difference']>): string =>
  `The scripts first differ at ${path === '' ? 'their root' : path}: recorded ${shown(before)}, now ${shown(after)}.`;

function shown(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length <= SHOWN_LENGTH ? text : `${text.slice(0, SHOWN_LENGTH)}…`;
}
