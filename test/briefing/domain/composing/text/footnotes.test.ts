import { describe, expect, test } from '@jest/globals';
import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import { isFormField } from '../../../../../src/briefing/domain/composing/text/non-news/fields.js';
import { isFootnote } from '../../../../../src/briefing/domain/composing/text/non-news/footnotes.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { item } from '../requests.js';

type Lines = Readonly<Record<Language, readonly string[]>>;

const FIELDS: Lines = {
  en: [
    'Scorers: Vane (14), Roe (61, pen).',
    'Box office: 01632 960 100.',
    'Editing and sound: Carla Moss, Ben Adu.',
    'Open Tuesday to Sunday, 10am to 5pm.',
    'Last updated: 14 November, 09:40.',
  ],
  de: [
    'Einlass: 19 Uhr.',
    'Schnitt und Ton: Karla Moos.',
    'Geöffnet ist die Ausstellung dienstags bis sonntags von 10 bis 17 Uhr.',
    'Zuletzt aktualisiert am 14. November 2026, 9:40 Uhr.',
  ],
  fr: [
    'Buts : Vane (14e), Roux (61e).',
    'Réalisation et montage : Carla Mosse.',
    'Du mardi au dimanche, de 10 h à 17 h.',
    'Mis en ligne le 14 novembre 2026 à 9 h 40.',
  ],
  es: [
    'Aforo y precio: 120 plazas, 8 euros.',
    'Sonido y montaje: Carla Mosa.',
    'De martes a domingo, de 10 a 17 horas.',
    'Actualizado el 14 de noviembre de 2026, 9:40.',
  ],
  pt: [
    'Ingressos: R$ 20 e R$ 10.',
    'Edição e som: Carla Moça.',
    'De terça a domingo, das 10h às 17h.',
    'Atualizado em 14/11/2026 às 9h40.',
  ],
  zh: ['演出时间：19:30。', '主持人：林岚、周默。', '周二至周日9:00至17:00开放。', '更新时间：2026年11月14日 09:40'],
  ja: ['開場：18時。', '司会：森山、大崎。', '火曜～日曜10時～17時。', '最終更新日：2026年11月14日 9時40分'],
};

const NOTES: Lines = {
  en: [
    'Notes to editors: Tarn College was founded in 1871 and has 900 pupils.',
    'Nothing on this page is financial advice.',
    'Prices are approximate and were checked on Friday.',
    'The summary was written with the help of AI.',
    'The minutes of the meeting can be downloaded from the library.',
    'We apologise for any inconvenience this may cause.',
    'The next edition is due on Thursday.',
  ],
  de: [
    'Information für Journalisten: Die Aufnahmen sind rechtefrei.',
    'Dieser Brief ist keine Anlageberatung.',
    'Alle Preise inklusive Mehrwertsteuer.',
    'Das Titelbild wurde mit KI erzeugt.',
    'Die Sendung steht eine Woche lang zum Nachhören bereit.',
    'Wir bitten um Ihr Verständnis.',
    'Tickets für das Finale gibt es an der Abendkasse.',
  ],
  fr: [
    'Note aux rédactions : un point presse aura lieu lundi.',
    'Cette lettre ne constitue pas un conseil.',
    'Chiffres provisoires.',
    "L'image a été créée avec une IA.",
    'Le rapport est consultable au secrétariat.',
    'Merci pour votre compréhension.',
    "Un reportage d'Anne Kerleau.",
  ],
  es: [
    'Nota para la prensa: habrá una rueda de prensa el lunes.',
    'Esta carta no constituye una recomendación.',
    'Precios orientativos.',
    'La ilustración fue creada con inteligencia artificial.',
    'El acta se puede descargar en la secretaría.',
    'Disculpen las molestias.',
    'Las entradas están disponibles en la taquilla.',
  ],
  pt: [
    'Nota à imprensa: haverá uma conferência na segunda-feira.',
    'Esta carta não constitui aconselhamento.',
    'Valores aproximados.',
    'A ilustração foi criada com inteligência artificial.',
    'A ata pode ser consultada na secretaria.',
    'Agradecemos a compreensão dos moradores.',
    'Os bilhetes estão à venda na bilheteira.',
  ],
  zh: [
    '致读者：本周五休刊。',
    '以上内容不构成任何投资建议。',
    '文中数据均为初步统计。',
    '封面图片由AI生成。',
    '完整录音可在电台官网收听。',
    '给您带来不便，敬请谅解。',
    '本台记者将继续跟进。',
  ],
  ja: [
    '報道関係者の皆様へ',
    '投資の助言をするものではありません。',
    '価格はすべて税込。',
    '見出し画像はAIが生成した。',
    '番組はアプリで聞き逃し視聴ができます。',
    'ご不便をおかけします。',
    '次回の更新は木曜日。',
  ],
};

