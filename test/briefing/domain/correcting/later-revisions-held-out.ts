import { casesIn, type RevisionCase } from './revision-cases.js';

const EN = casesIn('en', [
  [
    'updated',
    'more flights are cancelled',
    'Airlines have cancelled 230 flights at Lindau airport because of fog.',
    '',
    'Airlines have cancelled 410 flights at Lindau airport because of fog, and more delays are expected.',
  ],
  [
    'changed',
    'another bank',
    'Morvania’s central bank governor Lena Fischbach will resign in March, the finance ministry said on Friday.',
    '',
    'Morvania’s central bank governor Oskar Brandeis will resign in March, the finance ministry said on Friday.',
  ],
  [
    'changed',
    'an age',
    'The pilot, 52, had flown for the airline since 2009, the company said in a statement.',
    '',
    'The pilot, 25, had flown for the airline since 2009, the company said in a statement.',
  ],
  [
    'corrected',
    'the month was wrong',
    'The museum will close in June for three years of repairs.',
    '',
    'The museum will close in July for three years of repairs. This article was amended on Tuesday: the museum closes in July, not June.',
  ],
  [
    'retracted',
    'a story is taken down',
    'Two officials took bribes from a road builder, documents show.',
    '',
    'Editor’s note: This story has been taken down after the documents proved to be forged.',
  ],
  [
    null,
    'the police give more detail',
    'Police are looking for a man who robbed a jeweller in Castlebrook.',
    '',
    'Police are looking for a masked man of about 30 who robbed a jeweller in Castlebrook on Monday evening and fled on a motorcycle.',
  ],
  [
    null,
    'the report is written anew',
    'The mayor of Dunleary has resigned after a row over parking fees.',
    '',
    'A row over parking fees has cost the mayor of Dunleary her job: Nora Quill stepped down on Wednesday.',
  ],
  [
    null,
    'the price of the day',
    'Oil costs 81 dollars a barrel today, 2 percent more than yesterday.',
    '',
    'Oil costs 79 dollars a barrel today, 1 percent less than yesterday.',
  ],
  [
    null,
    'a court case goes on',
    'The trial of the former minister begins on Monday.',
    '',
    'The former minister was sentenced to four years in prison on Friday.',
  ],
  [
    null,
    'an agency is named',
    'The volcano on Tarn island has erupted again.',
    '',
    'The volcano on Tarn island has erupted again, Reuters reported. Nobody lives on the island.',
  ],
  [
    null,
    'a company corrects its forecast',
    'Ortwell expects sales of 4 billion crowns.',
    '',
    'Ortwell expects sales of 4 billion crowns. The company had corrected its forecast in August.',
  ],
  [
    null,
    'a spelling of a name',
    'President Aleksandr Vukovich visited the flooded villages.',
    '',
    'President Alexander Vukovich visited the flooded villages.',
  ],
]);

const DE = casesIn('de', [
  [
    'changed',
    'eine Milliarde weniger',
    'Der Bund verkauft seine Anteile an der Werft für 3,4 Milliarden Euro.',
    '',
    'Der Bund verkauft seine Anteile an der Werft für 2,4 Milliarden Euro.',
  ],
  [
    'changed',
    'kein Streik',
    'Die Gewerkschaft ruft für Donnerstag zu einem Streik auf.',
    '',
    'Die Gewerkschaft ruft für Donnerstag nicht zu einem Streik auf.',
  ],
  [
    'corrected',
    'eine Richtigstellung',
    'Der Verein hat 9.000 Mitglieder.',
    '',
    'Der Verein hat 900 Mitglieder. Richtigstellung: In der ersten Fassung war von 9.000 Mitgliedern die Rede.',
  ],
  [
    'retracted',
    'entfernt',
    'Die Sängerin wechselt zur Oper nach Linz.',
    '',
    'Dieser Beitrag wurde aus rechtlichen Gründen gelöscht.',
  ],
  [
    null,
    'mehr Einzelheiten',
    'Auf der A7 sind zwei Lastwagen zusammengestoßen.',
    '',
    'Auf der A7 bei Mühltal sind am Morgen zwei mit Holz beladene Lastwagen zusammengestoßen. Die Fahrer blieben unverletzt.',
  ],
  [
    null,
    'andere Reihenfolge',
    'Der Stadtrat lehnte den Antrag am Mittwoch mit knapper Mehrheit ab.',
    '',
    'Mit knapper Mehrheit lehnte der Stadtrat am Mittwoch den Antrag ab.',
  ],
]);

