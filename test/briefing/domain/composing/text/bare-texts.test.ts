import { describe, expect, test } from '@jest/globals';
import { bareTexts } from '../../../../../src/briefing/domain/composing/text/non-news/bare-texts.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';

type Lines = readonly (readonly [title: string, text: string])[];

const bareIn = (language: Language, items: Lines): readonly string[] => {
  const isBare = bareTexts(
    items.map(([title, text]) => ({
      title,
      sentences: text.match(/[^.。]+[.。]/gu) ?? [],
      language,
      sourceId: 'post',
      sourceTitle: 'Calder Post',
    })),
  );
  return items.filter((_, index) => isBare[index]).map(([title]) => title);
};

/** Columns, verses, offers and calls, and a report between them. */
const BARE: Readonly<Record<Language, Lines>> = {
  en: [
    ['My week: the kettle', 'It never boils while somebody is looking. So we look away, and talk about the rain.'],
    ['Thought for the day', 'Kindness is a coat that fits everybody.'],
    ['Thought for the day', 'A door that is never opened might as well be a wall.'],
  ],
  de: [
    ['Aus meinem Garten: Die Amsel', 'Sie singt, bevor es hell ist. Wer sie hört, bleibt noch ein wenig liegen.'],
    ['Zum Nachdenken', 'Freundlichkeit ist ein Mantel, der allen passt.'],
    ['Zum Nachdenken', 'Eine Tür, die nie aufgeht, ist eine Wand.'],
  ],
  fr: [
    [
      'Au fil des mots : le brouillard',
      'Il efface les haies et rend les chiens prudents. On marche alors comme on lit, à voix basse.',
    ],
    ['Pensée du matin', 'La gentillesse est un manteau qui va à tout le monde.'],
    ['Pensée du matin', 'Une porte jamais ouverte est un mur.'],
  ],
  es: [
    [
      'Desde mi ventana: la niebla',
      'Borra los tejados y apaga los pasos. Uno camina entonces como quien lee en voz baja.',
    ],
    ['Pensamiento', 'La amabilidad es un abrigo que sienta bien a todos.'],
    ['Pensamiento', 'Una puerta que nunca se abre es una pared.'],
  ],
  pt: [
    ['Da minha janela: a neblina', 'Ela apaga os telhados e cala os passos. A gente anda como quem lê em voz baixa.'],
    ['Pensamento', 'Gentileza é um casaco que serve em qualquer um.'],
    ['Pensamento', 'Porta que nunca abre é parede.'],
  ],
  zh: [
    ['慢时光｜雾', '雾把屋檐抹去，也让脚步变轻。人走在里面，像轻声读一本书。'],
    ['一句话', '善意是一件人人合身的外衣。'],
    ['一句话', '从不打开的门就是墙。'],
  ],
  ja: [
    ['窓辺から：霧', '屋根を消し、足音をやわらげる。小声で本を読むように歩きたくなる。'],
    ['ひとこと', 'やさしさは誰にでも似合う上着だ。'],
    ['ひとこと', '開かない扉は壁と同じだ。'],
  ],
};

