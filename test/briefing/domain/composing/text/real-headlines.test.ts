import { describe, expect, test } from '@jest/globals';
import { isNoStory } from '../../../../../src/briefing/domain/composing/text/non-news/no-story.js';
import { isLabelled, isRecipe } from '../../../../../src/briefing/domain/composing/text/non-news/no-story.js';
import { nonNewsOf } from '../../../../../src/briefing/domain/composing/text/non-news/non-news.js';
import { isPitch } from '../../../../../src/briefing/domain/composing/text/non-news/pitch.js';
import { spokenSentence } from '../../../../../src/briefing/domain/composing/text/cleaning.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';

/** Headlines of news that have words of shops, listings, tickers and corrections. */
const NEWS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Job vacancies fall',
    'Vacancies in the NHS hit record',
    'Deal to free hostages',
    'Deals with Tarn collapse',
    'Halden to buy Tarn for $2bn',
    'Church services resume after flood',
    'Sauce recalled over undeclared nuts',
    'UN demands free delivery of aid to Gaza',
    'Minimum wage is now £12',
    'Map shows where wolves live: study',
    'Shares close 10% off record high',
    'Thieves used voucher codes to launder money',
    'Planning applications for new homes fall by a tenth',
    'Promoted Rellham beat the champions',
    'Border crossing opens for a limited time',
  ],
  de: [
    'Anzeige gegen Minister',
    'Kommunen müssen jetzt Milliarden sparen',
    'Städte wollen jetzt mehr Elektrobusse kaufen',
    'Jetzt muss die Bahn sparen',
    'Strom wird 10 % günstiger',
    'Notdienst der Hausärzte wird abgeschafft',
    'Gottesdienst nach Bombendrohung geräumt',
    'Gottesdienst im Dom abgesagt',
    'Karikaturen lösen Proteste in drei Ländern aus',
    'Stellenangebote auf tiefstem Stand seit 2020',
    'Termine für Neuwahlen stehen fest',
    'Die Bilder der Überwachungskamera führten zum Täter',
    'Berichtigung des Haushalts beschlossen',
    'Todesanzeigen führen Ermittler zu Betrügern',
  ],
  fr: [
    "Enquête publique sur l'A69 annulée",
    "L'agenda du président",
    'Agenda de la COP30 adopté après une nuit de débats',
    'Offres d’emploi : le recul se poursuit',
    'Dessin de presse : un caricaturiste condamné',
    'La réforme est incompatible avec le code du travail',
    'Avis de décès : une arnaque démantelée',
    'Nouveau : un traitement contre la malaria autorisé',
    'Mise au point : un vaccin contre la dengue',
    'Rectificatif budgétaire adopté à l’Assemblée',
    'Pharmacie de garde braquée à Rennes',
    'Correctif de sécurité urgent pour les banques',
    'Les images du jour de l’attentat diffusées',
  ],
  es: [
    'Gobierno aprueba un 30% de descuento en el transporte',
    'Ofertas de trabajo falsas: detenidos',
    'Palabras del ministro desatan una crisis diplomática',
    'Las ofertas de empleo caen un 8 %',
    'Bolsa de empleo: la fiscalía investiga un fraude',
    'Agenda del presidente alterada por la huelga',
    'Cartelera de cines: cierra el último del centro',
    'Viñeta sobre el rey desata protestas',
    'El juez anula las bases legales del sorteo',
    'Farmacia de guardia atracada en Sevilla',
    'Última hora: dimite el ministro',
    'Hasta un 40% de descuento en medicamentos para pensionistas',
    'Qué hacer hoy con los residuos nucleares',
  ],
  pt: [
    'Vagas de emprego caem',
    'Vagas abertas na indústria recuam',
    'Charge sobre o presidente gera processo',
    'Beneficiários usam Bolsa Família para apostar',
    'STF prorroga prisão por tempo limitado',
    'Farmácia de plantão é assaltada',
    'Agenda do presidente é suspensa',
    'Agenda da semana traz juros',
    'O que fazer hoje com o lixo nuclear',
    'Descontos em remédios chegam a 30%',
    'Ofertas de emprego falsas: polícia prende doze',
    'Correção das provas termina na segunda-feira',
  ],
  zh: [
    '漫画家鸟山明去世',
    '漫画《名侦探》作者获奖',
    '招聘信息泄露',
    '虚假促销活动',
    '三部门：取消不合理优惠活动',
    '年满60享免费乘车',
    '讣告诈骗案告破',
    '医院疫苗先到先得引发排队',
    '高铁票价9元起售',
    '直播中毒事件 三人被拘',
    '数量有限的疫苗优先给老人',
    '包邮新规下月施行',
    '广告法修订草案公布',
  ],
  ja: [
    '「送料無料」表示の見直し',
    'ポイント還元を禁止',
    '大谷、連続試合安打の記録を更新中',
    '最高気温の記録更新中',
    '写真集発売の差し止め認める',
    '求人情報サイトに不正アクセス',
    '訂正報道をめぐり社長が辞任',
    '限定価格カルテルで排除命令',
    '米、最恵国待遇の特別価格導入',
    'おくやみ欄を悪用した空き巣、逮捕',
    '休日当番医が不足',
    '携帯料金20%引き表示に措置命令',
  ],
};

