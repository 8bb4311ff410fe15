import { describe, expect, test } from '@jest/globals';

import type { Material } from '../../../../../src/briefing/domain/composing/material.js';
import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import { disagreementsOf } from '../../../../../src/briefing/domain/composing/stories/disagreements.js';
import type { Disagreement } from '../../../../../src/briefing/domain/script.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

const item = (text: string, index: number, at = NOON - index * MINUTE, sourceId = `source ${index}`): Material => ({
  id: `item ${index}`,
  title: '',
  text,
  url: null,
  author: null,
  at,
  sourceId,
  sourceTitle: `Source ${index}`,
});

function among(items: readonly Material[], language: Language): readonly Disagreement[] {
  const readings = readItems(items, () => language);
  const vector = { terms: new Int32Array(), weights: new Float64Array() };
  const members = readings.map((reading) => ({ reading, vector, wanted: 0 }));
  return disagreementsOf({ members, sources: new Set(items.map(({ sourceId }) => sourceId)).size });
}

const between = (texts: readonly string[], language: Language): readonly string[] =>
  among(
    texts.map((text, index) => item(text, index)),
    language,
  ).map(({ figures, unit }) => `${figures.map(({ figure }) => figure).join(' / ')} ${unit}`.trim());

/** Two sentences, and what the hosts can say of them; empty: they agree, or speak of different things. */
type Case = readonly [Language, string, string, string];