/** News of which little can be checked: no figure, and hardly a name. */
const THIN: Readonly<Record<Language, Lines>> = {
  en: [
    [
      'Ferry stuck on sandbank',
      'Nobody was hurt. The passengers were taken off by lifeboats and given soup in a church hall.',
    ],
    [
      'Bakery burns down',
      'The fire started in the flour store. The owners and their children escaped through a window.',
    ],
    [
      'Teachers walk out over heating',
      'Classrooms had been below freezing since the boiler failed. The strike will go on until it is mended.',
    ],
    ['Lost violin turns up in taxi', 'The driver had kept it beneath his seat. Its owner wept when he rang her bell.'],
    [
      'Wolf seen near playground',
      'Parents have been told to collect their children. Hunters are looking for the animal.',
    ],
    ['"We were lied to": miners reject offer', 'The mood at the gate was bitter. A second ballot is to follow.'],
  ],
  de: [
    [
      'Fähre sitzt auf Sandbank fest',
      'Verletzt wurde niemand. Die Fahrgäste werden mit Booten an Land gebracht und im Gemeindehaus versorgt.',
    ],
    [
      'Bäckerei brennt nieder',
      'Das Feuer brach im Mehllager aus. Die Besitzer retten sich mit ihren Kindern durch ein Fenster.',
    ],
    [
      'Lehrer streiken wegen kalter Klassen',
      'Seit die Heizung ausgefallen ist, friert es in den Räumen. Der Ausstand dauert an, bis sie wieder läuft.',
    ],
    [
      'Verlorene Geige taucht im Taxi auf',
      'Der Fahrer hatte sie unter seinem Sitz verwahrt. Die Besitzerin weinte, als er bei ihr klingelte.',
    ],
    ['Tagebau bleibt zu', 'Der Betreiber gibt auf. Zu viel Wasser ist in die Grube gelaufen.'],
  ],
  fr: [
    [
      'Un bac échoué sur un banc de sable',
      'Personne n’est blessé. Les passagers ont été évacués par des canots et accueillis dans une salle des fêtes.',
    ],
    [
      'La boulangerie part en fumée',
      'Le feu a pris dans la réserve de farine. Les propriétaires et leurs enfants se sont sauvés par une fenêtre.',
    ],
    [
      'Les enseignants débrayent faute de chauffage',
      'Il gèle dans les classes depuis la panne de la chaudière. La grève durera jusqu’à la réparation.',
    ],
    [
      'Un violon perdu retrouvé dans un taxi',
      'Le chauffeur l’avait gardé sous son siège. Sa propriétaire a pleuré en le voyant.',
    ],
  ],
  es: [
    [
      'Un transbordador encalla en un banco de arena',
      'No hay heridos. Los pasajeros fueron evacuados en botes y atendidos en una iglesia.',
    ],
    ['Arde la panadería', 'El fuego empezó en el almacén de harina. Los dueños y sus hijos escaparon por una ventana.'],
    [
      'Los maestros paran por el frío',
      'Las aulas están heladas desde que se averió la caldera. El paro seguirá hasta que la arreglen.',
    ],
    [
      'Aparece en un taxi el violín perdido',
      'El conductor lo había guardado bajo el asiento. Su dueña lloró al verlo.',
    ],
  ],
  pt: [
    [
      'Balsa encalha em banco de areia',
      'Ninguém se feriu. Os passageiros foram retirados em botes e atendidos em uma igreja.',
    ],
    ['Padaria pega fogo', 'As chamas começaram no depósito de farinha. Os donos e os filhos escaparam por uma janela.'],
    [
      'Professores param por causa do frio',
      'As salas estão geladas desde que a caldeira quebrou. A paralisação segue até o conserto.',
    ],
    ['Violino perdido aparece em táxi', 'O motorista o guardava debaixo do banco. A dona chorou ao vê-lo.'],
  ],
  zh: [
    ['渡轮搁浅', '没有人受伤。乘客被小船接上岸，在教堂里喝上了热汤。'],
    ['面包房被烧毁', '火是从面粉仓库烧起来的。店主一家从窗户逃生。'],
    ['教师因教室太冷罢课', '锅炉坏了以后教室里一直结冰。罢课将持续到修好为止。'],
    ['失踪的小提琴在出租车里找到', '司机一直把它放在座位下面。琴主看到后哭了。'],
  ],
  ja: [
    ['渡し船が座礁', 'けが人はいなかった。乗客はボートで救出され、教会で温かい汁を受け取った。'],
    ['パン店が全焼', '火は小麦粉の倉庫から出た。店主の一家は窓から逃げて無事だった。'],
    ['教室の寒さで教員がスト', '暖房の故障で教室は凍える寒さが続いている。ストは修理が終わるまで続く。'],
    ['なくしたバイオリン、タクシーで見つかる', '運転手が座席の下に保管していた。持ち主は涙を流して喜んだ。'],
  ],
};

describe.each(LANGUAGES)('in %s', (language) => {
  test('a column, and what stands under one headline again and again, are bare texts', () => {
    expect(bareIn(language, BARE[language])).toEqual(BARE[language].map(([title]) => title));
  });

  test('news of which little can be checked is no bare text', () => {
    expect(bareIn(language, THIN[language])).toEqual([]);
  });
});

test('a figure in one member of a column makes it no report', () => {
  const column: Lines = [
    ['Past and present: the baths', 'Ask anyone over sixty. They had no heating until 1961.'],
    ['Past and present: the tannery', 'Few smells stay with a town like this one. Ours stood by the stream.'],
  ];
  expect(bareIn('en', column)).toHaveLength(2);
});

test('a label that a report stands under, too, is no column', () => {
  const budget: Lines = [
    [
      'Next budget: the waiting game',
      'Nobody moves before spring. It has always been so, and it will always be so, as every gardener knows.',
    ],
    ['Next budget: Senate strikes out the tax', 'The Senate struck out the tax. It had been meant for roads.'],
  ];
  expect(bareIn('en', budget)).toEqual(['Next budget: the waiting game']);
});

test('a price is no figure that tells of something', () => {
  expect(
    bareIn('en', [['Garden corner: what is cheap', 'Bird tables are £22. You will love the hanging baskets.']]),
  ).toHaveLength(1);
});
