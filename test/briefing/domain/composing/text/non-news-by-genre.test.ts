import { describe, expect, test } from '@jest/globals';
import { isNoStory } from '../../../../../src/briefing/domain/composing/text/non-news/no-story.js';
import { spokenSentence } from '../../../../../src/briefing/domain/composing/text/cleaning.js';
import { isCaption } from '../../../../../src/briefing/domain/composing/text/non-news/captions.js';
import { nonNewsOf } from '../../../../../src/briefing/domain/composing/text/non-news/non-news.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';

interface Genres {
  /** Headlines of what is no story. */
  readonly noStories: readonly string[];
  readonly noNews: readonly string[];
  readonly besideTheNews: readonly string[];
  /** What only looks like one of them. */
  readonly news: readonly string[];
}

const GENRES: Readonly<Record<Language, Genres>> = {
  en: {
    noStories: [
      'Corrections and clarifications',
      'Author Correction: Reef fish of the Tarnish coast',
      'Storm Wendell live: schools closed across the north',
      'Links for October',
      'BRIEF-Ostrava Tools Q2 EPS $0.40 vs est. $0.38',
      'Thursday briefing: What the vote means',
    ],
    noNews: [
      '4.15pm Police have closed the bridge in both directions.',
      'Rovers: Hale; Bright, Okoro, Finch, Dunn; Price, Lowe; Ibbotson.',
      'Get 40% off all lamps until Sunday.',
      'This episode is sponsored by a maker of mattresses.',
      'Peel and chop the carrots into large chunks with the onions.',
      'Anyone with information should speak to an officer at the station.',
      'Listen to the full interview with the captain.',
      'Call the press office on: phone 020 7946 0018.',
      'Updated: Added the list of closed schools.',
    ],
    besideTheNews: [
      'About Ostrava: Ostrava makes tools for dentists. It was founded in 1997 and has 400 employees.',
      'Ida Brandt, The Ferry, 1911. Photo: Rellham Museum',
    ],
    news: [
      'Shares in Ostrava are 20% off their peak in March.',
      'The bill is supported by the farmers of the north.',
      'Average rent in Rellham rises to $1,700 from $1,650',
      'The council has added four schools to the list of closures.',
    ],
  },
  de: {
    noStories: [
      'Erratum zu: Fische der Tarnküste',
      'Sturm Wendelin im Liveticker: Schulen geschlossen',
      'News des Tages: Haushalt, Hochwasser, Handball',
      'Terminkalender vom 1. bis 7. Dezember',
      'IRW-News: Nordgold meldet Bohrergebnisse',
      'Jetzt Karten für das Heimspiel gegen Ahlum sichern!',
    ],
    noNews: [
      'Mit dem Code LAMPE10 bekommt ihr Rabatt auf alles.',
      'Diese Folge wird präsentiert von einem Hersteller für Matratzen.',
      'Zeugen werden gebeten, sich bei der Wache zu melden.',
      'Fragen beantwortet das Bürgertelefon, Tel. 04231 555-010.',
      'Die Möhren schälen und alles zehn Minuten köcheln lassen.',
      'Welche Werte Chancen bieten, lesen Sie im neuen Heft.',
      'Sa., 6.12., 10 Uhr: Flohmarkt, Marktplatz.',
    ],
    besideTheNews: [
      'Über Ostrava: Das Unternehmen wurde 1997 gegründet und hat 400 Beschäftigte.',
      'Ida Brandt, Die Fähre, 1911. Foto: Museum Rellum',
    ],
    news: [
      'Der Verein hat vor der Saison 20.000 Dauerkarten verkauft.',
      'Die Ministerin wird unterstützt von den Bauern im Norden.',
      'Der Bund will im kommenden Jahr 20 Prozent sparen.',
      'Links der Weser brannte am Abend eine Scheune.',
    ],
  },
  fr: {
    noStories: [
      'Rectificatif : les poissons de la côte',
      'DIRECT. Tempête Wendel : les écoles fermées dans le nord',
      "L'essentiel de l'actu : budget, crue, handball",
      'Agenda. Que faire ce week-end à Vernay ?',
    ],
    noNews: [
      'Bénéficiez de la remise avec le code LAMPE10 sur tout le site.',
      'Cet épisode est soutenu par un fabricant de matelas.',
      'Épluchez les carottes et coupez-les en dés.',
      "N'hésitez pas à me dire ce que vous en pensez.",
      "Les personnes ayant assisté à l'accident peuvent se présenter.",
      'Musée de Vernay, du mardi au dimanche de 10 h à 18 h.',
      'Lundi 1 décembre, 11 h 00 : visite du port.',
    ],
    besideTheNews: [
      "À propos d'Ostrava : créée en 1997, l'entreprise emploie 400 personnes.",
      'Ida Brandt, Le Bac, 1911. Photo : musée de Vernay',
    ],
    news: [
      "L'action Ostrava cède 2 % depuis le début de la semaine.",
      'Le texte est soutenu par les agriculteurs du nord.',
      'Les directs de la chaîne régionale ont été suspendus lundi.',
    ],
  },
  es: {
    noStories: ['Fe de erratas', 'Rectificación: los peces de la costa'],
    noNews: ['Pela las zanahorias y córtalas en dados.', 'Información en el tel. 955 010 018 de lunes a viernes.'],
    besideTheNews: ['Acerca de Ostrava: fundada en 1997, la empresa tiene 400 empleados.'],
    news: ['La rectificación del gobierno llegó el lunes por la noche.'],
  },
  pt: {
    noStories: ['Errata', 'Correção: os peixes do litoral'],
    noNews: ['Descasque as cenouras e corte em cubos.', 'Informações pelo telefone 11 5550-1018 em dias úteis.'],
    besideTheNews: ['Sobre a Ostrava: fundada em 1997, a empresa tem 400 funcionários.'],
    news: ['A correção das provas terminou na segunda-feira em Vernal.'],
  },
  zh: {
    noStories: ['更正：昨日头版报道', '更正声明'],
    noNews: ['加入胡萝卜翻炒两分钟。', '咨询电话：0571-55501018'],
    besideTheNews: ['关于奥斯特：公司成立于1997年，现有员工400人。'],
    news: ['更正后的数据显示，去年出口增长了百分之三。'],
  },
  ja: {
    noStories: ['訂正：20日付の記事', 'お詫びと訂正'],
    noNews: ['にんじんを中火で五分ほど炒めます。', 'お問い合わせは電話 03-5550-1018 まで。'],
    besideTheNews: ['オストラバについて：1997年に設立され、従業員は400人。'],
    news: ['訂正された統計によると、去年の輸出は三パーセント増えた。'],
  },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const { noStories, noNews, besideTheNews, news } = GENRES[language];

  test.each(noStories)('an item called "%s" is no story', (title) => {
    expect(isNoStory(title, language)).toBe(true);
  });

  test.each(noNews)('"%s" is not read aloud', (line) => {
    expect(nonNewsOf(line, language)).not.toBeNull();
  });

  test.each(besideTheNews)('the paragraph "%s" stands beside the news', (paragraph) => {
    expect(isCaption(paragraph, false)).toBe(true);
  });

  test.each(news)('"%s" is news', (line) => {
    expect([nonNewsOf(line, language), isNoStory(line, language), isCaption(line, false)]).toEqual([
      null,
      false,
      false,
    ]);
  });
});