/** News that begins with a label, has hours, or speaks of machines, advice and tickets. */
const NEWS: Lines = {
  en: [
    'The reason: the bridge was closed for repairs.',
    'Smith: the strike will go on until Friday.',
    'The turnout: 61 percent, the highest since 1997.',
    'Nurses will strike from 8am to 8pm on Monday.',
    'An image made with AI has spread a false rumour, police said.',
    'Tickets are too expensive for most fans, a study found.',
    'Guests can be fined for smoking on the ferry.',
    'The firm gave no financial details.',
  ],
  de: [
    'Der Grund: Das Geld reicht nicht.',
    'Müller: Der Streik geht weiter.',
    'Die Bahn will von Montag bis Freitag von 8 bis 18 Uhr nur halb so oft fahren, teilte sie mit.',
    'Ein mit KI erzeugtes Bild hat Anleger getäuscht.',
    'Die Karten für das Finale waren in zehn Minuten ausverkauft.',
    'Die Opfer erhielten keine Entschädigung.',
  ],
  fr: [
    "La raison : l'argent manque.",
    'Bilan : trois morts et douze blessés.',
    'Les infirmières feront grève lundi de 8 h à 20 h, a annoncé le syndicat.',
    'À voir les chiffres, la crise est passée, estime la ministre.',
    'Une image créée par une IA a trompé des milliers de lecteurs, selon la police.',
    'Les places ont été vendues en dix minutes.',
  ],
  es: [
    'El motivo: falta dinero.',
    'Balance: tres muertos y doce heridos.',
    'Los médicos harán huelga de lunes a viernes, de 8 a 20 horas, anunció el sindicato.',
    'Una imagen creada con inteligencia artificial engañó a miles de lectores, según la policía.',
    'Las entradas se agotaron en diez minutos.',
  ],
  pt: [
    'O motivo: falta dinheiro.',
    'Balanço: três mortos e doze feridos.',
    'Os médicos farão greve de segunda a sexta, das 8h às 20h, anunciou o sindicato.',
    'Uma imagem criada com inteligência artificial enganou milhares de leitores, segundo a polícia.',
    'Os bilhetes esgotaram em dez minutos.',
  ],
  zh: [
    '两队已宣布：前锋林岚加盟蓝港，转会费1850万欧元。',
    '警方通报：三人死亡，九人受伤。',
    '护士周一上午8时至下午8时罢工，工会宣布。',
    '一张由AI生成的图片误导了数千名读者，警方说。',
  ],
  ja: [
    '理由は資金不足だと市は説明した。',
    '死者は3人、けが人は12人に上った。',
    '看護師は月曜の8時から20時までストライキをすると発表した。',
    'AIが作った偽の画像が広がり、警察が調べている。',
  ],
};

describe.each(LANGUAGES)('beside an account, in %s,', (language) => {
  test.each(FIELDS[language])('a field, opening hours or a stamp is looked up, not told: %s', (line) => {
    expect(isFormField(line, language)).toBe(true);
  });

  test.each(NOTES[language])('a note of the publisher is known: %s', (line) => {
    expect(isFootnote(line, language)).toBe(true);
  });

  test.each(NEWS[language])('news with a label, hours, machines or tickets is told: %s', (line) => {
    expect(isFormField(line, language) || isFootnote(line, language)).toBe(false);
  });
});

const said = (title: string, text: string, language: Language): readonly string[] =>
  readItems([item(title, text)], () => language).flatMap(({ passages }) => passages.map(({ quote }) => quote));

