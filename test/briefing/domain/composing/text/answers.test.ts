import { describe, expect, test } from '@jest/globals';
import { answersIn, type AnswerKind } from '../../../../../src/briefing/domain/composing/text/answers/answers.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';

type Cases = Readonly<Partial<Record<AnswerKind, readonly string[]>>>;

/** Sentences in the manner of agencies, with the question that they answer. */
const ANSWERS: Readonly<Record<Language, Cases>> = {
  en: {
    why: ['The reason is a fault in the software of the signal box.', 'The fire was caused by a broken cable.'],
    toll: [
      'At least 12 people were injured when the bridge fell.',
      'No one was hurt, the rescue service said.',
      'Three people are still missing.',
    ],
    money: ['Insurers put the damage at about 65 million dollars.', 'The group paid £40,000 for the painting.'],
    price: ['A ticket costs 89 euros.', 'The new phone is priced at $499.'],
    next: ['Construction is due to begin in March.', 'The court will decide on Tuesday.'],
    who: [
      'Safety comes first, said harbour master Ingrid Vale.',
      'Ingrid Vale, head of the port, said she was relieved.',
    ],
    where: ['The mine lies 40 kilometres north of Rellham.', 'It happened in the town of Torvik.'],
    figures: ['Around 9,000 spectators followed the race.', 'Some 94 percent of the pages are shown correctly.'],
  },
  de: {
    why: [
      'Grund ist ein Fehler in der Software des Stellwerks.',
      'Der Brand ist auf ein defektes Kabel zurückzuführen.',
    ],
    toll: ['Mindestens 12 Menschen wurden verletzt.', 'Es gab keine Verletzten.', 'Niemand wurde dabei verletzt.'],
    money: ['Den Schaden schätzen Versicherer auf rund 56 Millionen Euro.'],
    price: ['Ein Platz im Schlafwagen kostet ab 89 Euro.'],
    next: ['Der Bau soll im März beginnen.', 'Ab Samstag wird der Hafen wieder angefahren.'],
    who: ['Sicherheit gehe vor, sagte Hafenkapitänin Inga Vahl.'],
    where: ['Die Grube liegt 40 Kilometer nördlich von Rellum.'],
    figures: ['Rund 9.000 Zuschauer verfolgten das Rennen.', 'Die Preise stiegen um 7 Prozent.'],
  },
  fr: {
    why: ['La raison est un défaut du logiciel.', "L'incendie a été causé par un câble rompu."],
    toll: ['Au moins 12 personnes ont été blessées.', "Aucune personne n'a été blessée."],
    money: ["Les dégâts sont évalués à environ 56 millions d'euros."],
    price: ['Une place coûtera à partir de 89 euros.'],
    next: ['Les travaux doivent commencer en mars.', 'Le tribunal se prononcera mardi prochain.'],
    who: ['La sécurité passe avant tout, a déclaré la capitaine Inès Vale.'],
    where: ['La mine se trouve à 40 kilomètres au nord de Rellan.'],
    figures: ['Environ 9 000 spectateurs ont suivi la course.', 'Les prix ont augmenté de 7 %.'],
  },
  es: {
    why: ['La causa es un fallo del programa.', 'El retraso se debe a un fallo eléctrico.'],
    toll: ['Al menos 12 personas resultaron heridas.', 'Murieron 12 personas en el derrumbe.'],
    money: ['Los daños se calculan en unos 56 millones de euros.'],
    price: ['Una plaza costará desde 89 euros.'],
    next: ['Las obras empezarán en marzo.', 'El tribunal decidirá el martes.'],
    who: ['La seguridad es lo primero, dijo la capitana Inés Vale.'],
    where: ['La mina está a 40 kilómetros al norte de Rellán.'],
    figures: ['Unos 9.000 espectadores siguieron la carrera.', 'Los precios subieron un 7 %.'],
  },
  pt: {
    why: ['A causa é uma falha do programa.', 'O atraso se deve a uma falha elétrica.'],
    toll: ['Pelo menos 12 pessoas ficaram feridas.', 'Morreram 12 pessoas no desabamento.'],
    money: ['Os danos são estimados em cerca de 56 milhões de euros.'],
    price: ['Um lugar custará a partir de 89 euros.'],
    next: ['As obras começarão em março.', 'O tribunal vai decidir na terça-feira.'],
    who: ['A segurança vem primeiro, disse a capitã Inês Vale.'],
    where: ['A mina fica a 40 quilômetros ao norte de Relão.'],
    figures: ['Cerca de 9.000 espectadores acompanharam a corrida.', 'Os preços subiram 7%.'],
  },
  zh: {
    why: ['原因是信号系统的软件出现故障。', '火灾是由一根断裂的电缆引起的。'],
    toll: ['事故造成12人受伤。', '火灾没有人员伤亡。'],
    money: ['保险公司估计损失约为5600万欧元。'],
    price: ['卧铺票价为89欧元。'],
    next: ['工程计划于明年三月开工。', '法院将于11月25日开庭。'],
    where: ['矿区位于雷勒姆以北。', '礦區位於雷勒姆以北。', '震中距雷勒姆12公里。'],
    figures: ['约9000名观众观看了比赛。', '价格上涨了7%。', '約9000名觀眾觀看了比賽。'],
  },
  ja: {
    why: ['原因は信号システムの不具合だった。'],
    toll: ['この事故で12人がけがをした。', 'けが人はいなかった。'],
    money: ['保険会社は被害を約5600万ユーロと見積もっている。'],
    price: ['寝台の料金は89ユーロからだ。'],
    next: ['工事は来年3月に始まる予定だ。'],
    who: ['港長のベールさんは「安全が第一だ」と述べた。'],
    where: ['鉱山はレルムから北に約40キロの山中だ。'],
    figures: ['約9000人の観客がレースを見守った。', '価格は7%上がった。'],
  },
};