const DISAGREEING: readonly Case[] = [
  [
    'en',
    'At least 12 people were killed in the Torvik landslide, police said.',
    'The landslide killed 15 people, the Red Cross said.',
    '12 / 15 dead',
  ],
  [
    'en',
    'Twelve people died and 40 were injured when a train left the rails.',
    'The death toll from the derailment has risen to 15.',
    'Twelve / 15 dead',
  ],
  [
    'en',
    'A magnitude 6.9 earthquake struck off Sendria on Friday.',
    'The magnitude 7.2 quake was felt across Sendria.',
    'magnitude 6.9 / magnitude 7.2',
  ],
  ['en', 'The airline cancelled 320 flights.', 'The airline cancelled more than 450 flights.', '320 / 450 flights'],
  [
    'en',
    'The commission fined Marolt Energy 45 million euros.',
    'The commission fined Marolt Energy 54 million euros.',
    '45 million / 54 million euros',
  ],
  [
    'en',
    'The candidate Ilsa Brandt won 54 percent of the vote.',
    'The candidate Ilsa Brandt won 51 percent of the vote.',
    '54 / 51 percent',
  ],
  [
    'en',
    'Some 12 soldiers were killed in the ambush near Dralo.',
    'The ambush near Dralo left 19 soldiers dead.',
    '12 / 19 soldiers',
  ],
  [
    'de',
    'Bei dem Zugunglück kamen mindestens 12 Menschen ums Leben.',
    'Das Unglück forderte 15 Todesopfer, teilte die Bahn mit.',
    '12 / 15 Tote',
  ],
  [
    'de',
    'Das Hochwasser tötete zwölf Menschen und verletzte 40.',
    'Die Zahl der Toten stieg auf 14, wie der Katastrophenschutz mitteilte.',
    'zwölf / 14 Tote',
  ],
  [
    'de',
    'Die Polizei nahm 30 Demonstranten fest.',
    'Nach Angaben der Veranstalter wurden 45 Menschen festgenommen.',
    '',
  ],
  [
    'de',
    'Bei der Demonstration wurden 31 Menschen festgenommen.',
    'Nach Angaben der Veranstalter wurden 45 Menschen festgenommen.',
    '31 / 45 Festgenommene',
  ],
  [
    'de',
    'Ein Beben der Stärke 6,4 hat Sendrien erschüttert.',
    'Das Beben der Stärke 6,8 war weithin zu spüren.',
    'Stärke 6,4 / Stärke 6,8',
  ],
  [
    'fr',
    'Le séisme a fait au moins 12 morts, selon la préfecture.',
    'Quinze personnes ont été tuées dans le séisme, d’après la Croix-Rouge.',
    '12 / Quinze morts',
  ],
  ['fr', 'L’incendie a blessé 23 personnes.', 'On compte 31 blessés après l’incendie.', '23 / 31 blessés'],
  [
    'fr',
    'La société Marolt a été condamnée à une amende de 45 millions d’euros.',
    'La société Marolt a été condamnée à une amende de 58 millions d’euros.',
    '45 millions / 58 millions d’euros',
  ],
  [
    'es',
    'El alud dejó al menos 12 muertos, según la policía.',
    'El alud mató a 15 personas, informó Protección Civil.',
    '12 / 15 muertos',
  ],
  [
    'es',
    'Murieron doce personas en el incendio del hospital.',
    'El número de fallecidos asciende a 17.',
    'doce / 17 muertos',
  ],
  [
    'es',
    'La policía detuvo a 31 personas en la protesta.',
    'Los organizadores hablan de 52 detenidos.',
    '31 / 52 detenidos',
  ],
  [
    'pt',
    'O deslizamento deixou ao menos 12 mortos, disse a polícia.',
    'O deslizamento matou 15 pessoas, segundo a Defesa Civil.',
    '12 / 15 mortos',
  ],
  ['pt', 'Doze pessoas morreram no incêndio do hospital.', 'O número de mortos subiu para 17.', 'Doze / 17 mortos'],
  ['pt', 'O temporal deixou 230 desabrigados.', 'O temporal deixou 380 desabrigados.', '230 / 380 retirados'],
  ['zh', '山体滑坡造成12人死亡、40人受伤。', '据当地警方通报，滑坡遇难人数升至15人。', '12 / 15 人死亡'],
  ['zh', '火灾造成三十一人受伤，伤者已送医。', '火灾致45人受伤，其中三人伤势严重。', '三十一 / 45 人受伤'],
  ['zh', '当地发生6.4级地震，多地有震感。', '当地发生6.9级地震，暂无海啸预警。', '6.4级 / 6.9级'],
  [
    'ja',
    '土砂崩れで12人が死亡し、40人がけがをした。',
    '県によりますと、土砂崩れの死者は15人に上っています。',
    '12 / 15 人死亡',
  ],
  ['ja', 'この事故で23人がけがをしました。', '消防によると、けが人は31人です。', '23 / 31 人けが'],
  [
    'ja',
    'マグニチュード6.4の地震が発生した。',
    '地震の規模はマグニチュード6.9と推定される。',
    'マグニチュード6.4 / マグニチュード6.9',
  ],
  [
    'en',
    'A suicide bomber killed 21 people, hospital officials said, and 60 were wounded.',
    'Twenty-six people were killed in the bombing, the governor said.',
    '21 / Twenty-six dead',
  ],
  [
    'en',
    'More than 1.2 million people fled the fighting.',
    'The fighting has displaced 2.1 million people, the UN said.',
    '1.2 million / 2.1 million evacuated',
  ],
  [
    'de',
    'Bei dem Brand sind neun Menschen getötet worden.',
    'Elf Menschen starben bei dem Brand, sagte ein Sprecher der Feuerwehr.',
    'neun / Elf Tote',
  ],
  [
    'fr',
    'Onze personnes sont portées disparues après le naufrage.',
    'Dix-huit personnes restent disparues, selon les gardes-côtes.',
    'Onze / Dix-huit disparus',
  ],
  [
    'es',
    'El choque de trenes causó 23 heridos, dijo la alcaldesa.',
    'Al menos 35 personas resultaron heridas en el choque de trenes.',
    '23 / 35 heridos',
  ],
  [
    'pt',
    'O acidente fez 23 feridos, segundo os bombeiros.',
    'Pelo menos 35 pessoas ficaram feridas no acidente.',
    '23 / 35 feridos',
  ],
  ['zh', '事故已造成3死8伤。', '事故造成5人死亡，多人受伤。', '3 / 5 人死亡'],
  ['ja', '爆発で2人が死亡、18人が重軽傷を負った。', '警察は爆発による死者が5人になったと発表した。', '2 / 5 人死亡'],
];

