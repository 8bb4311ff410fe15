import { ENGLISH_TO_MEND_ON } from './english-revisions-to-mend-on.js';
import { casesIn, type RevisionCase } from './revision-cases.js';

const DE = casesIn('de', [
  [
    'updated',
    'die Zahl der Verletzten steigt',
    'Bei dem Zugunglück nahe Altenrode wurden 17 Menschen verletzt.',
    'Die Strecke ist gesperrt.',
    'Bei dem Zugunglück nahe Altenrode wurden 23 Menschen verletzt. +',
  ],
  [
    'changed',
    'ein anderer Ort',
    'Der Brand brach am Morgen in einer Lagerhalle in Bremen aus.',
    'Die Feuerwehr ist vor Ort.',
    'Der Brand brach am Morgen in einer Lagerhalle in Kiel aus. +',
  ],
  [
    'changed',
    'es fehlte ein nicht',
    'Der Konzern will das Werk in Altenrode schließen.',
    '',
    'Der Konzern will das Werk in Altenrode nicht schließen.',
  ],
  [
    'corrected',
    'ein Korrekturhinweis nennt die Zahl',
    'Die Stadt nimmt 80 Millionen Euro neue Schulden auf.',
    'Der Rat stimmte zu.',
    'Die Stadt nimmt 18 Millionen Euro neue Schulden auf. + Korrektur: In einer früheren Version hieß es, die Stadt nehme 80 Millionen Euro auf.',
  ],
  [
    'retracted',
    'die Meldung wird zurückgezogen',
    'Die Behörde hat den Impfstoff zugelassen.',
    '',
    'Diese Meldung wurde zurückgezogen, weil sie auf einer gefälschten Mitteilung beruhte.',
  ],
  [
    null,
    'ein Tippfehler',
    'Der Bundestag beschloß das Gesetz am Freitag mit den Stimmen der Koaltion.',
    '',
    'Der Bundestag beschloss das Gesetz am Freitag mit den Stimmen der Koalition.',
  ],
  [
    null,
    'ein anderes Wort für dieselben',
    'Der Täter flüchtete nach dem Überfall auf die Sparkasse in Altenrode.',
    '',
    'Der Mann flüchtete nach dem Überfall auf die Sparkasse in Altenrode.',
  ],
  [
    null,
    'der Wasserstand von heute',
    'Der Pegel des Rheins liegt heute bei 4,12 Metern.',
    '',
    'Der Pegel des Rheins liegt heute bei 3,87 Metern.',
  ],
]);

const FR = casesIn('fr', [
  [
    'updated',
    'le bilan s’alourdit',
    'L’incendie de Valmont a fait huit morts, selon la préfecture.',
    'Les secours sont sur place.',
    'L’incendie de Valmont a fait onze morts, selon la préfecture. +',
  ],
  [
    'changed',
    'un autre nom',
    'Le ministre a nommé Claire Dumontel à la tête de l’agence.',
    '',
    'Le ministre a nommé Sophie Garancher à la tête de l’agence.',
  ],
  [
    'changed',
    'un autre jour',
    'La grève des contrôleurs aériens commencera lundi dans tout le pays.',
    '',
    'La grève des contrôleurs aériens commencera mercredi dans tout le pays.',
  ],
  [
    'corrected',
    'un rectificatif',
    'L’usine de Valmont emploie 1 500 personnes.',
    '',
    'L’usine de Valmont emploie 150 personnes. Rectificatif : une première version de cet article indiquait que l’usine emploie 1 500 personnes.',
  ],
  [
    'retracted',
    'l’article est retiré',
    'Le maire a vendu un terrain à son frère.',
    '',
    'Cet article a été retiré à la suite d’une erreur de la rédaction.',
  ],
  [
    null,
    'une précision',
    'Le tribunal a condamné l’ancien trésorier à trois ans de prison.',
    '',
    'Le tribunal correctionnel de Valmont a condamné l’ancien trésorier du parti à trois ans de prison, dont un ferme.',
  ],
  [null, 'les accents', 'Les eleves de l’ecole sont rentrés lundi.', '', 'Les élèves de l’école sont rentrés lundi.'],
]);

const ES = casesIn('es', [
  [
    'updated',
    'sube el número de muertos',
    'El terremoto dejó al menos 25 muertos en la provincia de Torvena.',
    '',
    'El terremoto dejó al menos 38 muertos en la provincia de Torvena.',
  ],
  [
    'changed',
    'otra cantidad',
    'El Gobierno invertirá 120 millones de euros en la nueva línea de tren.',
    '',
    'El Gobierno invertirá 12 millones de euros en la nueva línea de tren.',
  ],
  [
    'changed',
    'faltaba un no',
    'El juez aceptó la demanda y el partido se jugará el domingo.',
    '',
    'El juez aceptó la demanda y el partido no se jugará el domingo.',
  ],
  [
    'corrected',
    'fe de errores',
    'La empresa despedirá a 600 trabajadores.',
    '',
    'La empresa despedirá a 60 trabajadores. Corrección: una versión anterior de esta noticia decía que despedirá a 600 trabajadores.',
  ],
  [
    'retracted',
    'la noticia se retira',
    'El alcalde dimitió por la mañana.',
    '',
    'Esta noticia ha sido retirada por contener información falsa.',
  ],
  [
    null,
    'más contexto',
    'El Congreso aprobó la ley de vivienda.',
    'Entrará en vigor en enero.',
    'El Congreso aprobó la ley de vivienda por 178 votos a favor. + La oposición votó en contra.',
  ],
  [
    null,
    'otras palabras',
    'Tres detenidos por el robo de un cuadro en Torvena.',
    '',
    'La policía detiene a tres personas por el robo de un cuadro en Torvena.',
  ],
]);

