import { describe, expect, test } from '@jest/globals';
import type { Line, Script, Selection, Story } from '../../../../src/briefing/domain/script.js';
import { differenceBetween, type Compared } from '../../../../src/briefing/domain/what-if/difference.js';
import { explained } from '../../../../src/briefing/domain/what-if/explained.js';

const storyOf = (title: string, ...ids: string[]): Story => ({
  title,
  items: ids.map((id) => ({ id, title, url: null, sourceId: 'src_1', sourceTitle: 'Daily', at: 0 })),
});

/** Told in the order of `told`, two sentences each. */
function scriptOf(stories: readonly Story[], told: readonly number[] = stories.map((_, index) => index)): Script {
  const lines: Line[] = told.flatMap((story) => ['A.', 'B.'].map((text) => ({ host: 0, text, story })));
  return {
    language: 'en',
    title: 'Briefing',
    hosts: [{ id: 'host_en_alex', name: 'Alex' }],
    seed: 'seed',
    lines: [{ host: 0, text: 'Hello.' }, ...lines],
    chapters: [],
    stories,
    ledger: [],
    coverage: { covered: stories.length, total: 9 },
    versions: { engine: 'extractive-10', phraseBook: '6', icu: '78' },
    targetMs: 300_000,
    plannedMs: stories.length * 60_000,
    shorterThanAsked: false,
  };
}

const compared = (script: Script | null, ledger: readonly Selection[] = []): Compared => ({ script, ledger });

const words = (before: Compared, after: Compared): string[] =>
  differenceBetween(before, after).stories.map((story) => `${story.title}: ${explained(story)}`);

const storm = storyOf('Storm', 'itm_1', 'itm_2');
const match = storyOf('Match', 'itm_3');
const vote = storyOf('Vote', 'itm_4');

describe('the difference between two scripts', () => {
  test('names the stories that are told earlier, later, newly and not any more', () => {
    const before = compared(scriptOf([storm, match, vote], [0, 1, 2]));
    const strike = storyOf('Strike', 'itm_9');
    const after = compared(scriptOf([vote, storm, strike], [0, 1, 2]), [
      { itemId: 'itm_3', outcome: 'left_out', reason: 'rank_too_low' },
    ]);
    expect(words(before, after)).toEqual([
      'Vote: Told at place 1 instead of 3.',
      'Storm: Told at place 2 instead of 1.',
      'Strike: Told only with the changes.',
      'Match: Not told any more. Other stories were worth more, or filled the length.',
    ]);
  });

  test('goes by the order of telling, not by the order of the list', () => {
    const both = scriptOf([storm, match], [1, 0]);
    expect(words(compared(both), compared(scriptOf([match, storm])))).toEqual([
      'Match: Told at the same place.',
      'Storm: Told at the same place.',
    ]);
  });

  test('knows a story again that another of its items leads, and each only once', () => {
    const before = compared(scriptOf([storm, match]));
    const led = storyOf('Storm, live', 'itm_2', 'itm_1');
    const split = storyOf('Aftermath', 'itm_1');
    expect(words(before, compared(scriptOf([led, match])))).toContain('Storm, live: Told at the same place.');
    expect(words(before, compared(scriptOf([storyOf('Storm', 'itm_2'), split, match])))).toEqual([
      'Storm: Told at the same place.',
      'Aftermath: Told only with the changes.',
      'Match: Told at place 3 instead of 2.',
    ]);
  });

  test('says that a story was merged, or that what it was told from is left out by the changes', () => {
    const before = compared(scriptOf([storm, match, vote]));
    const after = compared(scriptOf([storm]), [{ itemId: 'itm_3', outcome: 'merged', story: 0, similarity: 0.8 }]);
    expect(words(before, after).slice(1)).toEqual([
      'Match: Not told on its own any more: it belongs to another story now.',
      'Vote: Not told any more: what it was told from is left out by the changes.',
    ]);
  });

  test('tells how long both are, and that one of them says nothing', () => {
    const { before, after, stories } = differenceBetween(compared(scriptOf([storm])), compared(null));
    expect(before).toEqual({
      title: 'Briefing',
      plannedMs: 60_000,
      sentences: 3,
      coverage: { covered: 1, total: 9 },
      shorterThanAsked: false,
    });
    expect(after).toBeNull();
    expect(stories.map(({ before: share, after: now }) => [share, now])).toEqual([[{ place: 0, sentences: 2 }, null]]);
  });
});