const AGREEING: readonly Case[] = [
  ['en', 'At least 12 people were killed, 40 injured.', 'The blast injured 40 and killed 12.', ''],
  ['en', 'The storm left 12 dead, 40 injured.', 'The storm left 12 dead and 3 missing.', ''],
  ['en', 'About 300 people were evacuated.', 'Rescuers say 297 people were evacuated.', ''],
  ['en', 'Some 300 people were injured.', 'The ministry put the number of injured at 312.', ''],
  ['en', 'More than 50 people were injured.', 'Hospitals treated 54 injured people.', ''],
  ['en', 'Nearly 400 people were arrested.', 'Police arrested 386 people.', ''],
  ['en', 'Sales rose 3 percent in the first quarter.', 'Sales rose 5 percent in the second quarter.', ''],
  ['en', 'Exports rose 3 percent in October.', 'Imports rose 5 percent in October.', ''],
  ['en', 'Ilsa Brandt won 54 percent of the vote.', 'Oren Vask won 46 percent of the vote.', ''],
  ['en', 'The flood killed 12 people in Torvik.', 'The flood killed 3 people in Marlow.', ''],
  ['en', 'The attack killed 12 people, including 3 children.', 'Officials said 3 children were killed.', ''],
  ['en', 'A 44-year-old man was killed.', 'The man, who was 46, was killed.', ''],
  ['en', 'The crash killed 12 people.', 'A similar crash killed 30 people.', ''],
  ['en', 'The crash killed 12 people.', 'In 2019 a crash there killed 30 people.', ''],
  ['en', 'The toll rose from 8 to 12, officials said.', 'Officials said 12 people had died.', ''],
  ['en', 'Twelve people were killed 3 hours after the alarm.', 'Officials said 12 people were killed.', ''],
  ['en', 'An aftershock of magnitude 5.1 followed.', 'The magnitude 6.9 quake struck at dawn.', ''],
  ['en', 'Police said 12 to 15 people were killed.', 'Officials said 14 people were killed.', ''],
  ['en', 'The blast killed 12 people.', 'Firefighters rescued 30 people and saved 2 dogs.', ''],
  ['en', 'The fund paid 45 million euros to farmers.', 'The fund lost 60 million euros on bonds.', ''],
  ['en', 'The storm cut power to 12,000 homes.', 'The storm cut power to some 12,300 homes.', ''],
  ['en', 'The blast killed 5 soldiers and 12 civilians.', 'The blast killed 17 people.', ''],
  ['en', 'Dozens were hurt and 3 buildings collapsed.', 'Dozens were hurt and 5 cars were crushed.', ''],
  ['en', 'Parliament passed the law by 312 votes to 230.', 'Parliament rejected an amendment by 290 votes to 250.', ''],
  ['en', 'Shares of Marolt fell 4 percent.', 'Shares of Marolt fell 9 percent this year.', ''],
  ['en', 'The flood killed 12 people on Monday.', 'The flood killed 4 people on Tuesday.', ''],
  ['en', 'The court jailed him for 12 years.', 'Prosecutors had asked for 15 years.', ''],
  ['en', 'No one was killed when 12 cars caught fire.', 'The fire destroyed 15 cars and killed no one.', ''],
  ['en', 'Flight 712 crashed, killing 61 people.', 'All 61 people on board flight 712 were killed.', ''],
  ['de', 'Bei dem Unglück wurden 5 Polizisten verletzt.', 'Bei dem Unglück wurden 23 Menschen verletzt.', ''],
  ['de', 'Die Feuerwehr rettete 12 Menschen aus dem Haus.', 'Bei dem Brand starben 3 Menschen.', ''],
  ['de', 'Ein 34-jähriger Mann wurde getötet.', 'Der Mann, 36 Jahre alt, wurde getötet.', ''],
  [
    'fr',
    'L’explosion a tué un homme de 34 ans et blessé 6 personnes.',
    'L’explosion a fait un mort, un homme de 36 ans, et 6 blessés.',
    '',
  ],
  ['es', 'El incendio mató a 3 personas en Ávila.', 'El incendio mató a 8 personas en Cáceres.', ''],
  ['pt', 'A chuva matou 3 pessoas em Blumenau.', 'A chuva matou 8 pessoas em Joinville.', ''],
  ['zh', '该国去年有30人死于类似事故。', '事故造成12人死亡。', ''],
  ['ja', '昨年の事故では30人が死亡した。', 'この事故で12人が死亡した。', ''],
  ['en', 'Kyra 4.0.6 fixes 12 bugs.', 'Kyra 4.0.7 fixes 15 regressions.', ''],
  ['en', 'Norvia beat Estia 3-1 after 12 minutes.', 'Norvia beat Estia 3-2 after 15 minutes.', ''],
  ['de', 'Rund 300 Menschen wurden verletzt.', 'Das Ministerium sprach von 297 Verletzten.', ''],
  ['de', '12 Tote und 40 Verletzte meldet die Polizei.', 'Es gab 40 Verletzte, 12 Menschen starben.', ''],
  ['de', 'Der Umsatz stieg im ersten Quartal um 3 Prozent.', 'Der Umsatz stieg im zweiten Quartal um 5 Prozent.', ''],
  ['de', 'In Torvik starben 12 Menschen.', 'In Marlow starben 3 Menschen.', ''],
  ['de', 'Am 3. November starben 12 Menschen.', 'Nach Angaben vom 20. November starben 12 Menschen.', ''],
  ['de', 'Die Zahl der Toten stieg von 8 auf 12.', 'Es wurden 12 Tote gezählt.', ''],
  ['fr', 'Environ 300 personnes ont été évacuées.', 'La préfecture compte 297 personnes évacuées.', ''],
  ['fr', 'Le bilan est de 12 morts et 40 blessés.', 'L’accident a fait 40 blessés et tué 12 personnes.', ''],
  ['fr', 'Le bilan passe de 8 à 12 morts.', 'Le séisme a fait 12 morts.', ''],
  [
    'fr',
    'Les ventes ont augmenté de 3 % au premier trimestre.',
    'Les ventes ont augmenté de 5 % au deuxième trimestre.',
    '',
  ],
  ['es', 'Unas 300 personas fueron evacuadas.', 'Las autoridades hablan de 297 evacuados.', ''],
  ['es', 'Hay 12 muertos y 40 heridos.', 'El choque dejó 40 heridos y mató a 12 personas.', ''],
  ['es', 'La cifra de muertos subió de 8 a 12.', 'El alud dejó 12 muertos.', ''],
  [
    'es',
    'Las ventas subieron un 3 % en el primer trimestre.',
    'Las ventas subieron un 5 % en el segundo trimestre.',
    '',
  ],
  ['pt', 'Cerca de 300 pessoas foram retiradas.', 'A Defesa Civil fala em 297 desalojados.', ''],
  ['pt', 'Há 12 mortos e 40 feridos.', 'O choque deixou 40 feridos e matou 12 pessoas.', ''],
  ['pt', 'O número de mortos subiu de 8 para 12.', 'O deslizamento deixou 12 mortos.', ''],
  ['pt', 'As vendas cresceram 3% no primeiro trimestre.', 'As vendas cresceram 5% no segundo trimestre.', ''],
  ['zh', '约300人被疏散。', '当地疏散297人。', ''],
  ['zh', '事故造成12人死亡，40人受伤。', '事故已致40人受伤、12人遇难。', ''],
  ['zh', '一季度销售额增长3%。', '二季度销售额增长5%。', ''],
  ['zh', '事故造成12人死亡，其中3名儿童。', '事故造成12人死亡。', ''],
  ['ja', '約300人が避難した。', '町によると297人が避難した。', ''],
  ['ja', '12人が死亡、40人が負傷した。', 'けが人は40人、死者は12人となった。', ''],
  ['ja', '第1四半期の売上高は3%増えた。', '第2四半期の売上高は5%増えた。', ''],
  ['ja', '死者は12人で、うち3人が子どもだった。', 'この事故で12人が死亡した。', ''],
];

