import { expect, test } from '@jest/globals';
import { softNewsOf, type SoftNews } from '../../../../../src/briefing/domain/composing/stories/soft-news.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

test.each<[Language, string, SoftNews | null]>([
  ['es', 'Peso cierra en 18.49 por dólar; BMV pierde 0.7%', 'routine'],
  ['pt', 'PSI perde 1,02% com EDP Verde a pesar', 'routine'],
  ['es', 'CARTA DEL DIRECTOR: El país de los atajos', 'column'],
  ['pt', 'Coluna do Zeca: quem vai com quem em 2026', 'column'],
  ['es', 'La picante respuesta de Rocío Bauza tras los rumores de separación', 'gossip'],
  ['pt', 'Filho de Caio Montenegro completa 1 ano com festa temática', 'gossip'],
  ['es', 'El peso de la deuda divide al gobierno', null],
  ['pt', 'Coluna de mármore cai em museu de Évora', null],
])('in %s, "%s" is told as what it is: %s', (language, title, kind) => {
  expect(softNewsOf(title, language)).toBe(kind);
});
