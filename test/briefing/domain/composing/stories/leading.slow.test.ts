import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../../src/briefing/domain/composing/compose.js';
import { heardIn } from '../../../../../src/briefing/domain/composing/listening.js';
import type { Material } from '../../../../../src/briefing/domain/composing/material.js';
import { softNewsOf } from '../../../../../src/briefing/domain/composing/stories/soft-news.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { NOW } from '../newsroom.js';
import { asking, item } from '../requests.js';

const HOUR = 3_600_000;
const SOFT = ['gossip', 'commerce', 'a forecast', 'closing prices', 'fixtures', 'opinion', 'a lone headline'] as const;
const WEIGHTY = 2;

/** A feed whose newest items are what no editor leads with; the two oldest are news. `npm run listen` reads it too. */
function lightFeedIn(language: Language): readonly Material[] {
  const file = join(import.meta.dirname, `../feeds/leads.${language}.feed.json`);
  const feed = JSON.parse(readFileSync(file, 'utf8')) as {
    title: string;
    items: { id: string; url: string; title: string; content_text: string }[];
  };
  return feed.items.map(({ id, url, title, content_text }, index) => ({
    ...item(title, content_text, { id, url, at: NOW - index * HOUR }),
    sourceTitle: feed.title,
  }));
}

const leadOf = (material: readonly Material[], language: Language, userRequest = ''): string | undefined =>
  compose(material, asking(language, { userRequest })).stories[0]?.items[0]?.id;

describe.each(LANGUAGES)('in %s', (language) => {
  const feed = lightFeedIn(language);
  const news = feed.slice(-WEIGHTY);

  test('a briefing leads with news that has a body, however old it is beside the rest', () => {
    const script = compose(feed, asking(language));
    expect(news.map(({ id }) => id)).toContain(script.stories[0]?.items[0]?.id);
    expect(heardIn(script, feed).lead.sensible).toBe(true);
  });

  test.each(SOFT.map((kind, index) => [kind, index] as const))('%s never leads while there is news', (_, index) => {
    const soft = feed[index]!;
    expect(leadOf([soft, ...news], language)).not.toBe(soft.id);
  });

  test('gossip leads when there is nothing better', () => {
    expect(compose(feed.slice(0, 2), asking(language)).stories.length).toBeGreaterThan(0);
  });

  test('the headlines of news are not taken for gossip or routine', () => {
    expect(news.map(({ title }) => softNewsOf(title, language))).toEqual([null, null]);
  });
});

test.each<[Language, string]>([
  ['en', 'Storm forecast forces evacuation of coastal towns'],
  ['en', 'Star witness in bank trial changes her story'],
  ['en', 'Stock exchange of Dorn sued over secret fees'],
  ['de', 'Unwetter zerstört die Ernte im Wetterautal'],
  ['de', 'Börse von Dorn muss Strafe zahlen'],
  ['fr', 'Le préfet à la tête de la cellule de crise'],
  ['fr', 'La Bourse de Dorn poursuivie pour des frais cachés'],
  ['es', 'La bolsa de pobreza crece en el sur'],
  ['es', 'Un famoso cuadro robado aparece en Torvik'],
  ['pt', 'Receita Federal investiga fraude em Relão'],
  ['zh', '数据中心法案的前瞻性研究发表'],
  ['ja', '首相、インフレ対策を発表'],
])('in %s “%s” is news', (language, title) => {
  expect(softNewsOf(title, language)).toBeNull();
});

describe('a lead', () => {
  const body = (first: string): string =>
    `${first} The matter had been before the council of the province for more than two years. ` +
    'People of the valley have been waiting for it since the spring, as they said at a meeting on Thursday evening. ' +
    'The province pays half of what it costs, and the towns along the river share the rest among themselves.';

  test('that two sources have comes before one of the same worth', () => {
    const alone = item(
      'Choir of Vale sings in Torvik',
      body('The choir of Vale has sung in the old church of Torvik.'),
    );
    const one = item('Rellham opens new bridge', body('The town of Rellham has opened its new bridge over the Dorn.'), {
      at: NOW - 4 * HOUR,
    });
    const other = item('New bridge opened in Rellham', 'Rellham has opened a new bridge over the river Dorn.', {
      at: NOW - 5 * HOUR,
      sourceId: 'src_b',
      sourceTitle: 'Valley Radio',
    });
    expect([one.id, other.id]).toContain(leadOf([alone, one, other], 'en'));
  });

  test('is what the listener asked for, gossip too', () => {
    const feed = lightFeedIn('en');
    expect(leadOf(feed, 'en', 'Tell me about Tara Quill')).toBe(feed[0]!.id);
    expect(leadOf(feed, 'en', 'What is the weather like?')).toBe(feed[2]!.id);
  });
});