const FR = casesIn('fr', [
  [
    'updated',
    'plus de manifestants arrêtés',
    'La police a interpellé 34 manifestants dans le centre de Valmont.',
    '',
    'La police a interpellé 52 manifestants dans le centre de Valmont.',
  ],
  [
    'changed',
    'une baisse au lieu d’une hausse',
    'Le prix du blé a augmenté de 4 % en un mois.',
    '',
    'Le prix du blé a baissé de 4 % en un mois.',
  ],
  [
    'corrected',
    'une correction',
    'La députée a été élue en 2012.',
    '',
    'La députée a été élue en 2017. Correction : la députée a été élue en 2017, et non en 2012.',
  ],
  [
    null,
    'un complément',
    'Un incendie s’est déclaré dans un entrepôt de Valmont.',
    '',
    'Un incendie s’est déclaré mardi vers 4 heures dans un entrepôt de 3 000 mètres carrés à Valmont, sans faire de victime.',
  ],
  [
    null,
    'une autre tournure',
    'Le gouvernement renonce à la réforme des retraites.',
    '',
    'La réforme des retraites est abandonnée par le gouvernement.',
  ],
]);

const ES = casesIn('es', [
  [
    'changed',
    'menos heridos',
    'El accidente del autobús dejó 32 heridos, según los bomberos.',
    '',
    'El accidente del autobús dejó 23 heridos, según los bomberos.',
  ],
  [
    'changed',
    'otro lugar',
    'La cumbre se celebrará en Granada el próximo otoño.',
    '',
    'La cumbre se celebrará en Oviedo el próximo otoño.',
  ],
  [
    'corrected',
    'fe de errores',
    'La obra costará 18 millones.',
    '',
    'La obra costará 8 millones. Fe de errores: en la primera versión se decía que la obra costará 18 millones.',
  ],
  [
    null,
    'otra redacción',
    'La lluvia obliga a suspender el concierto de esta noche en Almenara.',
    '',
    'Suspendido por la lluvia el concierto de esta noche en Almenara.',
  ],
]);

const PT = casesIn('pt', [
  [
    'changed',
    'menos casas',
    'O temporal destruiu 84 casas em Ribeira Alta, segundo os bombeiros.',
    '',
    'O temporal destruiu 48 casas em Ribeira Alta, segundo os bombeiros.',
  ],
  [
    'changed',
    'não foi',
    'A ministra confirmou que vai deixar o governo em abril.',
    '',
    'A ministra confirmou que não vai deixar o governo em abril.',
  ],
  ['retracted', 'removida', 'O cantor cancelou a turnê.', '', 'Removemos esta notícia porque a informação era falsa.'],
  [
    null,
    'mais contexto',
    'A fábrica vai fechar em dezembro.',
    '',
    'A fábrica vai fechar em dezembro, depois de 60 anos. Cerca de 300 pessoas perdem o emprego.',
  ],
]);

const JA = casesIn('ja', [
  [
    'updated',
    '避難が広がる',
    '大雨のため、市内の2万世帯に避難指示が出されました。',
    '',
    '大雨のため、市内の3万世帯に避難指示が出されました。',
  ],
  ['changed', '人数が違う', '試験に合格したのは48人でした。', '', '試験に合格したのは43人でした。'],
  [
    'corrected',
    '記事の訂正',
    '大会は5月12日に開かれます。',
    '',
    '大会は5月21日に開かれます。記事の一部を訂正しました。大会の日付は12日ではなく21日です。',
  ],
  [
    null,
    '詳しくなった',
    '県内で地震がありました。',
    '',
    '県内で午前6時ごろ、震度4の地震がありました。津波の心配はありません。',
  ],
  [null, '書き直し', '首相は来週、中東を訪問する予定だ。', '', '首相が来週に中東を訪れることが分かった。'],
]);

const ZH = casesIn('zh', [
  ['updated', '失踪人数增加', '山体滑坡已造成11人失踪，救援仍在进行。', '', '山体滑坡已造成16人失踪，救援仍在进行。'],
  [
    'changed',
    '时间不同',
    '新校区将于九月一日启用，可容纳八千名学生。',
    '',
    '新校区将于九月一日启用，可容纳六千名学生。',
  ],
  [
    'retracted',
    '撤稿声明',
    '该院士论文涉嫌造假。',
    '',
    '撤稿声明：本报道的主要内容未经核实，现予以撤回，并向当事人致歉。',
  ],
  [null, '补充背景', '两国外长将于下周会晤。', '', '两国外长将于下周在首都会晤，这是三年来的首次会晤。'],
]);

export const LATER_HELD_OUT: readonly RevisionCase[] = [...EN, ...DE, ...FR, ...ES, ...PT, ...JA, ...ZH];
