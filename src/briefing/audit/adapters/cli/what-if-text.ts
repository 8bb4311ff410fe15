import type { ComposedOtherwise, WhatIf } from '../../application/queries/compose-otherwise.js';
import type { Unusable } from '../../application/recorded-inputs.js';
import type { ComparedStory, Extent } from '../../../domain/what-if/difference.js';
import { explained } from '../../../domain/what-if/explained.js';
import { printable } from './printable.js';

/** Why nothing is composed from a history. Said by audit:recompose, too. */
export const UNUSABLE: Readonly<Record<Unusable, string>> = {
  changed_history: 'its history is not as it was recorded, so it proves nothing. audit:show says where.',
  not_composed: 'it has no script: it is not composed yet, or its composition failed. audit:show says which.',
  erased: 'its owner was erased, and what it was made from with them.',
};

/** For people: how long both are, what became of each story, and what would be said. Feed text is made printable. */
export function whatIfText(id: string, whatIf: WhatIf): readonly string[] {
  if (whatIf.outcome === 'impossible') return [`${id}: nothing to compose from: ${UNUSABLE[whatIf.why]}`];
  if (whatIf.outcome === 'lost') {
    const how = whatIf.how === 'gone' ? 'is gone from the media store' : 'is not what the history says of it';
    return [`${id}: cannot be composed: ${printable(whatIf.key)} ${how}.`];
  }
  const { before, after, stories } = whatIf.difference;
  return [
    `${id}: without the changes ${extentText(before)}`,
    `${' '.repeat(id.length)}  with them ${extentText(after)}`,
    ...remarksOn(whatIf),
    '',
    ...stories.map(storyText),
    '',
    ...(whatIf.script?.lines ?? []).map(({ text }) => `  ${printable(text)}`),
  ];
}

const extentText = (extent: Extent | null): string =>
  extent === null
    ? 'there is nothing to say.'
    : `${Math.round(extent.plannedMs / 1000)} s, ${extent.sentences} sentences, ` +
      `${extent.coverage.covered} of ${extent.coverage.total} stories.`;

function remarksOn({ engine, wordsDestroyed }: ComposedOtherwise): readonly string[] {
  const { recorded, present } = engine;
  return [
    ...(recorded === present ? [] : [`  It was composed by ${printable(recorded)}; both of these are by ${present}.`]),
    ...(wordsDestroyed ? ["  The listener's words were destroyed: both are composed without them."] : []),
  ];
}

const storyText = (story: ComparedStory): string =>
  `  ${story.after === null ? '-' : story.before === null ? '+' : ' '} ${printable(story.title)}: ${explained(story)}`;
