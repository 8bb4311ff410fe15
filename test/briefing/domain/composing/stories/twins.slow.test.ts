import { describe, expect, test } from '@jest/globals';

import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import { disagreementsOf } from '../../../../../src/briefing/domain/composing/stories/disagreements.js';
import { storiesOf } from '../../../../../src/briefing/domain/composing/stories/ranking.js';
import { isCjk } from '../../../../../src/briefing/domain/composing/text/words.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { newsIn } from '../newsroom.js';
import { item } from '../requests.js';
import { MORE_TWINS, ONE_EVENT, TWINS, type News } from './twins.js';

const storiesWith = (news: readonly News[], language: Language) => {
  const items = news.map(([title, text], index) => item(title, text, { sourceId: `src_${index % 5}` }));
  const readings = readItems([...items, ...newsIn(language).slice(2)], () => language);
  return {
    ids: new Set(items.map(({ id }) => id)),
    stories: storiesOf(
      readings,
      readings.map(() => 0),
    ),
  };
};

/** The headlines of those that became one story. */
function joined(news: readonly News[], language: Language): readonly (readonly string[])[] {
  const { ids, stories } = storiesWith(news, language);
  return stories
    .map(({ members }) => members.flatMap(({ reading: { item } }) => (ids.has(item.id) ? [item.title] : [])))
    .filter((titles) => titles.length > 1);
}

/** As if something had joined them. */
function oneStoryOf(news: readonly News[], language: Language): Parameters<typeof disagreementsOf>[0] {
  const { ids, stories } = storiesWith(news, language);
  const members = stories.flatMap((story) => story.members.filter(({ reading }) => ids.has(reading.item.id)));
  return { members, sources: members.length };
}

describe('Two events of one kind on one day', () => {
  test.each(LANGUAGES)('are two stories, among the news of a day (%s)', (language) => {
    expect(TWINS[language].flatMap((twins) => joined(twins, language))).toEqual([]);
  });

  test.each(LANGUAGES)('are two stories, on a day of such events (%s)', (language) => {
    expect(joined(TWINS[language].flat(), language)).toEqual([]);
  });

  test.each(MORE_TWINS)('are two stories in words of other events (%s)', (language, twins) => {
    expect(joined(twins, language)).toEqual([]);
  });

  test('never make sources that disagree, even where they are one story', () => {
    const disagreements = LANGUAGES.filter(isCjk).flatMap((language) =>
      TWINS[language].flatMap((twins) => disagreementsOf(oneStoryOf(twins, language))),
    );
    expect(disagreements).toEqual([]);
  });

  test('leave sources that speak of one place free to disagree', () => {
    const news: readonly News[] = [
      ['北港发生5.8级地震 三人受伤', '北港周日上午发生5.8级地震，三人受伤。'],
      ['北港发生5.8级地震 九人受伤', '北港周日上午发生5.8级地震，九人受伤。'],
    ];
    expect(disagreementsOf(oneStoryOf(news, 'zh'))).toHaveLength(1);
  });
});

describe('One event', () => {
  test.each(ONE_EVENT)('is one story though its place is called by town or by province (%s)', (language, news) => {
    expect(joined(news, language).map((titles) => titles.length)).toEqual([news.length]);
  });
});
