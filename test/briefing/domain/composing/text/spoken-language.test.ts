import { expect, test } from '@jest/globals';
import { detectLanguage } from '../../../../../src/briefing/domain/composing/text/spoken-language.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

test.each<[Language, string]>([
  ['es', 'Sanidad inicia la campaña de vacunación frente a la gripe con 1,2 millones de dosis'],
  ['es', 'La titular de la sala de lo penal de la Audiencia ordena la detención de la exalcaldesa'],
  ['es', 'La fábrica de la comarca cierra la línea de montaje de la planta'],
  ['pt', 'A prefeitura de Relva abre inscrições de creches na segunda'],
  ['pt', 'A comissão de inquérito de Relva ouve a diretora de obras'],
  ['fr', 'La mairie de Rellan ferme la piscine de la rue de la Gare'],
  ['fr', "Il avait traversé la mer en 1959 dans un bateau qu'il avait construit."],
])('in %s, words that its neighbours share do not make it another language: %s', (language, sentence) => {
  expect([language, undefined]).toContain(detectLanguage(sentence));
});
