import { describe, expect, test } from '@jest/globals';

import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import { storiesOf } from '../../../../../src/briefing/domain/composing/stories/ranking.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

type Told = readonly [title: string, text: string];

/** How many stories two accounts of two sources on one day become. */
function storiesIn(accounts: readonly Told[], language: Language, sources = ['Source A', 'Source B']): number {
  const items = accounts.map(([title, text], index) => ({
    id: `item_${index}`,
    title,
    text,
    url: null,
    author: null,
    at: Date.UTC(2026, 10, 21),
    sourceId: `source_${index}`,
    sourceTitle: sources[index] ?? '',
  }));
  const readings = readItems(items, () => language);
  return storiesOf(
    readings,
    readings.map(() => 0),
  ).length;
}

const TWO_EVENTS: readonly (readonly [Language, Told, Told])[] = [
  [
    'de',
    [
      'Warum Bern seine Brunnen abstellt',
      'Bern stellt vom 1. Dezember an 62 seiner 105 Brunnen ab. Die Quellen liefern nur noch 410 Liter in der Sekunde.',
    ],
    [
      'Wie eine Kamera Blitze auf der Venus sah',
      'Eine Kamera hat Blitze auf der Venus aufgenommen. Der Sensor der Universität Bern liefert 2.000 Bilder in der Sekunde ab.',
    ],
  ],
  [
    'en',
    ['Mother stabbed in Halbury supermarket', 'A woman was wounded with a knife in a supermarket in Halbury.'],
    ['Rifle shots fired at Halbury mosque', 'Somebody fired a rifle at a mosque in Halbury; nobody was wounded.'],
  ],
  [
    'en',
    [
      'Teamsters strike at Holbeck dairy',
      'Workers at the Holbeck dairy, members of the Teamsters, walked out for wages.',
    ],
    [
      'Teamsters end strike at port of Marlow',
      'The Teamsters union ended its strike in Marlow after the port raised wages.',
    ],
  ],
  [
    'fr',
    ['La peintre Léna Orlande est morte', 'Léna Orlande est morte à 90 ans. Ses fresques couvrent le port.'],
    ['Le gardien Sami Orlande meurt dans un accident', 'Sami Orlande est mort. Les secours sont venus trop tard.'],
  ],
  [
    'es',
    ['El senador Adán Voz, a juicio por corrupción', 'El fiscal acusa a Adán Voz de corrupción ante el tribunal.'],
    ['Adán Voz gana un juicio por calumnias', 'El juez condena a un bloguero por calumnias contra Adán Voz.'],
  ],
  [
    'de',
    ['Lagerhalle im Kerrowtal brennt ab', 'Eine Lagerhalle ist in Kerrow abgebrannt, die Feuerwehr löschte sie.'],
    ['Waldbrand bei Kerrow auf 90 Hektar', 'Die Feuerwehr kämpft bei Kerrow gegen einen Waldbrand.'],
  ],
  [
    'pt',
    ['Morre a pintora Lena Orlanda', 'Lena Orlanda morreu aos 90 anos.'],
    ['Goleiro Sami Orlanda morre em acidente', 'O goleiro Sami Orlanda morreu num acidente.'],
  ],
  [
    'zh',
    ['议员冯亚丹受贿案开庭', '检方指控议员冯亚丹收受贿赂，法院开庭审理。'],
    ['冯亚丹诽谤官司胜诉', '法院判决一名博主诽谤冯亚丹，须赔偿。'],
  ],
  [
    'ja',
    ['春堀市のスーパーで女性が刃物で刺されけが', '春堀市のスーパーで女性が刃物で刺された。警察は兄を逮捕した。'],
    ['春堀市の寺院に発砲', '春堀市の寺院に猟銃が発砲された。警察は容疑者を捜査している。'],
  ],
  [
    'en',
    ['Halvorsen recalls 12,000 prams over brakes', 'Halvorsen is recalling 12,000 prams because the brakes can fail.'],
    ['Halvorsen recalls baby food', 'Halvorsen has recalled baby food in which pieces of metal were found.'],
  ],
  [
    'zh',
    ['哈沃森召回1.2万辆婴儿车', '婴儿用品公司哈沃森因刹车可能失灵，召回1.2万辆婴儿车。'],
    ['哈沃森召回混入金属的辅食', '婴儿用品公司哈沃森召回一批婴儿辅食，产品中发现金属碎片。'],
  ],
  [
    'zh',
    ['海城队2比1战胜江宁队', '海城队周六在主场以2比1战胜江宁队，罗明攻入制胜球。'],
    ['海城队0比3负于北岸队', '海城队周三客场以0比3负于北岸队，主教练称防守失误太多。'],
  ],
  [
    'ja',
    ['汐見FC、江崎に2対1で勝利', '汐見FCは22日、本拠地で江崎ユナイテッドに2対1で勝った。'],
    ['汐見FC、北浜に0対3で敗れる', '汐見FCは19日、敵地で北浜シティーに0対3で敗れた。'],
  ],
  [
    'zh',
    ['海城公交司机罢工', '海城公交公司的司机周一开始罢工，要求加薪百分之九。'],
    ['海城垃圾清运工人罢工结束', '海城垃圾清运工人结束了为期五天的罢工，工会接受了加薪方案。'],
  ],
  [
    'zh',
    ['海城地铁罢工', '海城地铁职工周二罢工24小时，要求增加人手。'],
    ['海城医院护士罢工', '海城中心医院的护士周二罢工，要求增加人手和工资。'],
  ],
  [
    'ja',
    [
      '敗血症を40分で見分ける血液検査、病院で試験',
      '汐見中央病院は、敗血症を40分で見分ける血液検査の試験結果を発表した。死亡率は12パーセントに下がった。',
    ],
    [
      '夜間バスの試験運行が始まる、看護師や料理人が利用',
      '汐見市で14日の夜、夜間バスの試験運行が始まった。三つの病院と駅、市場を通る。',
    ],
  ],
];