/** Sentences that look like an answer and are none. */
const NO_ANSWERS: Readonly<Record<Language, Cases>> = {
  en: {
    toll: [
      'The painter died in 1998.',
      'Two pages of the report are missing.',
      'Two years later the dead wood was cleared.',
      'Ten minutes after he died, a doctor came.',
    ],
    next: ['The port reopened on Friday.', 'She has played the violin since May.'],
    who: ['Officials said the bridge was safe.', 'The report said nothing of the sort.'],
    price: ['The delay cost the team the title.'],
    figures: [
      'The journey takes 13 hours.',
      'She was born in 1985.',
      'Residents heard of it at a meeting that 809 people came to see.',
    ],
    why: ['They stayed at home because of the rain.'],
  },
  de: {
    toll: ['Der Maler starb 1998.', 'Zwei Jahre später waren die Bäume tot.'],
    next: ['Der Mann soll am Freitag den Wagen gestohlen haben.', 'Der Hafen wurde am Freitag geöffnet.'],
    figures: ['Die Fahrt dauert 13 Stunden.'],
    who: ['Das sagte ein Sprecher der Polizei.'],
  },
  fr: {
    toll: ['Le peintre est mort en 1998.'],
    next: ['Le port a rouvert vendredi.'],
    figures: ['Le trajet dure 13 heures.'],
  },
  es: {
    toll: ['El pintor murió en 1998.'],
    next: ['El puerto reabrió el viernes.'],
    figures: ['El viaje dura 13 horas.'],
  },
  pt: {
    toll: ['O pintor morreu em 1998.'],
    next: ['O porto reabriu na sexta-feira.'],
    figures: ['A viagem dura 13 horas.'],
  },
  zh: {
    next: ['11月3日，警方将其抓获。'],
    where: ['最低气温0℃线将位于长江沿线。', '球队的跑动距离比上半场多了6公里。', '她与第一名的差距拉大到10公里。'],
    figures: ['全程需要13个小时。', '他出生于1985年。', 'G2513高速路12号桥附近有两车相撞。'],
    toll: ['画家于1998年去世。'],
  },
  ja: {
    next: ['港は金曜日に再開した。'],
    figures: ['所要時間は13時間だ。', '4カ国の研究者が最大3メートルの深さまで調べた。'],
    toll: ['画家は1998年に死去した。'],
  },
};

