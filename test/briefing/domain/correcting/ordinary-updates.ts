import { casesIn, type RevisionCase } from './revision-cases.js';

type Pair = readonly [was: string, is: string];

const updates = (language: RevisionCase['language'], kind: RevisionCase['kind'], pairs: readonly Pair[]) =>
  casesIn(
    language,
    pairs.map(([was, is]) => [kind, was, was, '', is] as const),
  );

/** Editions of prices, weather, votes that are counted and matches that are played: each was right in its time. */
export const MOVING: readonly RevisionCase[] = [
  ...updates('en', null, [
    [
      'Rovers lead United 1-0 in the cup final at Kessel Park.',
      'Rovers lead United 1-1 in the cup final at Kessel Park.',
    ],
    ['Shares of Novatek rose 2.1 percent in Frankfurt.', 'Shares of Novatek fell 1.4 percent in Frankfurt.'],
    ['Bitcoin traded at 64,210 dollars after the decision.', 'Bitcoin traded at 63,870 dollars after the decision.'],
    ['Temperatures will reach 18 degrees on the coast.', 'Temperatures will reach 21 degrees on the coast.'],
    [
      'Lena Marsh leads Tom Ferris by 2,310 votes in the mayoral race.',
      'Lena Marsh leads Tom Ferris by 1,905 votes in the mayoral race.',
    ],
    ['The pound was worth 1.2710 dollars in London.', 'The pound was worth 1.2680 dollars in London.'],
  ]),
  ...updates('de', null, [
    ['Der Dax notierte am Mittag bei 18.420 Punkten.', 'Der Dax notierte am Nachmittag bei 18.390 Punkten.'],
    ['Ein Liter Superbenzin kostet im Schnitt 1,74 Euro.', 'Ein Liter Superbenzin kostet im Schnitt 1,72 Euro.'],
    ['Der FC Kessel führt mit 1:0 gegen Brill.', 'Der FC Kessel führt mit 2:0 gegen Brill.'],
    [
      'Die SPD kommt nach der ersten Hochrechnung auf 31,2 Prozent.',
      'Die SPD kommt nach der zweiten Hochrechnung auf 30,8 Prozent.',
    ],
    ['Die Höchstwerte liegen zwischen 4 und 9 Grad.', 'Die Höchstwerte liegen zwischen 6 und 11 Grad.'],
  ]),
  ...updates('fr', null, [
    ['Le CAC 40 gagnait 0,4 % à la mi-journée.', 'Le CAC 40 perdait 0,2 % à la mi-journée.'],
    ['Kessel mène 1-0 contre Brill à la pause.', 'Kessel mène 2-1 contre Brill à la 70e minute.'],
  ]),
  ...updates('es', null, [
    ['El dólar cotiza a 1.012 pesos en Buenos Aires.', 'El dólar cotiza a 1.035 pesos en Buenos Aires.'],
    ['El Kessel gana 1-0 al Brill al descanso.', 'El Kessel gana 2-0 al Brill al descanso.'],
  ]),
  ...updates('pt', null, [
    ['O dólar é vendido a R$ 5,42 em São Paulo.', 'O dólar é vendido a R$ 5,38 em São Paulo.'],
    ['O Ibovespa subia 0,4% às 11h.', 'O Ibovespa subia 0,9% às 15h.'],
  ]),
  ...updates('zh', null, [
    ['人民币对美元中间价报7.1120。', '人民币对美元中间价报7.1085。'],
    ['沿海最高气温18度，夜间有雨。', '沿海最高气温21度，夜间有雨。'],
  ]),
  ...updates('ja', null, [
    ['円相場は1ドル＝149円20銭で推移している。', '円相場は1ドル＝149円85銭で推移している。'],
    ['ケッセルは1対0でブリルをリードしている。', 'ケッセルは2対1でブリルをリードしている。'],
  ]),
];

/** Counts that go down while something lasts: there is a newer figure, and nobody was wrong. */
export const RUNNING: readonly RevisionCase[] = [
  ...updates('en', 'updated', [
    [
      'About 40,000 homes were without power after the storm.',
      'About 12,000 homes were without power after the storm.',
    ],
    ['The fire is 30 percent contained, officials said.', 'The fire is 55 percent contained, officials said.'],
  ]),
  ...updates('de', 'updated', [
    ['Noch 14 Menschen werden nach dem Erdrutsch vermisst.', 'Noch 5 Menschen werden nach dem Erdrutsch vermisst.'],
  ]),
  ...updates('fr', 'updated', [
    [
      'Quelque 40 000 foyers restaient privés d’électricité en Bretagne.',
      'Quelque 12 000 foyers restaient privés d’électricité en Bretagne.',
    ],
  ]),
  ...updates('zh', 'updated', [['山体滑坡造成14人失联，搜救仍在进行。', '山体滑坡造成6人失联，搜救仍在进行。']]),
  ...updates('ja', 'updated', [['台風の影響で約4万戸が停電している。', '台風の影響で約1万2000戸が停電している。']]),
];