describe('Two events of one kind that share a name', () => {
  test.each(TWO_EVENTS)('are two stories (%s: %s)', (language, one, other) => {
    expect(storiesIn([one, other], language)).toBe(2);
  });
});

test('Two papers that are named after the towns they both tell of have two stories', () => {
  const harbour: Told = [
    '港の荷役を中止、船11隻が待機',
    '汐見港は18日の午後4時から荷役を中止する。港湾局は作業がおよそ30時間遅れると見ている。渡し船は午後5時の便まで、北浜線の列車は午後9時まで運行する。',
  ];
  const ferry: Told = [
    '電気の渡し船が就航、北浜まで19分',
    '汐見湾で初めての電気で動く渡し船「いそしぎ」が15日の朝、就航した。212人を乗せて出発し、19分で対岸の北浜に着いた。',
  ];
  expect(storiesIn([harbour, ferry], 'ja', ['北浜通信', '汐見新聞'])).toBe(2);
});

test('Two accounts of one match with one score are one story', () => {
  const home: Told = ['海城队2比1战胜江宁队', '海城队周六在主场以2比1战胜江宁队，罗明攻入制胜球。'];
  const away: Told = ['江宁队1比2不敌海城队', '江宁队周六客场以1比2不敌海城队，罗明打入制胜球。'];
  expect(storiesIn([home, away], 'zh')).toBe(1);
});

test('Two accounts of one strike are one story, whomever each of them speaks of besides', () => {
  const drivers: Told = [
    'Holbeck bus drivers on strike over pay',
    'Bus drivers in Holbeck, members of the union Amalgam, walked out over pay on Tuesday. Schools stayed open.',
  ];
  const passengers: Told = [
    'Strike by Amalgam stops buses in Holbeck',
    'Thousands walked to work in Holbeck as drivers of the Amalgam union began a strike for higher pay.',
  ];
  expect(storiesIn([drivers, passengers], 'en')).toBe(1);
});

const ONE_FIGURE: readonly (readonly [string, Language, Told, Told])[] = [
  [
    'a strike of 900, with schools that close',
    'en',
    [
      'Bus drivers in Harmon strike over pay',
      'Bus drivers in Harmon walked out on Monday over pay. The union Transit said 900 drivers took part.',
    ],
    [
      'Strike in Harmon: schools close early as Transit union walks out',
      'Schools in Harmon closed early on Monday because of the strike by the union Transit over pay. It said 900 members took part.',
    ],
  ],
  [
    'a recall of 40,000 tins, with drops that are safe',
    'en',
    [
      'Millstone recalls baby milk over salmonella',
      'Millstone is recalling 40,000 tins of baby milk because of salmonella. Two children fell ill.',
    ],
    [
      'Millstone recall: parents told to stop using powder drops',
      'Millstone has recalled 40,000 tins after salmonella was found. Vitamin drops of the maker are safe. Two children fell ill.',
    ],
  ],
  [
    'a match, by its score and by its penalties',
    'ja',
    ['北浜FC、PK戦で南港下す 1対1', '北浜FCは土曜、南港と1対1で引き分け、PK戦を4対3で制した。'],
    ['北浜FCがPK4－3で南港を破る', '北浜FCは土曜、南港をPK戦の末4－3で破った。本戦は1対1だった。'],
  ],
];

describe('One event of which two accounts have a figure in common is one story', () => {
  test.each(ONE_FIGURE)('(%s)', (_, language, one, other) => {
    expect(storiesIn([one, other], language)).toBe(1);
  });
});

const ONE_EVENT: readonly (readonly [string, Told, Told])[] = [
  [
    'of which one account names both of what tells two events apart',
    ['Man stabbed and shot in Perrin bar brawl', 'A man was stabbed and another shot in a brawl in the Perrin bar.'],
    [
      'Shooting at Perrin bar leaves one dead',
      'A gunman opened fire at the Perrin bar on Friday; a suspect was arrested.',
    ],
  ],
  [
    'whose offence has two names',
    ['Mayor Ellen Stroud convicted of fraud', 'Ellen Stroud was found guilty of fraud over building permits.'],
    [
      'Stroud guilty of taking bribes',
      'A jury convicted the former mayor Ellen Stroud of bribery over building permits.',
    ],
  ],
];

describe('One event', () => {
  test.each(ONE_EVENT)('%s is one story', (_, one, other) => {
    expect(storiesIn([one, other], 'en')).toBe(1);
  });
});
