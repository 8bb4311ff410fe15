import { describe, expect, test } from '@jest/globals';
import { feedsWordsFor } from '../../../../src/feed/adapters/web/feeds/feeds-locale.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { wordsFor } from '../../../../src/subscriptions/adapters/web/locale.js';

type Leaf = string | ((...values: never[]) => string);
interface Tree {
  readonly [name: string]: Leaf | Tree;
}

/** Every sentence with its path; those with numbers and names in them for one and for many. */
function sentencesOf(tree: Tree, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const at = `${path}.${name}`;
    if (typeof value === 'string') return [[at, value] as const];
    if (typeof value === 'object') return sentencesOf(value, at);
    const say = value as (...values: unknown[]) => string;
    return [1, 2].map((count) => [`${at}(${count})`, say(count, 'Name')] as const);
  });
}

/** Words that are the same in several languages. */
const SHARED = new Set(['Feeds', 'Feed', 'Name', 'Site']);

describe.each([
  ['of one’s feeds', (language: (typeof LANGUAGES)[number]) => wordsFor(language) as unknown as Tree],
  ['of one feed and of rules', (language: (typeof LANGUAGES)[number]) => feedsWordsFor(language) as unknown as Tree],
])('the words of the pages %s', (_, words) => {
  test.each(LANGUAGES)('are complete in %s', (language) => {
    expect(sentencesOf(words(language)).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))('are translated in %s', (language) => {
    const english = new Map(sentencesOf(words('en')));
    const same = sentencesOf(words(language)).filter(
      ([path, text]) =>
        english.get(path) === text && /\p{L}{4}/u.test(text) && !/feeds?$/.test(text) && !SHARED.has(text),
    );
    expect(same).toEqual([]);
  });
});