const PT = casesIn('pt', [
  [
    'updated',
    'o número de feridos sobe',
    'A explosão deixou 9 feridos no porto de Vilamar.',
    '',
    'A explosão deixou 13 feridos no porto de Vilamar.',
  ],
  [
    'changed',
    'outro nome',
    'O governo escolheu Helena Tavarede para presidir o banco.',
    '',
    'O governo escolheu Rita Monsaraz para presidir o banco.',
  ],
  [
    'changed',
    'subiu e caiu',
    'A produção de café subiu 8% no ano passado, segundo o instituto.',
    '',
    'A produção de café caiu 8% no ano passado, segundo o instituto.',
  ],
  [
    'corrected',
    'errata',
    'O estádio custou 900 milhões de reais.',
    '',
    'O estádio custou 90 milhões de reais. Correção: uma versão anterior deste texto dizia que o estádio custou 900 milhões de reais.',
  ],
  [
    'retracted',
    'a notícia é retirada',
    'O jogador assinou pelo clube rival.',
    '',
    'Esta notícia foi removida porque se baseava num documento falso.',
  ],
  [
    null,
    'ortografia',
    'A camara municipal de Vilamar aprovou o orçamento.',
    '',
    'A Câmara Municipal de Vilamar aprovou o orçamento.',
  ],
  [
    null,
    'mais detalhes',
    'O incêndio destruiu uma fábrica em Vilamar.',
    '',
    'O incêndio destruiu uma fábrica de calçados em Vilamar na madrugada desta terça-feira e deixou 40 pessoas sem trabalho.',
  ],
]);

const JA = casesIn('ja', [
  [
    'updated',
    '死者が増えた',
    '台風による大雨で、これまでに12人が死亡しました。',
    '捜索が続いています。',
    '台風による大雨で、これまでに15人が死亡しました。+',
  ],
  [
    'changed',
    '名前が違っていた',
    '新しい社長に田村健一氏が就任すると発表した。',
    '',
    '新しい社長に森本健一氏が就任すると発表した。',
  ],
  [
    'changed',
    '国が違っていた',
    '会談は来週、スイスで開かれる予定です。',
    '',
    '会談は来週、ノルウェーで開かれる予定です。',
  ],
  [
    'corrected',
    '訂正がある',
    '工場の従業員は5000人です。',
    '',
    '工場の従業員は500人です。【訂正】当初の記事で従業員を5000人としていましたが、500人の誤りでした。',
  ],
  [
    'retracted',
    '記事が取り消された',
    '同社は不正を認めた。',
    '',
    'この記事は、事実関係に誤りがあったため取り消しました。',
  ],
  [null, '表記が変わった', '市は来月から新しいゴミ袋を導入する。', '', '市は来月から新しいごみ袋を導入する。'],
  [
    null,
    '文が増えた',
    '火災で住宅3棟が焼けました。',
    '',
    '火災で住宅3棟が焼けました。けが人はいませんでした。原因を調べています。',
  ],
]);

const ZH = casesIn('zh', [
  ['updated', '死亡人数上升', '这起事故已造成7人死亡，另有多人受伤。', '', '这起事故已造成9人死亡，另有多人受伤。'],
  ['changed', '金额不同', '该公司去年亏损3.5亿元，较前年有所扩大。', '', '该公司去年亏损5.3亿元，较前年有所扩大。'],
  ['changed', '日期不同', '新线路将于5月3日正式开通运营。', '', '新线路将于5月8日正式开通运营。'],
  [
    'corrected',
    '更正启事',
    '该项目总投资为800亿元。',
    '',
    '该项目总投资为80亿元。更正：本文早前版本误写总投资为800亿元，应为80亿元。',
  ],
  ['retracted', '稿件撤回', '该药物已获批准上市。', '', '本报道因消息来源有误，已撤回。'],
  [null, '补充内容', '市政府宣布明年开建新医院。', '', '市政府周三宣布明年开建新医院，床位约一千张。'],
  [null, '改写', '警方正在调查火灾原因。', '', '火灾原因正由警方调查。'],
]);

export const TO_MEND_ON: readonly RevisionCase[] = [...ENGLISH_TO_MEND_ON, ...DE, ...FR, ...ES, ...PT, ...JA, ...ZH];
