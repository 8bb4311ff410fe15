import { describe, expect, test } from '@jest/globals';
import { cleanTitle, spokenSentence, spokenTitle } from '../../../../../src/briefing/domain/composing/text/cleaning.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

describe('a sentence', () => {
  test.each<[Language, string, string]>([
    ['en', 'Results: ferries were late on one day in five.', 'Ferries were late on one day in five.'],
    ['en', '2) The agency warns of a flaw in the mail server.', 'The agency warns of a flaw in the mail server.'],
    ['de', 'Ergebnisse: Jede fünfte Fähre kam zu spät.', 'Jede fünfte Fähre kam zu spät.'],
    ['fr', 'Résultats : un ferry sur cinq est en retard.', 'Un ferry sur cinq est en retard.'],
    ['es', 'Introducción: los abejorros son esenciales en la montaña.', 'Los abejorros son esenciales en la montaña.'],
    ['pt', 'CONCLUSÕES A desigualdade aumentou após 2020.', 'A desigualdade aumentou após 2020.'],
    ['pt', '★★★★☆ O filme estreia nesta quinta em 48 salas.', 'O filme estreia nesta quinta em 48 salas.'],
    ['pt', '1. O centro alerta para uma falha no correio.', 'O centro alerta para uma falha no correio.'],
  ])('in %s is read without its label: %s', (language, raw, spoken) => {
    expect(spokenSentence(raw, language)).toBe(spoken);
  });

  test.each<[Language, string]>([
    ['de', '1. Liga und Pokal bleiben im Hafen von Rellum.'],
    ['en', '1. Rellham.'],
    ['de', 'Hamburg – Berlin: Die Strecke bleibt bis April gesperrt.'],
    ['en', 'Boeing – Airbus: The duel for the sky goes on.'],
    ['es', 'Los resultados del ensayo: ocho de cada diez sanaron.'],
  ])('in %s keeps what is part of it: %s', (language, sentence) => {
    expect(spokenSentence(sentence, language)).toBe(sentence);
  });

  test.each<[Language, string, string]>([
    ['es', '21 de noviembre de 2025.- El Ministerio ha iniciado la campaña.', 'El Ministerio ha iniciado la campaña.'],
    ['es', 'Fráncfort (Alemania), 21 nov (AP Prensa).- El banco advirtió del riesgo.', 'El banco advirtió del riesgo.'],
    ['es', 'Bogotá, D. C., 20 de noviembre de 2025. La presidenta firmó la ley.', 'La presidenta firmó la ley.'],
    ['pt', 'Bragança, 21 nov 2025 (Agência Nova) – Um incêndio fez dois mortos.', 'Um incêndio fez dois mortos.'],
  ])('in %s is read without where and when it was filed: %s', (language, raw, spoken) => {
    expect(spokenSentence(raw, language)).toBe(spoken);
  });
});

test('a headline keeps what stands before its dash', () => {
  const title = 'Aviso Laranja – Agitação marítima na costa';
  expect(spokenTitle(title, 'pt')).toBe(`${title}.`);
});

test('a headline loses the code of the office that sent it, and no other word in capitals', () => {
  expect(cleanTitle('POL-TARN: Rellum – Einbruch in Bäckerei', 'Polizei Tarn')).toBe('Rellum – Einbruch in Bäckerei');
  expect(cleanTitle('FW-RU: Keller brennt in Rellum', 'Feuerwehr')).toBe('Keller brennt in Rellum');
  expect(cleanTitle('US-EU: Zölle fallen weg', 'Kurier')).toBe('US-EU: Zölle fallen weg');
});

test('a sentence loses the town before a hyphen where a sentence begins behind it', () => {
  expect(spokenSentence('Rellum - Unbekannte haben am Montag eine Bäckerei ausgeraubt.', 'de')).toBe(
    'Unbekannte haben am Montag eine Bäckerei ausgeraubt.',
  );
  expect(spokenSentence('Rellum - Ostheim endete 2:1.', 'de')).toBe('Rellum - Ostheim endete 2:1.');
});

test('twenty thousand characters of labels and places take no time', () => {
  for (const hostile of ['★', '1. ', 'Ab ', '12 de ', 'Results: ', 'A, ', '– Foto ']) {
    expect(spokenSentence(hostile.repeat(20_000 / hostile.length), 'es').length).toBeGreaterThanOrEqual(0);
  }
});
