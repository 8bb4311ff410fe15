import type { Language } from '../../../shared/kernel/language.js';
import type { Citation, Script } from '../script.js';
import type { CitedSentence } from './revision.js';

/** What a script cites of one item, in one language. */
export interface CitedItem {
  readonly itemId: string;
  readonly language: Language;
  readonly sentences: readonly CitedSentence[];
}

interface Spoken {
  readonly line: number;
  readonly language: Language;
  readonly citation: Citation;
}

/** What a script says of which items. Sentences of an earlier version, which a correction repeats, are not what an item says. */
export function citedItems(script: Pick<Script, 'language' | 'lines'>): readonly CitedItem[] {
  const spoken = script.lines.flatMap(({ citation, alsoFrom = [], language = script.language }, line): Spoken[] =>
    [...(citation === undefined ? [] : [citation]), ...alsoFrom]
      .filter(({ former }) => former !== true)
      .map((one) => ({ line, language, citation: one })),
  );
  const byItem = Map.groupBy(spoken, ({ citation }) => citation.itemId);
  return [...byItem].map(([itemId, said]) => ({
    itemId,
    language: said[0]?.language ?? script.language,
    sentences: sentencesOf(said),
  }));
}

function sentencesOf(said: readonly Spoken[]): readonly CitedSentence[] {
  const byQuote = Map.groupBy(said, ({ citation }) => citation.quote);
  return [...byQuote].map(([quote, lines]) => ({ quote, lines: [...new Set(lines.map(({ line }) => line))] }));
}