/** Other reports, other spellings, and news about what somebody else has taken back. */
export const NO_CHANGE: readonly RevisionCase[] = [
  ...updates('en', null, [
    [
      'Ukrainian officials in Kiev said the talks would go on.',
      'Ukrainian officials in Kyiv said the talks would go on.',
    ],
    [
      'Northfoods sold soup in 12 shops.',
      'Northfoods sold soup in 12 shops. Withdrawn: soup with nuts, sold in Kessel.',
    ],
    ['Hunters may kill 20 wolves.', 'Hunters may kill 20 wolves. Kill: a word that hunters do not like.'],
  ]),
  ...updates('de', null, [
    [
      'Zwei Menschen wurden verletzt, wie die Nachrichtenagentur Reuters meldet.',
      'Zwei Menschen wurden verletzt, wie die Nachrichtenagentur AFP meldet.',
    ],
  ]),
  ...updates('fr', null, [
    [
      'Le concert de Kessel n’aura pas lieu.',
      'Le concert de Kessel n’aura pas lieu. Annulation : les billets sont remboursés.',
    ],
  ]),
  ...updates('es', null, [
    ['El lote se vendió en 12 tiendas.', 'El lote se vendió en 12 tiendas. Retirado: un lote de queso con listeria.'],
  ]),
  ...updates('zh', null, [['该公司宣布召回产品。', '该公司宣布召回产品。撤回：市长收回了预算案。']]),
];

/** What is like those, and a correction. */
export const STILL_CORRECTED: readonly RevisionCase[] = [
  ...updates('en', 'changed', [
    ['Rovers beat United 3-1 on Saturday.', 'Rovers beat United 2-1 on Saturday.'],
    ['Brill bought 12 percent of the shares in Hartmann.', 'Brill bought 21 percent of the shares in Hartmann.'],
    ['Parliament passed the law by 312 votes to 210.', 'Parliament passed the law by 302 votes to 210.'],
    ['Inflation rose to 3.2 percent in October.', 'Inflation rose to 2.3 percent in October.'],
    ['Lena Marsh, 41, will lead the museum from May.', 'Lena Marsh, 45, will lead the museum from May.'],
  ]),
  ...updates('de', 'changed', [
    ['Die Ermittlung führte zu 12 Festnahmen in Kessel.', 'Die Ermittlung führte zu 2 Festnahmen in Kessel.'],
  ]),
  ...updates('fr', 'changed', [
    ['L’indice des prix a progressé de 3,2 % en octobre.', 'L’indice des prix a progressé de 2,3 % en octobre.'],
  ]),
  ...updates('ja', 'changed', [['工事は2027年に完成する見込みだ。', '工事は2029年に完成する見込みだ。']]),
  ...updates('en', 'retracted', [
    ['Wolves are back in the valley.', 'Withdrawn: Wolves are back in the valley.'],
    ['Two officials took bribes.', 'RETRACTED: see the note of the editors.'],
  ]),
];

/** News about what somebody else has published and taken back, at the end of a text that stands as it stood. */
const ADDED = {
  en: [
    'The minister called the strike a disgrace on social media.',
    'The post was deleted within an hour.',
    'This post was deleted, but screenshots of it went round.',
    'The report was withdrawn after criticism from doctors.',
    'The podcast was removed from the platform in May.',
  ],
  de: [
    'Der Minister nannte den Streik im Netz eine Schande.',
    'Der Beitrag wurde nach einer Stunde gelöscht.',
    'Der Bericht wurde nach Kritik von Ärzten zurückgezogen.',
    'Der Text wurde von der Tagesordnung zurückgezogen.',
  ],
  fr: [
    'Le ministre a qualifié la grève de honte sur les réseaux.',
    'Ce texte a été retiré de l’ordre du jour de l’Assemblée.',
    'Ce titre a été retiré au coureur en 2012.',
  ],
  es: [
    'El ministro calificó la huelga de vergüenza en redes.',
    'Esta publicación fue eliminada una hora después.',
    'Este texto fue retirado del orden del día.',
  ],
  pt: [
    'O ministro chamou a greve de vergonha nas redes.',
    'Esta publicação foi apagada uma hora depois.',
    'Este texto foi retirado de pauta pelo relator.',
  ],
  zh: ['部长在社交媒体上称罢工可耻。', '该文已被微博删除。'],
} as const;

export const TAKEN_BACK_BY_OTHERS: readonly RevisionCase[] = Object.entries(ADDED).flatMap(
  ([language, [cited, ...added]]) =>
    added.flatMap((one) => updates(language as keyof typeof ADDED, null, [[cited, `${cited} ${one}`]])),
);

/** The same words where nothing else is left. */
export const TAKEN_BACK: readonly RevisionCase[] = [
  ...updates('en', 'retracted', [
    ['Two officials took bribes.', 'The story has been retracted.'],
    ['Two officials took bribes.', 'This report was withdrawn after its source proved to be forged.'],
    ['Two officials took bribes.', 'Two officials took bribes. Editor’s note: This post has been removed.'],
  ]),
  ...updates('de', 'retracted', [['Zwei Beamte nahmen Geld an.', 'Unser Bericht wurde nach Prüfung zurückgezogen.']]),
  ...updates('pt', 'retracted', [['Dois funcionários aceitaram suborno.', 'Esta matéria foi removida.']]),
  ...updates('zh', 'retracted', [['两名官员受贿。', '该报道已被撤回。']]),
];
