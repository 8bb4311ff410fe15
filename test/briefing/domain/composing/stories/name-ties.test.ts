import { describe, expect, test } from '@jest/globals';

import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import { storiesOf } from '../../../../../src/briefing/domain/composing/stories/ranking.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import { newsIn } from '../newsroom.js';
import { item } from '../requests.js';

type News = readonly [title: string, text: string];

/** Whether two items become one story among the news of a day. */
function areOneStory(one: News, other: News, language: Language): boolean {
  const pair = [one, other].map(([title, text], index) => item(title, text, { sourceId: `src_${index}` }));
  const readings = readItems([...pair, ...newsIn(language).slice(2)], () => language);
  const stories = storiesOf(
    readings,
    readings.map(() => 0),
  );
  const both = new Set(pair.map(({ id }) => id));
  return stories.some(({ members }) => members.filter(({ reading }) => both.has(reading.item.id)).length === 2);
}

/** Two accounts that share little but whom and what they name. */
const TOLD_DIFFERENTLY: readonly (readonly [Language, News, News])[] = [
  [
    'de',
    [
      'Güterzug bei Altenrode entgleist',
      'Sechs Kesselwagen kippten am Mittwoch um, ein Lokführer wurde leicht verletzt.',
    ],
    [
      'Umweltministerin verspricht Hilfe',
      'Karin Welzow hat Altenrode besucht. Für die Bergung der Kesselwagen komme der Betreiber auf.',
    ],
  ],
  [
    'zh',
    ['科瓦奇赢得北马里亚大选', '选举委员会宣布，独立候选人以58.1%的得票率当选。'],
    ['退役将军的新职务', '分析人士认为，科瓦奇上台后将恢复能源贸易。'],
  ],
  [
    'pt',
    ['Anvisa aprova a Butandengue', 'A vacina de dose única será oferecida pelo SUS a partir de março.'],
    ['Por que o mundo quer a Butandengue', 'É a primeira vacina de dose única, e o Peru já pediu lotes.'],
  ],
  [
    'en',
    [
      'Clinic owner jailed for nine years over implants',
      'A court in Dralo sentenced Harald Brockmeer to nine years for using cheap silicone in more than 200 patients.',
    ],
    [
      'Victims in tears outside the courtroom',
      'Women embraced in the rain when they heard that Brockmeer must go to prison. Their lawyer wants the city of Dralo to pay.',
    ],
  ],
  [
    'de',
    [
      'Vier Jahre Haft für früheren Finanzchef',
      'Das Landgericht in Rellan hat Thomas Reuschler wegen erfundener Umsätze beim Zulieferer Mahlbeck verurteilt.',
    ],
    [
      'Anleger hoffen auf Geld',
      'Als der Schwindel bei Mahlbeck aufflog, stürzte die Aktie ab. Ob nach dem Spruch gegen Reuschler jemand entschädigt wird, ist offen.',
    ],
  ],
  [
    'fr',
    [
      'Trente ans de réclusion pour le livreur',
      'La cour a condamné Didier Morellon pour le meurtre de la joggeuse Élodie Brunaud.',
    ],
    [
      'Le soulagement des parents',
      'La mère d’Élodie Brunaud a fondu en larmes devant le palais, après deux semaines face à Didier Morellon.',
    ],
  ],
  [
    'es',
    [
      'El club ficha a un delantero por seis temporadas',
      'El Torvik anunció la llegada del uruguayo Darwin Oliveda, por el que paga 75 millones.',
    ],
    [
      'De vender tortas fritas a la élite',
      'La madre de Oliveda lloró al saber que su hijo jugará en el Torvik y contó cómo era de niño.',
    ],
  ],
  [
    'pt',
    [
      'Dois mortos em queda de avião de carga',
      'O aparelho da Aerosul despenhou-se perto da pista das Lajinhas, disse a Proteção Civil.',
    ],
    [
      'Quem eram os pilotos',
      'Os dois homens voavam juntos há anos pela Aerosul. Colegas deixaram flores no aeródromo das Lajinhas.',
    ],
  ],
  [
    'ja',
    ['元議員に懲役4年の実刑', '東京地裁は、洋上風力を巡る収賄の罪で秋元被告に懲役4年を言い渡した。'],
    ['うつむいたまま聞いた主文', '濃紺のスーツの秋元被告は下を向いた。東京地裁の法廷は満席だった。'],
  ],
];

