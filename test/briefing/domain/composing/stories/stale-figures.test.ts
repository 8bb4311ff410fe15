import { describe, expect, test } from '@jest/globals';

import type { Material } from '../../../../../src/briefing/domain/composing/material.js';
import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import { candidatesOf } from '../../../../../src/briefing/domain/composing/sentences/sentence-choice.js';
import { storiesOf } from '../../../../../src/briefing/domain/composing/stories/ranking.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

/** One address makes two items one story, whatever they say. */
const item = (source: string, at: number, text: string): Material => ({
  id: source,
  title: '',
  text,
  url: 'https://news.example/torvik',
  author: null,
  at,
  sourceId: source,
  sourceTitle: source,
});

function told(newer: string, older: string, language: Language, hours: number): readonly string[] {
  const items = [item('newer', NOON, newer), item('older', NOON - hours * HOUR, older)];
  const [story] = storiesOf(
    readItems(items, () => language),
    [],
  );
  if (story === undefined) throw new Error('no story');
  return candidatesOf(story).map(({ spoken }) => spoken);
}

/** What is said now, what was said before, and a sentence of the older report that is still true. */
const GROWN: readonly (readonly [Language, string, string, string])[] = [
  [
    'en',
    'The landslide in Torvik killed 15 people, police said on Friday.',
    'The death toll stood at twelve late in the evening.',
    'The mayor of Torvik asked for tents and blankets.',
  ],
  [
    'en',
    'Thirty people died when the ferry capsized off Torvik, the coastguard said.',
    'Two people were killed, the harbour office of Torvik said at first.',
    'The ferry was on its way to Marlow with cars on board.',
  ],
  [
    'de',
    'Bei dem Erdrutsch in Torvik kamen 15 Menschen ums Leben, sagte die Polizei.',
    'Die Zahl der Toten lag am Abend bei zwölf.',
    'Der Bürgermeister von Torvik bat um Zelte und Decken.',
  ],
  [
    'fr',
    'Le glissement de terrain de Torvik a fait 15 morts, selon la police.',
    'Douze personnes ont été tuées, indiquait la mairie dans la soirée.',
    'Le maire de Torvik a demandé des tentes et des couvertures.',
  ],
  [
    'es',
    'El alud de Torvik dejó 15 muertos, informó la policía este viernes.',
    'El número de fallecidos era de doce al anochecer.',
    'El alcalde de Torvik pidió tiendas de campaña y mantas.',
  ],
  [
    'pt',
    'O deslizamento em Torvik deixou 15 mortos, informou a polícia na sexta-feira.',
    'O número de mortos era de doze no fim da tarde.',
    'O prefeito de Torvik pediu barracas e cobertores.',
  ],
  [
    'zh',
    '托尔维克发生的山体滑坡已造成15人死亡，警方周五表示。',
    '当地政府昨晚通报，遇难人数为12人，搜救仍在进行。',
    '托尔维克市长请求提供帐篷和毛毯等救援物资。',
  ],
  [
    'ja',
    'トルビクで起きた土砂崩れで15人が死亡したと、警察が金曜日に発表した。',
    '町によりますと、昨夜の時点で死者は12人となっていた。',
    'トルビクの町長はテントと毛布の支援を求めている。',
  ],
];

describe('A toll that grew', () => {
  test.each(GROWN)('is told as it is now, and never as it was (%s): "%s"', (language, now, before, still) => {
    const spoken = told(now, `${before}${language === 'zh' || language === 'ja' ? '' : ' '}${still}`, language, 8);
    expect(spoken).toContain(now);
    expect(spoken).not.toContain(before);
  });

  test('takes nothing from what else the older report says', () => {
    const [language, now, before, still] = GROWN[0] ?? ['en', '', '', ''];
    expect(told(now, `${still} ${before}`, language, 8)).toContain(still);
  });

  test('leaves other counts alone', () => {
    const injured = 'Hospitals in Torvik treated 40 injured people during the night.';
    expect(told('The landslide in Torvik killed 15 people, police said on Friday.', injured, 'en', 8)).toContain(
      injured,
    );
  });
});