const flat = (cases: Cases) =>
  (Object.entries(cases) as [AnswerKind, readonly string[]][]).flatMap(([kind, sentences]) =>
    sentences.map((sentence) => [kind, sentence] as const),
  );

describe.each(LANGUAGES)('a sentence in %s', (language) => {
  test.each(flat(ANSWERS[language]))('answers the question of kind %s: %s', (kind, sentence) => {
    expect(answersIn(sentence, language)).toContain(kind);
  });

  test.each(flat(NO_ANSWERS[language]))('does not answer the question of kind %s: %s', (kind, sentence) => {
    expect(answersIn(sentence, language)).not.toContain(kind);
  });
});

test('the most telling answer of a sentence comes first', () => {
  const sentence = 'At least 12 people were killed and damage is put at 65 million dollars.';
  expect(answersIn(sentence, 'en').slice(0, 2)).toEqual(['toll', 'money']);
});

describe('a number that is an aside', () => {
  test.each([
    ['fr', 'Les 230 habitants de l’île ont fait des provisions.'],
    ['en', 'The 38 islanders have stocked up, and 212 guests have left.'],
    ['de', 'Die übrigen 112 Millionen Euro kommen aus einem Fonds.'],
    ['pt', 'Na ilha vivem 140 pessoas, que receberam mantimentos.'],
    ['ja', '残りの112億円は、国の治水基金から出る。'],
  ] as const)('is no answer to a question for figures, in %s: %s', (language, sentence) => {
    expect(answersIn(sentence, language)).not.toContain('figures');
  });

  test('is one where the sentence is about it', () => {
    expect(answersIn('La ville attend 31 000 voyageurs par jour et 7 000 voitures de moins.', 'fr')).toContain(
      'figures',
    );
  });
});

describe('where something is, in Japanese,', () => {
  test('is said by a predicate', () => {
    expect(answersIn('工場は汐見市の北にある。', 'ja')).toContain('where');
    expect(answersIn('低い土地にあるおよそ9200世帯を高潮から守る。', 'ja')).not.toContain('where');
    expect(answersIn('価格は上がる傾向にある。', 'ja')).not.toContain('where');
  });
});

describe('a sum beside the matter', () => {
  test.each([
    ['de', 'Thom geht in den Ruhestand, obwohl die Gemeinde 60.000 Euro Starthilfe bot.'],
    ['de', 'Moreau lenkte ein, als die Kommission einen Fonds von 6,3 Milliarden Euro zusagte.'],
    ['en', 'The mayor resigned, although the town had offered £40,000.'],
    ['fr', 'La mairie ferme, alors que la région avait promis 3 millions d’euros.'],
    ['es', 'El club desciende, aunque invirtió 20 millones de euros.'],
    ['pt', 'A obra parou, embora o governo tenha pago 28 milhões de reais.'],
    ['zh', '该矿属于民营公司，去年曾因瞒报被罚款380万元。'],
  ] as const)('is no answer to a question for money, in %s: %s', (language, sentence) => {
    expect(answersIn(sentence, language)).not.toContain('money');
  });

  test.each([
    ['de', 'Für 60.000 Euro hat die Stadt den Turm verkauft, obwohl er neu ist.'],
    ['en', 'The group paid £40,000 for the painting, which it had never seen.'],
    ['fr', 'La région paie 3 millions d’euros, dont un tiers cette année.'],
    ['es', 'El club invirtió 20 millones de euros, aunque desciende.'],
    ['zh', '总投资约3200亿元，成都段已经开通。'],
  ] as const)('is told from the sum that the sentence is about, in %s: %s', (language, sentence) => {
    expect(answersIn(sentence, language)).toContain('money');
  });
});