/** Two stories of a day that share their kind, or somebody who is in the news. */
const DIFFERENT: readonly (readonly [Language, News, News])[] = [
  [
    'en',
    [
      'Vasker pays back gifts after criticism',
      'Ilsa Vasker has paid back gifts she received since becoming prime minister.',
    ],
    [
      'Vasker defends budget in angry debate',
      'Ilsa Vasker told parliament that the budget would rebuild public services.',
    ],
  ],
  [
    'en',
    [
      'Cyclist Nadela wins gold in Olympic road race',
      'The rider Marta Nadela won gold at the Olympic Games after an attack on the last climb.',
    ],
    [
      'Olympics: swimmer Hartlow takes gold',
      'The swimmer Joe Hartlow won gold at the Olympic Games on Sunday after leading from the first turn.',
    ],
  ],
  [
    'de',
    [
      'Haftstrafe für früheren Bürgermeister',
      'Das Landgericht Rellan hat Uwe Kesting wegen Untreue zu zwei Jahren Haft verurteilt.',
    ],
    [
      'Haftstrafe für früheren Finanzchef',
      'Das Landgericht Torvik hat Thomas Reuschler wegen Betrugs zu vier Jahren Haft verurteilt.',
    ],
  ],
  [
    'fr',
    [
      'Vingt ans de réclusion pour le meurtre d’une infirmière',
      'La cour de Rellan a condamné Paul Vautrin pour le meurtre d’une infirmière.',
    ],
    [
      'Trente ans de réclusion pour le meurtre d’une joggeuse',
      'La cour de Torvik a condamné Didier Morellon pour le meurtre d’une joggeuse.',
    ],
  ],
  [
    'es',
    ['El Torvik golea al Dralo', 'El Torvik venció por 4-0 al Dralo con dos goles de Marek Duda.'],
    ['El Torvik presenta pérdidas', 'El Torvik cerró el ejercicio con pérdidas de 17 millones.'],
  ],
  [
    'pt',
    ['Rebeca Andrel é ouro no solo', 'Rebeca Andrel conquistou o ouro no solo dos Jogos Olímpicos.'],
    ['Bia Sorato leva o ouro no judô', 'Bia Sorato conquistou o ouro no judô dos Jogos Olímpicos.'],
  ],
  [
    'zh',
    ['克孜县发生6.0级地震', '克孜县周四发生6.0级地震，暂无人员伤亡报告，救援人员已赶赴震中。'],
    ['日喀县发生6.8级地震', '日喀县周二发生6.8级地震，已有人员伤亡报告，救援人员已赶赴震中。'],
  ],
  [
    'ja',
    [
      '宮山県知事に村上氏6選',
      '任期満了に伴う宮山県知事選は投開票され、現職の村上氏が新人を破り、6回目の当選を果たした。',
    ],
    [
      '福川県知事に内田氏4選',
      '任期満了に伴う福川県知事選は投開票され、現職の内田氏が新人を破り、4回目の当選を果たした。',
    ],
  ],
];

/** Somebody in the news, with an office; and a town. */
const IN_THE_NEWS: typeof DIFFERENT = [
  [
    'de',
    ['Klingberg wirbt in Peking um Erze', 'Finanzminister Lars Klingberg hat in Peking über seltene Erze gesprochen.'],
    ['Klingberg legt Haushalt vor', 'Der Etat von Finanzminister Lars Klingberg sieht neue Schulden vor.'],
  ],
  [
    'ja',
    ['青川市の動物園でキリン誕生', '青川市の動物園でキリンの赤ちゃんが生まれた。'],
    ['青川市の商店街でぼや', '20日夜、青川市の商店街で空き店舗の壁が焼けた。'],
  ],
];

/** What local papers tell of one town in a day: different news, the same few names. */
const AT_HOME: readonly (readonly [Language, readonly (readonly [source: string, ...News])[]])[] = [
  [
    'en',
    [
      [
        'gazette',
        'Library opens late on Fridays',
        'The library of Torvik in Harbour Street will stay open until nine on Fridays.',
      ],
      [
        'gazette',
        'Bakers raise the price of rye bread',
        'Bread costs more in Torvik, and the bakery in Harbour Street blames flour.',
      ],
      [
        'gazette',
        'Football pitch drained at last',
        'The pitch behind Harbour Street in Torvik no longer floods after rain.',
      ],
      [
        'courier',
        'Choir sings for the lifeboat',
        'A choir in Torvik sang in Harbour Street and collected money for the lifeboat.',
      ],
    ],
  ],
  [
    'pt',
    [
      [
        'jornal',
        'Hospital reduz infeções',
        'O Hospital de São Lauro reduziu para metade as infeções depois das cirurgias.',
      ],
      ['diario', 'Metro terá doze paragens', 'A linha nova liga a estação ao Hospital de São Lauro em 18 minutos.'],
    ],
  ],
];

describe('Names', () => {
  test.each(TOLD_DIFFERENTLY)(
    'make two accounts with few words in common one story (%s): %j and %j',
    (language, one, other) => {
      expect(areOneStory(one, other, language)).toBe(true);
    },
  );

  test.each([...DIFFERENT, ...IN_THE_NEWS])(
    'keep two stories of one kind apart (%s): %j and %j',
    (language, one, other) => {
      expect(areOneStory(one, other, language)).toBe(false);
    },
  );

  test.each(AT_HOME)('keep the news of one town apart (%s)', (language, news) => {
    const items = news.map(([source, title, text]) => item(title, text, { sourceId: source }));
    const readings = readItems([...items, ...newsIn(language).slice(2)], () => language);
    const told = storiesOf(
      readings,
      readings.map(() => 0),
    );
    const ids = new Set(items.map(({ id }) => id));
    const stories = told.filter(({ members }) => members.some(({ reading }) => ids.has(reading.item.id)));
    expect(stories.map(({ members }) => members.length)).toEqual(items.map(() => 1));
  });
});