const HEADED = [
  ['en', 'Results: Seventy fish carried a tag.', 'Seventy fish carried a tag.'],
  ['en', 'Nov 21 (Coast Wire) - Ostrava has sold its mill.', 'Ostrava has sold its mill.'],
  ['de', 'Zusammenfassung: Seegras dämpft die Wellen.', 'Seegras dämpft die Wellen.'],
  ['de', 'Ergebnisse: Siebzig Fische trugen einen Sender.', 'Siebzig Fische trugen einen Sender.'],
  ['fr', "(Bourse) - L'action Ostrava a gagné 9%.", "L'action Ostrava a gagné 9%."],
  ['fr', 'Résultats : Soixante-dix poissons portaient une balise.', 'Soixante-dix poissons portaient une balise.'],
  ['es', 'Resultados: Setenta peces llevaban un emisor.', 'Setenta peces llevaban un emisor.'],
  ['pt', 'Resultados: Setenta peixes levavam um emissor.', 'Setenta peixes levavam um emissor.'],
] as const;

test.each(HEADED)('in %s, what stands in front of "%s" is not spoken', (language, sentence, spoken) => {
  expect(spokenSentence(sentence, language)).toBe(spoken);
});

test('lines of 20,000 characters are looked through at once, whatever they look like', () => {
  for (const part of ['Rovers: a;', 'About A ', 'Photo: ', 'tel. 1 ', '© ', 'jetzt ', '10:00 A', 'Results: '])
    for (const language of LANGUAGES) {
      const line = part.repeat(20_000 / part.length);
      expect(isCaption(line, false)).toBeDefined();
      expect(nonNewsOf(line.slice(0, 1000), language)).toBeDefined();
      expect(spokenSentence(line, language)).toBeDefined();
    }
});
