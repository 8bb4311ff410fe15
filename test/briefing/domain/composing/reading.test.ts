import { describe, expect, test } from '@jest/globals';
import type { Material } from '../../../../src/briefing/domain/composing/material.js';
import { readItems } from '../../../../src/briefing/domain/composing/reading.js';
import type { Language } from '../../../../src/shared/kernel/language.js';

const quotesOf = (text: string, language: Language): readonly string[] => {
  const item: Material = {
    id: 'a',
    title: 'La presidenta sanciona la ley',
    text,
    url: null,
    author: null,
    at: 0,
    sourceId: 's',
    sourceTitle: 'Diario',
  };
  return readItems([item], () => language).flatMap(({ passages }) => passages.map(({ quote }) => quote));
};

describe('what is read of an item', () => {
  test('keeps what a company says of itself and of its customers where it begins so', () => {
    const launch = ['Today we are launching search in Loom.', 'You can now find any note in milliseconds.'];
    expect(quotesOf(launch.join(' '), 'en')).toEqual(launch);
  });

  test('leaves out what a report says to its readers', () => {
    const fire = 'A fire destroyed three boats in Kelby on Sunday.';
    expect(quotesOf(`${fire} You can write to us with your memories.`, 'en')).toEqual([fire]);
  });

  test('leaves out who wrote it, with all that is said of them', () => {
    const outage = 'Un fallo dejó sin luz a seis millones de personas en el norte de Chile.';
    const author = 'Sobre la firma: Rocío Montes es corresponsal en Santiago. Empezó en la radio en 1999.';
    expect(quotesOf(`${outage}\n\n${author}`, 'es')).toEqual([outage]);
    const attacker = 'Sobre el autor: Tomás Kell, de 34 años, había salido de prisión en mayo, según la policía.';
    expect(quotesOf(`${outage}\n\n${attacker}`, 'es')).toEqual([outage, attacker]);
    const mayor = 'Zur Person: Anna Kalb, 52, ist Ärztin und sitzt seit 2014 im Kreistag.';
    expect(quotesOf(mayor, 'de')).toEqual([mayor]);
    const book = 'Sobre la firma del acuerdo no hay fecha, dijo el ministro.';
    expect(quotesOf(`${outage}\n\n${book}`, 'es')).toEqual([outage, book]);
  });

  test('tells when each of three trials goes on, though they say it alike', () => {
    const items = ['Der Banker schweigt.', 'Die Brücke brach.', 'Das Werk brannte.'].map((news, at) => ({
      id: `item ${at}`,
      title: news,
      text: `${news} Der Prozess wird am ${at + 3}. Dezember 2025 um ${at + 9}:30 Uhr fortgesetzt.`,
      url: null,
      author: null,
      at: 0,
      sourceId: 'rundschau',
      sourceTitle: 'Rundschau',
    }));
    const told = readItems(items, () => 'de').flatMap(({ passages }) => passages.map(({ quote }) => quote));
    expect(told.filter((quote) => quote.includes('fortgesetzt'))).toHaveLength(3);
  });

  test('leaves out what three items of its source say of another day and hour', () => {
    const items = ['Der Deich hielt.', 'Die Brücke ist gesperrt.', 'Das Werk in Hollen schließt.'].map((news, at) => ({
      id: `item ${at}`,
      title: news,
      text: `${news} Gesendet wurde das in der Rundschau am ${at + 3}. November 2025 um ${at + 17}:00 Uhr.`,
      url: null,
      author: null,
      at: 0,
      sourceId: 'rundschau',
      sourceTitle: 'Rundschau',
    }));
    const told = readItems(items, () => 'de').flatMap(({ passages }) => passages.map(({ quote }) => quote));
    expect(told.filter((quote) => quote.startsWith('Gesendet'))).toEqual([]);
  });

  test('begins below where and when it was filed', () => {
    const law = 'La presidenta sancionó este jueves la ley que crea un subsidio al transporte.';
    expect(quotesOf(`Bogotá, D. C., 20 de noviembre de 2025. ${law}`, 'es')).toEqual([law]);
  });

  test.each<[Language, string, string]>([
    ['de', 'Hollen am See.', 'Die Feuerwehr hat am Abend drei Menschen aus dem Wasser gerettet.'],
    ['de', 'Bad-Hollen, 21. November 2025.', 'Die Feuerwehr hat am Abend drei Menschen aus dem Wasser gerettet.'],
    ['es', 'Puerto Real.', 'Los bomberos rescataron por la tarde a tres personas del agua.'],
    ['fr', 'Saint-Ablon-sur-Mer, le 3 mars.', 'Les pompiers ont sauvé trois personnes de la noyade dans la soirée.'],
    ['pt', 'Vila Nova da Serra.', 'Os bombeiros resgataram três pessoas da água durante a tarde.'],
  ])('in %s begins below "%s"', (language, filed, rescue) => {
    expect(quotesOf(`${filed} ${rescue}`, language)).toEqual([rescue]);
  });

  test.each<[Language, string]>([
    ['en', 'Three men were arrested.'],
    ['en', 'The king is dead.'],
    ['de', 'Der Papst ist tot.'],
    ['fr', 'Le roi est mort.'],
    ['es', 'El rey ha muerto.'],
    ['pt', 'O rei morreu ontem.'],
  ])('in %s begins with a short sentence: "%s"', (language, first) => {
    expect(quotesOf(first, language)).toEqual([first]);
  });

  test.each<[Language, string, string, string]>([
    [
      'pt',
      'O Litorâneo venceu por 3 a 1 no Estádio da Praia.',
      'Faltam duas rodadas.',
      'O acesso pode vir já no domingo.',
    ],
    [
      'es',
      'El tribunal condenó al exalcalde a cuatro años de prisión.',
      'Él lo niega.',
      'La defensa anunció que recurrirá la sentencia.',
    ],
    [
      'en',
      'The court fined the harbour company two million pounds.',
      'It denies it.',
      'The company will appeal next month.',
    ],
  ])('in %s has no gap where a sentence is too short to be told', (language, before, short, after) => {
    expect(quotesOf(`${before} ${short} ${after}`, language)).toEqual([before, after]);
  });

  test('keeps a short sentence that has a figure', () => {
    const toll = 'Ha quemado 1.150 hectáreas.';
    const fire = 'El incendio de la sierra de Gádor está estabilizado desde la tarde.';
    expect(quotesOf(`${fire} ${toll}`, 'es')).toEqual([fire, toll]);
  });
});