const LABELLED: Readonly<Record<Language, readonly string[]>> = {
  en: ['Corrigendum: reef fish of the coast', 'Gallery | the storm in Rellham', 'Errata', 'In pictures: the flood'],
  de: ['Bilderstrecke: der Sturm', 'Richtigstellung', 'Karikatur | Der Haushalt'],
  fr: ['En images : la tempête', 'Erratum', 'Diaporama | la crue'],
  es: ['GALERÍA | Las mejores imágenes', 'Fe de erratas', 'Viñeta: el rey'],
  pt: ['Galeria: treino desta sexta', 'Errata', 'Charge | O orçamento'],
  zh: ['组图：风暴过后的海港', '更正声明', '【勘误】'],
  ja: ['写真特集：嵐の港', '正誤表', '【訂正】20日付の記事'],
};

/** Sentences of news that begin like a line of a form, a recipe or an acknowledgement. */
const SENTENCES: readonly (readonly [Language, string])[] = [
  ['en', 'Season ticket prices rise for London commuters, officials said.'],
  ['en', 'Peel police said two officers were injured in the crash.'],
  ['en', 'Reason: the pilot was drunk, investigators said on Sunday.'],
  ['en', 'Thanks to all-party support the law passed on Sunday.'],
  ['en', 'Anyone with information on the coup faces prison, the junta said.'],
  ['de', 'Die Autorin ist in Teheran verhaftet worden.'],
  ['de', 'Der Autor ist in Haft gestorben, teilte sein Anwalt mit.'],
  ['es', 'Fin: el Gobierno aprueba la amnistía.'],
  ['pt', 'Local: 12 mortos na queda do avião em Gramado.'],
  ['pt', 'Quem: o juiz decidiu soltar os presos.'],
  ['zh', '谢谢你，教皇去世前说。'],
  ['ja', 'エンジニアを大量に募集した企業が倒産した。'],
  ['ja', '被災者からのお便りが市長に届いた。'],
];

/** Short reports of what things cost, with words of shops. */
const PRICES: readonly (readonly [Language, string])[] = [
  ['en', 'Halden has agreed to buy Tarn for $2bn. "Our customers will benefit, and you will see," its chief said.'],
  ['en', 'A judge has issued an order that blocks the $3bn sale of the newspaper group.'],
  ['en', 'Investors claim they lost $400m in the sale of the bank.'],
  ['de', 'Eltern zahlen für ihre Kinder nichts mehr. Bisher kostete ein Platz 240 Euro, jetzt ist er kostenlos.'],
  ['de', 'Schüler fahren mit ihrem Ausweis gratis. Das Ticket kostete bisher 29 Euro!'],
  [
    'fr',
    'Les transports deviennent gratuits ; un ticket coûtait 2 euros. « Nous vous avons entendus », a dit la maire.',
  ],
  ['es', 'El banco sube su oferta a 3 euros por acción y pide a la CNMV que la autorice.'],
  ['es', 'El Gobierno compra vacunas por 200 euros cada una y serán gratuitas.'],
  ['pt', 'O desconto sobe para R$ 300. “Nossa prioridade é você”, disse o ministro.'],
  ['zh', '该药价格由500元降至80元，部分患者免费。“这是我们的责任”，部长说。'],
  ['ja', '月額5000円の給食費が無料になる。市長は「あなたたちの未来のため」と述べた。'],
];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(NEWS[language])('"%s" is told like any news, and may lead', (title) => {
    expect([isNoStory(title, language), isLabelled(title, language), isPitch(title, '', language)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test.each(LABELLED[language])('"%s" says itself that it is no news', (title) => {
    expect(isLabelled(title, language)).toBe(true);
  });
});

test.each(SENTENCES)('in %s, "%s" is read aloud', (language, sentence) => {
  expect(nonNewsOf(sentence, language)).toBeNull();
});

test.each(PRICES)('in %s, "%s" sells nothing', (language, text) => {
  expect(isPitch('', text, language)).toBe(false);
});

test('the ingredients of what is recalled are no recipe', () => {
  expect(isRecipe('The agency recalled the sauce on Sunday. Ingredients: tomato, salt, oil.')).toBe(false);
});

test('a sentence keeps its first word, be it the name of a part of an abstract', () => {
  expect(spokenSentence('Abstract paintings by Roe Amador sold for $20m.', 'en')).toBe(
    'Abstract paintings by Roe Amador sold for $20m.',
  );
  expect(spokenSentence('Zusammenfassung der Haushalte spart Geld.', 'de')).toBe(
    'Zusammenfassung der Haushalte spart Geld.',
  );
});
