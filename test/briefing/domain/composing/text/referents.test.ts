import { describe, expect, test } from '@jest/globals';
import { contentOf, isEchoed } from '../../../../../src/briefing/domain/composing/text/echo.js';
import { openingOf, type Opening } from '../../../../../src/briefing/domain/composing/text/opening.js';
import { standsAlone } from '../../../../../src/briefing/domain/composing/text/standing-alone.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';

/** Sentences that speak of somebody or something without saying whom or what. */
const LEANING: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'The prominent former auto executive was arrested at the airport.',
    'For three days the house was empty before she returned with the keys.',
    'The snub came two hours after the ceremony.',
    'According to the University of Dorn, it had a magnitude of 5.6.',
    'In a statement, they denied every charge.',
    'The 38-year-old had announced the last season in summer.',
    'The company said the plant would close in March.',
  ],
  de: [
    'Der ehemalige Minister wies die Vorwürfe zurück.',
    'Die Sängerin sagte ihre Tournee ab.',
    'Am Abend kehrte er in die Stadt zurück.',
    'Die 38-Jährige hatte im Sommer das Ende angekündigt.',
    'Der Konzern schließt das Werk im März.',
    'Damals war der Hafen noch nicht gebaut.',
  ],
  fr: [
    "L'homme a été interpellé à l'aéroport.",
    'Depuis son arrestation, il se tait.',
    'La chanteuse a annulé la tournée.',
    "L'ancien ministre rejette toutes les accusations.",
    'Selon la préfecture, elle avait quitté les lieux.',
    'La décision surprend.',
  ],
  es: [
    'Tiene 210 socios y entrena en Burgos.',
    'El hombre fue detenido en el aeropuerto.',
    'Anunció su retirada tras la final.',
    'Según la Universidad de Dorn, ella dejó el cargo.',
    'La cantante canceló la gira.',
    'El encuentro terminó sin acuerdo.',
    'Tras la reunión, negó todas las acusaciones.',
  ],
  pt: [
    'Tem 210 atletas e treina num pavilhão emprestado.',
    'O homem foi preso no aeroporto.',
    'Anunciou a despedida depois da final.',
    'A cantora cancelou a turnê.',
    'Segundo a Universidade de Dorn, ela deixou o cargo.',
    'Presidente evita falar sobre o caso.',
    'O ex-ministro negou as acusações.',
  ],
  zh: [
    '这位歌手取消了巡演。',
    '星期五晚上，他回到了家里。',
    '该公司将于三月关闭工厂。',
    '此外，它的震级达到五点六级。',
    '会议强调要加快建设。',
  ],
  ja: [
    '同社は3月に工場を閉鎖する。',
    '男性は空港で逮捕された。',
    '夏に引退を表明していた。',
    '彼女は公演を中止した。',
    '今回の決定は驚きを呼んだ。',
  ],
};

