import { expect, test } from '@jest/globals';
import { isSameWord } from '../../../../../src/briefing/domain/composing/text/inflection.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

test.each<[Language, string, string]>([
  ['en', 'volcano', 'volcanoes'],
  ['en', 'ferry', 'ferries'],
  ['en', 'university', 'universities'],
  ['de', 'vulkan', 'vulkane'],
  ['de', 'wahl', 'wahlen'],
  ['fr', 'journal', 'journaux'],
  ['es', 'eleccion', 'elecciones'],
  ['pt', 'vulcao', 'vulcoes'],
])('in %s %s and %s are one word', (language, a, b) => {
  expect(isSameWord(a, b, language)).toBe(true);
  expect(isSameWord(b, a, language)).toBe(true);
});

test.each<[Language, string, string]>([
  ['en', 'internet', 'international'],
  ['en', 'universities', 'universal'],
  ['en', 'communism', 'community'],
  ['en', 'cars', 'care'],
  ['de', 'kommunismus', 'kommune'],
  ['es', 'economia', 'economista'],
])('in %s %s and %s are two', (language, a, b) => {
  expect(isSameWord(a, b, language)).toBe(false);
});