describe('Sources that give different figures for one thing', () => {
  test.each(DISAGREEING)('disagree (%s): "%s" and "%s": %s', (language, one, other, expected) => {
    expect(between([one, other], language)).toEqual(expected === '' ? [] : [expected]);
  });

  test.each(AGREEING)(
    'do not disagree where they count something else, or the same (%s): "%s" and "%s"',
    (language, one, other) => {
      expect(between([one, other], language)).toEqual([]);
    },
  );

  test('are each quoted, the newest first', () => {
    const items = [
      item('The landslide killed 12 people.', 0, NOON - 20 * MINUTE),
      item('The landslide killed 15 people.', 1, NOON),
    ];
    expect(among(items, 'en')).toEqual([
      {
        unit: 'dead',
        figures: [
          { figure: '15', citation: { itemId: 'item 1', quote: 'The landslide killed 15 people.' } },
          { figure: '12', citation: { itemId: 'item 0', quote: 'The landslide killed 12 people.' } },
        ],
      },
    ]);
  });

  test('do not disagree when one of them is much older: it is superseded', () => {
    const items = [
      item('The landslide killed 12 people.', 0, NOON - 300 * MINUTE),
      item('The landslide killed 15 people.', 1, NOON),
    ];
    expect(among(items, 'en')).toEqual([]);
  });

  test('are not one source that corrects itself', () => {
    const items = ['The landslide killed 12 people.', 'The landslide killed 15 people.'].map((text, index) =>
      item(text, index, NOON - index * MINUTE, 'one source'),
    );
    expect(among([...items, item('Rescue work went on.', 2)], 'en')).toEqual([]);
  });

  test('agree when one of them names both figures', () => {
    const texts = [
      'The landslide killed 15 people.',
      'Police said 12 people were killed. The Red Cross said 15 people had died.',
    ];
    expect(between(texts, 'en')).toEqual([]);
  });

  test('tell three figures, and each once', () => {
    const texts = [
      'The slide killed 12 people.',
      'The slide killed 15 people.',
      'The slide killed 15 people.',
      'The slide left 19 dead.',
    ];
    expect(between(texts, 'en')).toEqual(['12 / 15 / 19 dead']);
  });
});
