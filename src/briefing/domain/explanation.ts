import type { LeftOutReason, RequestRule, Script } from './script.js';
import type { OutsideReason, SelectionEntry } from './selection.js';

/** A sentence that states what the item says. */
export interface CitedSentence {
  /** Index into the script's lines, and into the transcript's segments. */
  readonly line: number;
  readonly text: string;
}

/** What an entry of a ledger points to in the script, and what it says in English. Holds feed text: escape it. */
export interface Explanation {
  /** null: it is in no story. */
  readonly storyTitle: string | null;
  /** Where it was used; else empty. */
  readonly sentences: readonly CitedSentence[];
  readonly explanation: string;
}

/** Why an item is not in a briefing, for auditors. */
export const REASON_WORDS: Readonly<Record<LeftOutReason | OutsideReason, string>> = {
  rank_too_low: 'Other stories were worth more, or filled the length.',
  no_speakable_sentence: 'It has no sentence that can be read aloud.',
  over_target_items: 'As many items as were asked for were taken, and others were worth more.',
  no_query_match: 'It does not match the search of the request.',
  other_language: "It is not in the briefing's language, and there was enough that is.",
  told_before: 'An earlier briefing told its story, and it has nothing new.',
  excluded_source: 'The request excludes its source.',
  other_source: 'The request names sources, and it is of another.',
  not_chosen: 'The request names items, and it is not one of them.',
  older_than_window: 'It is older than the time window.',
  newer_than_window: 'It is dated after the end of the time window.',
  muted: 'A rule of the listener mutes it.',
  not_kept: 'Rules of the listener keep only what they find, and none of them finds it.',
  withdrawn: 'Its publisher has taken it back.',
  beyond_limit: 'More items lie in the time window than a briefing is made from, and the newest were read.',
};

const RULE_WORDS: Readonly<Record<RequestRule['kind'], (subjects: string) => string>> = {
  excluded: (subjects) => `The request says that it wants nothing about ${subjects}.`,
  only: (subjects) => `The request asks only for ${subjects}.`,
  excluded_source: (subjects) => `The request says that it wants nothing from ${subjects}.`,
  only_source: (subjects) => `The request asks only for what is from ${subjects}.`,
  muted: (keywords) => `Your rule: mute ${keywords}.`,
  not_kept: (keywords) => `Your rule: keep only ${keywords}.`,
  preferences: () => 'The preferences that came with the request leave it out.',
};

const whyLeftOut = (reason: LeftOutReason | OutsideReason, rule: RequestRule | undefined): string =>
  rule === undefined
    ? REASON_WORDS[reason]
    : RULE_WORDS[rule.kind](
        rule.subjects.map((subject) => `“${subject}”`).join(rule.kind === 'not_kept' ? ' or ' : ', '),
      );

/** `script` is null when nothing was found to say. */
export function explain(entry: SelectionEntry, script: Pick<Script, 'lines' | 'stories'> | null): Explanation {
  if (entry.outcome === 'left_out') {
    return { storyTitle: null, sentences: [], explanation: whyLeftOut(entry.reason, entry.rule) };
  }
  const story = script?.stories[entry.story];
  const storyTitle = story?.title ?? '';
  const place = `story ${entry.story + 1}, “${storyTitle}”`;
  if (entry.outcome === 'used') {
    const sentences = entry.lines.map((line) => ({ line, text: script?.lines[line]?.text ?? '' }));
    const count = sentences.length === 1 ? '1 sentence' : `${sentences.length} sentences`;
    return { storyTitle, sentences, explanation: `Used in ${place}, in ${count}.` };
  }
  const lead = story?.items.find(({ id }) => id === entry.lead)?.title ?? entry.lead;
  const why = entry.samePage ? 'it has the same address as' : 'it tells the same news as';
  const likeness = `their similarity is ${entry.similarity} of 1`;
  return {
    storyTitle,
    sentences: [],
    explanation: `Merged into ${place}: ${why} the item that leads it, “${lead}”; ${likeness}.`,
  };
}
