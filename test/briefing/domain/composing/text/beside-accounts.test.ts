import { describe, expect, test } from '@jest/globals';
import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import { item } from '../requests.js';

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

const CLOSED: readonly (readonly [Language, string, string])[] = [
  [
    'en',
    'The pier was closed on Monday.\n\nA storm had damaged it, engineers said.',
    'Tarn Museum is a charity with 40 volunteers.',
  ],
  [
    'de',
    'Der Steg wurde am Montag gesperrt.\n\nEin Sturm hat ihn beschädigt.',
    'Das Tarn Museum ist ein Verein mit 40 Helfern.',
  ],
  [
    'fr',
    'La jetée a été fermée lundi.\n\nUne tempête l’a abîmée.',
    'Le Tarn Museum est une association de 40 bénévoles.',
  ],
  [
    'es',
    'El muelle fue cerrado el lunes.\n\nUna tormenta lo dañó.',
    'El Tarn Museum es una asociación de 40 voluntarios.',
  ],
  [
    'pt',
    'O cais foi fechado na segunda-feira.\n\nUma tempestade danificou a ponte.',
    'O Tarn Museum é uma associação de 40 voluntários.',
  ],
  ['zh', '码头周一关闭。\n\n工程师说，风暴损坏了桥面。', 'Tarn Museum是一家有四十名志愿者的机构。'],
  ['ja', '桟橋は月曜、閉鎖された。\n\n嵐で壊れたと市は説明した。', 'Tarn Museumは、40人が支える団体である。'],
];

test.each(CLOSED)('what a publisher is, at the end of its account, is not told, in %s', (language, text, portrait) => {
  const readings = readItems(
    [{ ...item('Tarn', `${text}\n\n${portrait}`), sourceTitle: 'Tarn Museum – News' }],
    () => language,
  );
  const quotes = readings.flatMap(({ passages }) => passages.map(({ quote }) => quote));
  expect(quotes.length).toBeGreaterThan(1);
  expect(quotes).not.toContain(portrait);
});

describe('an account', () => {
  test('is told without when it is on the air', () => {
    const quotes = said(
      'Busfahrer streiken',
      'Die Busfahrer haben am Freitag den Streik beschlossen.\n\nDie Stadt hat ihn kritisiert.\n\nDer Verband will klagen, teilte er mit.\n\nWir senden dazu um 18 Uhr.\n\nWir zählten 412 Fahrgäste.',
      'de',
    );
    expect(quotes).not.toContain('Wir senden dazu um 18 Uhr.');
    expect(quotes).toContain('Wir zählten 412 Fahrgäste.');
  });

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

const INVITATIONS: readonly (readonly [Language, string, string])[] = [
  ['en', 'Harbour day', 'Come and see the old tug on Saturday from 10am. There will be soup and music.'],
  ['de', 'Hafentag', 'Kommen Sie am 5. Dezember zum alten Schlepper. Es gibt Suppe und Musik.'],
  ['fr', 'Fête du port', 'Venez voir le remorqueur samedi à 10 h. Il y aura de la soupe et de la musique.'],
  ['es', 'Fiesta del puerto', 'Ven a ver el remolcador el sábado a las 10. Habrá sopa y música.'],
  ['pt', 'Festa do porto', 'Venha ver o rebocador no sábado às 10h. Haverá sopa e música.'],
  ['zh', '港口开放日', '欢迎周六上午10点前来参观旧拖船。现场有热汤和音乐。'],
];

test.each(INVITATIONS)('an invitation to come is a service, in %s', (language, title, text) => {
  expect(readItems([item(title, text)], () => language)[0]?.genre).toBe('service');
});

test.each(LETTERS)('a letter to members is a service, in %s', (language, title, text) => {
  expect(readItems([item(title, text)], () => language)[0]?.genre).toBe('service');
});
