import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { asking, item } from './requests.js';
import { spokenFacts } from './spoken-quotes.js';

interface Story {
  readonly title: string;
  /** What stands above or between the sentences and is none: a byline, a date, the name of an office. */
  readonly labels: readonly [string, string];
  readonly sentences: readonly [string, string, string];
}

/** The first sentence says the headline again and leans on nothing; the others follow from it. */
const STORIES: Readonly<Record<Language, Story>> = {
  en: {
    title: 'Norvale Water fined £48m over sewage spills',
    labels: ['From: Office for Rivers', 'Published 21 November'],
    sentences: [
      'Norvale Water has been fined £48m over sewage spills into the Calder on 1,200 days.',
      'Engineers found eleven treatment works in need of repair.',
      'It will not appeal against the decision of the regulator.',
    ],
  },
  de: {
    title: 'Hollen lehnt Baugebiet am Moorweg ab',
    labels: ['Hollen.', 'Von unserer Redaktion'],
    sentences: [
      'Hollen lehnt das Baugebiet am Moorweg mit 17 zu 12 Stimmen ab.',
      'Rund 80 Bürger verfolgten die Sitzung im Ratssaal bis zum Schluss.',
      'Sie hatten vor allem Sorge wegen des Verkehrs in der Mühlenstraße.',
    ],
  },
  fr: {
    title: 'Vernay rejette les logements du chemin des Prés',
    labels: ['Vernay.', 'Publié le 21 novembre'],
    sentences: [
      'Vernay rejette les 64 logements du chemin des Prés par 17 voix contre 12.',
      'Environ 80 habitants assistaient mercredi à la séance du conseil.',
      'Ils craignaient surtout la circulation dans la rue du Moulin.',
    ],
  },
  es: {
    title: 'Vernal rechaza las viviendas del camino de los Prados',
    labels: ['Vernal.', 'Redacción Local'],
    sentences: [
      'Vernal rechaza las 64 viviendas del camino de los Prados por 17 votos contra 12.',
      'Unos 80 vecinos siguieron la sesión del ayuntamiento el miércoles.',
      'Ellos temían sobre todo el tráfico en la calle del Molino.',
    ],
  },
  pt: {
    title: 'Vernal rejeita moradias do caminho dos Prados',
    labels: ['Vernal.', 'Da Redação'],
    sentences: [
      'Vernal rejeita as 64 moradias do caminho dos Prados por 17 votos contra 12.',
      'Cerca de 80 moradores acompanharam a sessão da câmara na quarta-feira.',
      'Eles temiam sobretudo o trânsito na rua do Moinho.',
    ],
  },
  zh: {
    title: '韦内镇否决草地路住宅项目',
    labels: ['韦内镇', '本报综合'],
    sentences: [
      '韦内镇议会以17票对12票否决了草地路住宅项目。',
      '约80名居民旁听了周三晚上举行的会议。',
      '他们主要担心磨坊街的交通会因此更加拥堵。',
    ],
  },
  ja: {
    title: 'ベルネ町議会、草地通りの住宅計画を否決',
    labels: ['ベルネ町', '地域面'],
    sentences: [
      'ベルネ町議会は草地通りの住宅計画を17対12で否決した。',
      '住民およそ80人が水曜日夜の会議を傍聴した。',
      '彼らは水車通りの交通量が増えることを心配していた。',
    ],
  },
};

const factsOf = (language: Language, title: string, text: string): readonly string[] => {
  const material = [item(title, text)];
  return spokenFacts(compose(material, asking(language)), material);
};

describe.each(LANGUAGES)('a text in %s', (language) => {
  const { title, labels, sentences } = STORIES[language];
  const [first, second, third] = sentences;

  test('is told whole where a byline stands above it and a label between its sentences', () => {
    const facts = factsOf(language, title, [labels[0], first, labels[1], second, third].join('\n\n'));
    expect(facts).toEqual(expect.arrayContaining([second, third]));
    expect(facts).not.toContain(labels[0]);
  });

  test('is told on where its headline stands for its first sentence', () => {
    const facts = factsOf(language, title, sentences.join(language === 'zh' || language === 'ja' ? '' : ' '));
    expect(facts).toEqual(expect.arrayContaining([second, third]));
  });
});
