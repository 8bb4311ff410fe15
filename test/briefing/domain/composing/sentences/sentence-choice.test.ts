import { describe, expect, test } from '@jest/globals';

import type { Material } from '../../../../../src/briefing/domain/composing/material.js';
import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import { candidatesOf } from '../../../../../src/briefing/domain/composing/sentences/sentence-choice.js';
import { agreementOf } from '../../../../../src/briefing/domain/composing/sentences/sentence-worth.js';
import { storiesOf } from '../../../../../src/briefing/domain/composing/stories/ranking.js';
import { termSpace } from '../../../../../src/briefing/domain/composing/stories/vectors.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

type Report = readonly [title: string, text: string];

/** One address makes one story of them; the first is the newest. */
const itemOf = ([title, text]: Report, index: number): Material => ({
  id: `item ${index}`,
  title,
  text,
  url: 'https://news.example/story',
  author: null,
  at: NOON - index * MINUTE,
  sourceId: `source ${index}`,
  sourceTitle: `Source ${index}`,
});

function chosenOf(reports: readonly Report[], language: Language): readonly string[] {
  const readings = readItems(reports.map(itemOf), () => language);
  const [story] = storiesOf(readings, []);
  if (story === undefined) throw new Error('no story');
  return candidatesOf(story).map(({ spoken }) => spoken);
}

const LEAD: Report = [
  'Bridge of Torvik closed after cracks are found',
  'The bridge of Torvik was closed on Friday after inspectors found cracks in its cables. Drivers are sent over Marlow, a detour of half an hour at the best of times.',
];

describe('the sentences that tell a story', () => {
  test('a further source is heard for a new figure, although the words around it were told', () => {
    const counted = 'Some 62,000 cars a day crossed the bridge of Torvik, drivers and traders of Marlow say.';
    const again = 'Drivers and traders of Marlow crossed the bridge of Torvik for years with their cars.';
    expect(chosenOf([LEAD, ['Torvik without its bridge', counted]], 'en')).toContain(counted);
    expect(chosenOf([LEAD, ['Torvik without its bridge', again]], 'en')).not.toContain(again);
  });

  test('a source is heard without its headline where that would only say again what was told', () => {
    const headline = 'Bridge of Torvik after the cracks';
    const tied =
      'Prosecutors opened an investigation on Saturday into the company that replaced the cables and paid its own inspectors.';
    const loose = 'Fishermen mended their nets all morning and gulls nested above the quay.';
    expect(chosenOf([LEAD, [headline, tied]], 'en')).toContain(tied);
    expect(chosenOf([LEAD, [headline, tied]], 'en')).not.toContain(`${headline}.`);
    expect(chosenOf([LEAD, [headline, loose]], 'en')).not.toContain(loose);
  });

  test('a headline that says something new comes before the sentence that it introduces', () => {
    const headline = 'Ilse Hartwig resigns';
    const sentence =
      'The head of the roads office took responsibility for the cables and for what the inspectors had overlooked.';
    const told = chosenOf([LEAD, [headline, sentence]], 'en');
    expect(told.indexOf(`${headline}.`)).toBeGreaterThan(0);
    expect(told.indexOf(sentence)).toBeGreaterThan(told.indexOf(`${headline}.`));
  });

  test('agree with the other sources as far as those speak of the same', () => {
    const sentences = ['cracks cables', 'cracks bakery', 'bakery bread', 'cracks cables'].map((text, at) => ({
      index: Math.min(at, 2),
      terms: text.split(' '),
    }));
    const space = termSpace(sentences.map(({ terms }) => terms));
    const vectors = sentences.map(({ index, terms }) => ({ index, vector: space.vector(terms) }));
    expect(agreementOf(vectors)).toEqual([0.75, 0.75, 0.25, 0.75]);
  });

  test.each<readonly [Language, string, string]>([
    ['en', 'Why the crossing aged so fast', 'Moisture makes old steel brittle, says the engineer Nele Amthor.'],
    [
      'de',
      'Warum der Übergang so schnell alterte',
      'Feuchtigkeit macht alten Stahl spröde, sagt die Forscherin Nele Amthor.',
    ],
    [
      'fr',
      'Pourquoi le pont a vieilli si vite',
      "L'humidité fragilise l'acier ancien, explique l'ingénieure Irène Castel.",
    ],
    [
      'es',
      'Por qué el puente envejeció tan rápido',
      'La humedad debilita el acero viejo, explica la ingeniera Irene Castel.',
    ],
    [
      'pt',
      'Por que a ponte envelheceu tão depressa',
      'A umidade enfraquece o aço antigo, explica a engenheira Irene Castro.',
    ],
    ['zh', '为什么大桥老化得这么快', '潮湿使旧钢材变脆，工程师何文博说，桥上的货车比当年多了六倍。'],
    [
      'ja',
      'なぜ橋はこれほど早く老朽化したのか',
      '湿気が古い鋼材をもろくすると技術者の田中氏は説明し、交通量も六倍に増えたと述べた。',
    ],
  ])('a headline of a further source that only asks is not read out (%s)', (language, title, text) => {
    const lead: Report = language === 'en' ? LEAD : ['', text];
    expect(chosenOf([lead, [title, text]], language).join('\n')).not.toContain(title);
  });

  test('go on after a byline, a few words and a quotation of nobody, which no host could say', () => {
    const body = [
      'Ida Vale\nNorth correspondent',
      'More than 900 people have left the valley below the Torvik dam.',
      '"We do not know whether it will hold," said governor Nils Brok. "Nobody should be there to find out."',
      'Soldiers went from door to door in three villages during the night.',
      'Spain has noticed.',
      'Buses took families to the town of Marlow, where the Red Cross has set up beds.',
    ].join('\n');
    const told = chosenOf([['Villages told to leave as dam in the north threatens to fail', body]], 'en');
    expect(told.join(' ')).toContain('Soldiers went');
    expect(told.join(' ')).toContain('Buses took');
  });

  test('tell in Chinese what follows a sentence that is too short to be told', () => {
    const text =
      '甘肃省玉门市决定今后五年不再批准新建住宅。玉门因石油而兴。1939年，中国第一口工业油井在这里出油，高峰时有13万石油工人。';
    expect(chosenOf([['一座县城决定不再盖楼', text]], 'zh').at(-1)).toContain('1939年');
  });

  test('tell what a minister said where another source only names her as well', () => {
    const told = chosenOf(
      [
        [
          'Un apagón deja sin luz a seis millones de personas en Chile',
          'Un fallo dejó sin luz a seis millones de personas en el norte de Chile. "No hay ningún indicio de un ataque", aseguró la ministra de Energía, Carolina Undurraga. Las minas de cobre de Escondida evacuaron a 4.200 trabajadores.',
        ],
        [
          'Chile a oscuras por un robo',
          'Chile quedó a oscuras porque robaron los pernos de una torre. El hallazgo lo confirmó la ministra de Energía, Carolina Undurraga, que viajó al lugar.',
        ],
      ],
      'es',
    );
    expect(told.join(' ')).toContain('indicio de un ataque');
  });
});