/** Sentences that bring along whom and what they speak of. */
const STANDING: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Not all schools in Devon will reopen on Monday, the county said.',
    'Police said they arrested a man at the airport.',
    'Researchers say they have found a way to store heat in sand.',
    'The government said it would raise the tax in March.',
    'The singer Mara Holt cancelled her tour on Friday.',
    'It is unlikely that the port of Rellham opens before Monday.',
    'There are 12 new cases in the town of Dorn.',
    'A bus driver in Torvik lost his licence on Friday.',
    'The mayor of Rellham said she would not run again.',
    'Ortwell will close its plant in March.',
  ],
  de: [
    'Nicht alle Schulen in Sachsen öffnen am Montag, teilte das Land mit.',
    'Forscher haben in Rellum ein neues Verfahren entwickelt, mit dem sie Wärme speichern.',
    'Die Bundesregierung will ihre Pläne im März vorlegen.',
    'Marta Lind hat ihren elften Titel gewonnen.',
    'Es gibt in Rellum zwölf neue Fälle.',
    'Ein Busfahrer aus Torvik verlor am Freitag seinen Führerschein.',
    'Die Stadt Rellum baut ihre Brücke neu.',
  ],
  fr: [
    'Des chercheurs de Lyon ont publié leurs résultats.',
    'Il y a douze nouveaux cas dans la ville de Dorn.',
    'Le gouvernement présentera ses mesures en mars.',
    'Un chauffeur de bus de Torvik a perdu son permis.',
    'La chanteuse Mara Holt a annulé sa tournée.',
    'Le maire de Rellan ne sera pas candidat.',
  ],
  es: [
    'No todos los colegios de Galicia abrirán el lunes, informó la Xunta.',
    'Un conductor de autobús de Torvik perdió su permiso.',
    'El Gobierno presentará sus medidas en marzo.',
    'La cantante Mara Holt canceló su gira.',
    'Investigadores de cuatro países publicaron sus resultados.',
    'El alcalde de Rellán no se presentará de nuevo.',
    'Ortwell cerrará su planta en marzo.',
  ],
  pt: [
    'Nem todos os postos do Paraná abrem na segunda-feira, informou o estado.',
    'Um motorista de Torvik perdeu a habilitação.',
    'O governo vai apresentar suas medidas em março.',
    'A cantora Mara Holt cancelou sua turnê.',
    'O prefeito de Relão não será candidato.',
    'Ortwell fechará sua fábrica em março.',
    'Três pesquisadores de Lisboa publicaram seus resultados.',
  ],
  zh: [
    '雷勒姆市政府宣布，港口将于下周开放，它将接待41艘船。',
    '一名公交车司机星期五丢了他的驾照。',
    '中国科学家发现了一种新的海草。',
    '北海海草床储存的碳大约是此前估计的两倍。',
    '这里的港口星期五重新开放。',
  ],
  ja: [
    'レルム港が金曜日に再開した。',
    '研究者たちは新しい方法を見つけたと発表した。',
    '政府は3月に新しい計画をまとめる。',
    '財団がブラウザの新版を公開した。',
    'マルタ・リンド選手は11回目の優勝を果たした。',
  ],
};

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(LEANING[language])('a sentence that names nobody leans on another: %s', (sentence) => {
    expect(standsAlone(sentence, language)).toBe(false);
  });

  test.each(STANDING[language])('a sentence that introduces its subject stands alone: %s', (sentence) => {
    expect(standsAlone(sentence, language)).toBe(true);
  });
});

describe('a headline', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      'Port of Rellham reopens after storm',
      'The port of Rellham reopened on Friday morning after a week-long storm.',
    ],
    ['en', 'Seagrass meadows store twice as much carbon', 'Seagrass meadows in the North Sea store twice the carbon.'],
    ['de', 'Hafen von Rellum nach Sturm geöffnet', 'Der Hafen von Rellum ist nach dem Sturm wieder geöffnet worden.'],
    ['fr', 'Le port de Rellan rouvre après la tempête', 'Le port de Rellan a rouvert vendredi après la tempête.'],
    ['es', 'El puerto de Rellán reabre tras el temporal', 'El puerto de Rellán reabrió el viernes tras el temporal.'],
    ['pt', 'Porto de Relão reabre após tempestade', 'O porto de Relão reabriu na sexta-feira após a tempestade.'],
    ['zh', '雷勒姆港因风暴关闭一周后重新开放', '雷勒姆港在因风暴关闭七天后于星期五上午重新开放。'],
    ['ja', '嵐で閉鎖のレルム港が再開', '嵐のため閉鎖されていたレルム港が金曜日に再開した。'],
  ])('in %s is an echo of a sentence that says it again: %s', (language, headline, sentence) => {
    expect(isEchoed(contentOf(headline, language), contentOf(sentence, language))).toBe(true);
    expect(openingOf(headline, sentence, language)).toBe('sentence');
  });

  test.each<[Language, string, string]>([
    ['en', 'Ruby 4.0.6 fixes a leak in the parser', 'Ruby 4.0.7 fixes a leak in the parser of templates.'],
    ['en', 'Flood cuts off 15 villages in the Dorn valley', 'The flood in the Dorn valley has cut off villages.'],
    ['de', 'Bahn stellt 400 Lokführer ein', 'Die Bahn stellt in Rellum neue Lokführer ein.'],
    ['fr', 'La tempête fait 12 blessés à Rellan', 'La tempête a balayé Rellan dans la nuit.'],
    ['es', 'El temporal deja 12 heridos en Rellán', 'El temporal llegó a Rellán por la noche.'],
    ['pt', 'Tempestade deixa 12 feridos em Relão', 'A tempestade chegou a Relão durante a noite.'],
    ['zh', '风暴造成雷勒姆12人受伤', '风暴星期五夜里到达雷勒姆。'],
    ['ja', '嵐でレルムの12人けが', '嵐は金曜日の夜、レルムに達した。'],
  ])('in %s whose number the sentence does not have is no echo: %s', (language, headline, sentence) => {
    expect(isEchoed(contentOf(headline, language), contentOf(sentence, language))).toBe(false);
  });

  test.each<[Language, string, string, Opening]>([
    [
      'en',
      'Ghosn lawyers ask court in Torvik for bail',
      'The former auto executive has been in prison since March.',
      'headline-then-sentence',
    ],
    [
      'en',
      'Mara Holt cancels her tour of Norway',
      'A doctor advised against every concert until the spring.',
      'headline-then-sentence',
    ],
    ['en', 'Storm closes the harbour of Dorn', 'It closed the harbour of Dorn in the storm.', 'headline-instead'],
    ['de', 'Mara Holt sagt Tournee ab', 'Die Sängerin folgt damit dem Rat eines Arztes.', 'headline-then-sentence'],
    ['fr', 'Mara Holt annule une tournée', 'La chanteuse suit le conseil de médecins.', 'headline-then-sentence'],
    ['es', 'Mara Holt cancela una gira', 'La cantante sigue el consejo de médicos.', 'headline-then-sentence'],
    ['pt', 'Mara Holt cancela uma turnê', 'A cantora segue o conselho de médicos.', 'headline-then-sentence'],
    ['zh', '歌手马拉取消北欧巡演', '她听从了医生的建议。', 'headline-then-sentence'],
    ['zh', '歌手馬拉取消北歐巡演', '這是她第三次取消演出。', 'headline-then-sentence'],
    ['zh', '中介骗取学区房款获刑', '中介孙某骗取他人学区房款，被判处有期徒刑十年。', 'sentence'],
    ['zh', '本周停水通知', '停水区域：城东路以南、学府街以北。', 'headline-then-sentence'],
    ['zh', '雷勒姆港本周停水', '警方通报：雷勒姆港星期五停水。', 'sentence'],
    ['ja', 'レルム港で断水のお知らせ', '対象区域：城東通りの南側。', 'headline-then-sentence'],
    ['ja', 'レルム港の選手が契約を更新', 'このたびレルム港の選手が契約を更新した。', 'sentence'],
    ['ja', '歌手マーラ、北欧公演を中止', '彼女は医師の助言に従った。', 'headline-then-sentence'],
  ])('in %s "%s" before "%s" makes the opening %s', (language, headline, sentence, opening) => {
    expect(openingOf(headline, sentence, language)).toBe(opening);
  });
});

