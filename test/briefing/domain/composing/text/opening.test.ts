import { describe, expect, test } from '@jest/globals';
import { openingOf } from '../../../../../src/briefing/domain/composing/text/opening.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

describe('a first sentence', () => {
  test.each<[Language, string, string]>([
    [
      'es',
      'El BCE advierte de los riesgos de la deuda.',
      'El Banco Central Europeo advirtió este viernes de los riesgos de la deuda en varios países.',
    ],
    [
      'es',
      'Paro de colectivos: la UTA confirmó la medida para este lunes.',
      'La Unión Tranviarios Automotor confirmó un paro de colectivos para este lunes en Paraná.',
    ],
    [
      'pt',
      'IBGE: desemprego cai a 5,4%.',
      'O Instituto Brasileiro de Geografia e Estatística informou que o desemprego caiu para 5,4%.',
    ],
    ['en', 'The WHO warns of measles.', 'The World Health Organization warned on Friday of measles in four countries.'],
    [
      'fr',
      'La BCE alerte sur la dette.',
      'La Banque Centrale Européenne alerte sur la dette de plusieurs pays de la zone.',
    ],
  ])('in %s that writes out what the headline has for short needs no headline: %s', (language, headline, sentence) => {
    expect(openingOf(headline, sentence, language)).toBe('sentence');
  });

  test('that names something else comes after its headline', () => {
    const sentence = 'Unos vecinos de Rellán denunciaron el viernes ruidos en la plaza del mercado.';
    expect(openingOf('La OMS alerta del sarampión.', sentence, 'es')).toBe('headline-then-sentence');
  });
});

describe('a headline that only names its story', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      'The snub',
      'For the third year running, the prime minister did not attend the congress of steelworkers in Redcar.',
    ],
    [
      'de',
      'Wolf, Weide, Wut',
      'In der Lüneburger Heide sind seit September 61 Schafe gerissen worden, so viele wie nie.',
    ],
    ['es', 'El adiós', 'La Audiencia de Rellán cerró el lunes el caso de las tres presas de Valdora.'],
  ])('is not heard before a sentence that stands by itself, in %s: %s', (language, headline, sentence) => {
    expect(openingOf(headline, sentence, language)).toBe('sentence');
  });

  test('comes first where the sentence leans on it', () => {
    expect(openingOf('The snub', 'It was the end of a friendship of thirty years.', 'en')).toBe(
      'headline-then-sentence',
    );
  });
});

describe('who is named behind what they are', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      'Regulator fines Lumo 120 million',
      "Ireland's data protection commission has fined the video app Lumo 120 million euros.",
    ],
    [
      'fr',
      'Mistigri lance un assistant vocal hors ligne',
      'La jeune pousse lyonnaise Mistigri a présenté un assistant vocal hors ligne de 400 mégaoctets.',
    ],
  ])('needs no headline, in %s: %s', (language, headline, sentence) => {
    expect(openingOf(headline, sentence, language)).toBe('sentence');
  });
});
