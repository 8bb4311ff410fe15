import { describe, expect, test } from '@jest/globals';
import { opinionLabel } from '../../../../../src/briefing/domain/composing/text/non-news/opinions.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

const LABELLED: readonly (readonly [Language, string])[] = [
  ['en', 'The Harbour Post view on fares: a price too high'],
  ['en', 'Opinion | We need to talk about kerbs'],
  ['en', 'Film review: The Long Quay'],
  ['de', 'Meinung: Wer bremst, gewinnt'],
  ['de', 'Presseschau: Was andere über den Streik schreiben'],
  ['fr', 'Tribune : « Rendons les rues aux enfants »'],
  ['fr', 'Revue de presse Europe - La grève vue de Madrid'],
  ['es', 'OPINIÓN: La ciudad y el miedo'],
  ['es', 'Cartas al director: El ruido de la plaza'],
  ['pt', 'Opinião - Lúcia Prado: O preço do silêncio'],
  ['pt', 'Painel do leitor: ‘Falta luz na minha rua’'],
  ['zh', '评论：城市更新不能只换门面'],
  ['zh', '【社论】莫让便民变扰民'],
  ['ja', '【社説】物価と賃金'],
  ['ja', '（声）母の弁当箱'],
];

/** News in the words of the labels. */
const NEWS: readonly (readonly [Language, string])[] = [
  ['en', 'Opinion polls: Labour five points ahead'],
  ['en', 'Editorial staff at the Post vote to strike'],
  ['en', 'Column of smoke seen over Rellham docks'],
  ['en', 'Letters bomb suspect held in Cork'],
  ['en', 'Podcast company Wavely cuts 90 jobs'],
  ['en', 'Viewpoint Tower: residents told to leave'],
  ['de', 'Meinungsforscher sehen SPD bei 14 Prozent'],
  ['de', 'Kommentare im Netz: Mann muss 2.000 Euro zahlen'],
  ['de', 'Glosse-Autor Tucholsky bekommt Denkmal'],
  ['de', 'Kolumnenstreit: Verlag trennt sich von Autor'],
  ['fr', 'Tribunes vides : le club privé de public'],
  ['fr', 'Chroniqueur condamné pour injure'],
  ['fr', 'Opinions religieuses : la Cour tranche'],
  ['fr', 'Billets de train : la hausse sera de 2 %'],
  ['es', 'Columna de humo obliga a cerrar la A-3'],
  ['es', 'Editorial Planeta compra una librería'],
  ['es', 'Cartas bomba: tres detenidos en Burgos'],
  ['pt', 'Coluna de caminhões bloqueia a BR-101'],
  ['pt', 'Editoria é multada por demissões'],
  ['pt', 'Charge de jornal vira caso de polícia'],
  ['zh', '评论员称央行将降息'],
  ['zh', '观点交锋：两党辩论移民政策'],
  ['zh', '播客平台被罚三百万元'],
  ['ja', '声優の山田さん死去'],
  ['ja', 'コラムニストを書類送検'],
  ['ja', '書評サイトが情報流出'],
];

describe('a headline with the label of an opinion', () => {
  test.each(LABELLED)('is known by it, in %s: %s', (language, title) => {
    expect(opinionLabel(title, language)).toBe('sure');
  });

  test.each(NEWS)('is not seen in news that has the word, in %s: %s', (language, title) => {
    expect(opinionLabel(title, language)).toBe(null);
  });

  test('is doubted where inquiries and matches are called so too', () => {
    expect(opinionLabel('Review: hospital failed twelve mothers', 'en')).toBe('maybe');
    expect(opinionLabel('Crónica: el Burgos gana en el último minuto', 'es')).toBe('maybe');
  });
});