const WRITTEN: readonly (readonly [Language, string, string, string])[] = [
  [
    'en',
    'Ferry to Tarn cancelled',
    'The ferry to Tarn was cancelled on Monday.\n\nThe harbour said the engine had failed.',
    'Ida Cole covers transport and joined the paper in 2019.',
  ],
  [
    'de',
    'Fähre nach Tarn fällt aus',
    'Die Fähre nach Tarn ist am Montag ausgefallen.\n\nDer Hafen teilte mit, der Motor sei defekt.',
    'Ida Kohl ist Redakteurin und hat in Kiel studiert.',
  ],
  [
    'fr',
    'Le ferry de Tarn annulé',
    'Le ferry de Tarn a été annulé lundi.\n\nLe port a annoncé une panne du moteur.',
    'Ida Colle est journaliste et a rejoint le service en 2019.',
  ],
  [
    'es',
    'Cancelado el ferri de Tarn',
    'El ferri de Tarn fue cancelado el lunes.\n\nEl puerto informó de una avería.',
    'Ida Coll es periodista y llegó al diario en 2019.',
  ],
  [
    'pt',
    'Balsa de Tarn cancelada',
    'A balsa de Tarn foi cancelada na segunda-feira.\n\nO porto informou uma avaria.',
    'Ida Cole é jornalista e chegou ao jornal em 2019.',
  ],
  ['zh', '塔恩渡轮停航', '塔恩渡轮周一停航。\n\n港务局说发动机故障。', '林岚，本报记者，2019年加入。'],
  [
    'ja',
    'ターン行きの船が欠航',
    'ターン行きの船が月曜、欠航した。\n\n港によると、エンジンが故障した。',
    '森山葵は、本紙の記者。',
  ],
];

describe('who has written a text', () => {
  test.each(WRITTEN)('is not told below it, in %s', (language, title, text, writer) => {
    const quotes = said(title, `${text}\n\n${writer}`, language);
    expect(quotes.length).toBeGreaterThan(1);
    expect(quotes).not.toContain(writer);
  });

  test('is told where the account is about them', () => {
    const about = 'Ida Cole is a reporter for the Tarn Courier and was held for nine days.';
    const text = `Police freed Ida Cole on Monday.\n\nA judge ordered it.\n\n${about}`;
    expect(said('Reporter freed in Tarn', text, 'en')).toContain(about);
  });
});

describe('an account', () => {
  test('begins below a greeting to its readers', () => {
    const [first] = said(
      'Tin is dearer than ever',
      'Hello to all of you who found us last week.\n\nTin reached a record price in London on Monday.\n\nTwo mines have closed, traders said.',
      'en',
    );
    expect(first).toBe('Tin reached a record price in London on Monday.');
  });

  test('in the present tense stays news where invitations stand beside it', () => {
    const [reading] = readItems(
      [
        item(
          'Falha em relógios expõe 3 milhões de crianças',
          'Uma falha em relógios da Tictac expõe 3 milhões de crianças.\n\nA pesquisadora Ida Coelho avisou a empresa em maio.\n\nQuer mais notícias como esta? Assine a newsletter.\n\nA empresa corrigiu o erro na sexta-feira.\n\nE você? Comente abaixo!',
        ),
      ],
      () => 'pt',
    );
    expect(['news', 'doubtful']).toContain(reading?.genre);
  });

  test('of a newsletter stays news where it asks for an answer below', () => {
    const [reading] = readItems(
      [
        item(
          'Ghana opens its first refinery',
          'Ghana opened its first refinery in Tema on Monday.\n\nThe plant cost $900 million, the ministry said.\n\nHit reply and tell me more.',
        ),
      ],
      () => 'en',
    );
    expect(reading?.genre).toBe('news');
  });
});

const LETTERS: readonly (readonly [Language, string, string])[] = [
  ['en', 'Winter concert', 'Dear parents and carers, the winter concert is on 9 December. Doors open at 6pm.'],
  ['de', 'Winterfest', 'Liebe Eltern und Kinder, am 9. Dezember feiern wir. Beginn ist um 15 Uhr.'],
  ['fr', "Fête d'hiver", 'Chers parents, la fête a lieu le 9 décembre. Les portes ouvrent à 18 h.'],
  ['es', 'Fiesta de invierno', 'Estimadas familias: la fiesta es el 9 de diciembre. Las puertas abren a las 18 h.'],
  ['pt', 'Festa de inverno', 'Caros pais, a festa é no dia 9 de dezembro. As portas abrem às 18h.'],
  ['zh', '冬季音乐会', '尊敬的家长：音乐会定于12月9日举行。晚上六点入场。'],
  ['ja', '冬の音楽会', '保護者の皆様、音楽会は12月9日です。18時に開場します。'],
];

test.each(LETTERS)('a letter to members is a service, in %s', (language, title, text) => {
  expect(readItems([item(title, text)], () => language)[0]?.genre).toBe('service');
});