describe('a place that is one of many', () => {
  test.each([
    ['pt', 'Onze escolas da zona baixa não abrem na quinta-feira.'],
    ['es', 'Once colegios de la zona baja no abrirán el jueves.'],
    ['fr', 'Onze écoles de la ville basse ne rouvriront que vendredi.'],
    ['en', 'Three schools in the lower town will stay shut on thursday.'],
    ['es', 'Lo confirmó la ministra de Energía, Carolina Undurraga, que viajó al lugar.'],
    ['es', 'Así lo anunciaron Ana Ruiz y Luis Prado en Burgos.'],
    ['de', 'Nicht alle sind überzeugt.'],
    ['de', 'Seitdem liefert das Werk in Hollen nur noch Ersatzteile.'],
    ['fr', 'Depuis, chaque migration est limitée à cinq secondes chez Medilien.'],
    ['en', 'Since then Rellham has had two mayors.'],
    ['pt', 'Desde então, Vila Serena teve três prefeitos.'],
  ] as const)('is understood only after what names it, in %s: %s', (language, sentence) => {
    expect(standsAlone(sentence, language)).toBe(false);
  });

  test.each([
    ['pt', 'Onze escolas da zona baixa de Vila Serena não abrem na quinta-feira.'],
    ['pt', 'Mais de 200 pessoas protestaram contra o aumento das passagens.'],
    ['es', 'Once colegios de la zona baja de Puerto Alisal no abrirán el jueves.'],
    ['fr', 'À Port-Brévannes, onze écoles de la ville basse ne rouvriront que vendredi.'],
    ['en', 'Three schools in the lower town of Aldermoor will stay shut on Thursday.'],
    ['en', 'The village of Rellham has a new ferry.'],
    ['es', 'Lo que más aumentó en Burgos fue la ropa.'],
    ['es', 'Los bomberos de Soria rescataron a dos personas.'],
    ['fr', 'Depuis lundi, le pont de Clion est ouvert.'],
    ['de', 'Nichts hat in Hollen gebrannt.'],
  ] as const)('is understood where it is named, in %s: %s', (language, sentence) => {
    expect(standsAlone(sentence, language)).toBe(true);
  });
});
