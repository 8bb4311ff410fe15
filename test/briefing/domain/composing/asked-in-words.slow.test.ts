import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import { NoMatchingItems } from '../../../../src/briefing/domain/composing/material.js';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import type { Script } from '../../../../src/briefing/domain/script.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { samplesIn, type Sample } from '../request/requests.js';
import { mixedNews } from './mixed-newsroom.js';
import { asking } from './requests.js';

const FILES = ['known', 'unseen', 'second-unseen', 'third-unseen', 'fourth-unseen', 'fifth-unseen', 'format'];
const SAMPLES = FILES.flatMap((file) => samplesIn(`${file}-requests.txt`));

/** null: nothing of what was asked for is there. */
function briefingFor({ language, request }: Pick<Sample, 'language' | 'request'>): Script | null {
  try {
    return compose(
      mixedNews(language).map(({ item }) => item),
      asking(language, { targetMs: null, userRequest: request }),
    );
  } catch (error) {
    if (error instanceof NoMatchingItems) return null;
    throw error;
  }
}

/** The subjects after a key of the notation: `x=#sport,tennis`. */
const subjectsOf = ({ expected }: Sample, key: string): readonly string[] =>
  (new RegExp(`(?:^|;)${key}=([^;]*)`, 'u').exec(expected)?.[1] ?? '')
    .split(',')
    .filter((name) => name.startsWith('#'));

/** What each told item is about. */
const told = (language: Language, script: Script | null): readonly string[] => {
  const ids = new Set(script?.stories.flatMap(({ items }) => items.map(({ id }) => id)));
  return mixedNews(language).flatMap(({ subject, item }) => (ids.has(item.id) ? [`#${subject}`] : []));
};

const storiesOf = (script: Script | null) => script?.stories.map(({ items }) => items.map(({ id }) => id));
const keysOf = ({ expected }: Sample): readonly string[] => expected.split(';').map((part) => part.split('=')[0] ?? '');

describe.each(LANGUAGES)('requests in %s', (language) => {
  const samples = SAMPLES.filter((sample) => sample.language === language);

  test('bring no story of what they exclude, but for what they spare', () => {
    const sparing = ({ request }: Sample): boolean => understand(request, language).spared !== undefined;
    const slipped = samples.filter((sample) => {
      const excluded = subjectsOf(sample, 'x');
      if (excluded.length === 0 || sparing(sample)) return false;
      return told(language, briefingFor(sample)).some((subject) => excluded.includes(subject));
    });
    expect(slipped).toEqual([]);
  });

  test('for some subjects only bring no others', () => {
    const strayed = samples.filter((sample) => {
      const wanted = subjectsOf(sample, 'w');
      if (!keysOf(sample).includes('o') || wanted.length === 0) return false;
      return told(language, briefingFor(sample)).some((subject) => !wanted.includes(subject));
    });
    expect(strayed).toEqual([]);
  });

  test('for a subject that there is bring it first', () => {
    const available = new Set(mixedNews(language).map(({ subject }) => `#${subject}`));
    const wishes = samples.filter((sample) => {
      const wanted = subjectsOf(sample, 'w');
      return (
        wanted.length > 0 &&
        wanted.every((subject) => available.has(subject)) &&
        !/(?:first|last)=/u.test(sample.expected)
      );
    });
    const first = wishes.filter((sample) => {
      const script = briefingFor(sample);
      const lead = script?.stories[0]?.items[0]?.id;
      const subject = mixedNews(language).find(({ item }) => item.id === lead)?.subject;
      return subjectsOf(sample, 'w').includes(`#${subject ?? ''}`);
    });
    expect(first.length).toBeGreaterThanOrEqual(0.8 * wishes.length);
  });

  test('of style only bring the same stories in the same order as none', () => {
    const none = storiesOf(briefingFor({ language, request: '' }));
    const styled = samples.filter((sample) => keysOf(sample).every((key) => key === 's'));
    expect(styled.length).toBeGreaterThan(0);
    for (const sample of styled) expect(storiesOf(briefingFor(sample))).toEqual(none);
  });
});
