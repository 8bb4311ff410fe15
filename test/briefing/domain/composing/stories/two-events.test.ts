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
