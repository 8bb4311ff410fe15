import { describe, expect, test } from '@jest/globals';
import { opinionLabel, opinionOf } from '../../../../../src/briefing/domain/composing/text/non-news/opinions.js';
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
  ['es', 'Carta de los obispos: piden un alto el fuego'],
  ['pt', 'Cartas dos prefeitos: 40 cidades pedem verba'],
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

describe('an item with the label of an opinion', () => {
  test.each<[Language, string, string]>([
    ['en', 'Opinion: Supreme Court strikes down port levy', 'The Supreme Court struck down the port levy on Monday.'],
    ['en', 'Podcast: Wavely cuts 200 jobs', 'Wavely is cutting 200 jobs in its studios, the company said.'],
    ['de', 'Korrektur: Statistikamt senkt Wachstum', 'Das Statistikamt hat das Wachstum am Freitag gesenkt.'],
    ['fr', 'Opinion : la cote du président remonte', 'La cote du président remonte, selon un sondage.'],
    ['es', 'Editorial: Planeta compra el sello Marsh', 'El grupo Planeta compró el sello Marsh el martes.'],
    ['pt', 'Ponto de vista: ONU rejeita o plano', 'A Assembleia da ONU rejeitou o plano na segunda-feira.'],
    ['zh', '评论：外交部回应美方制裁', '外交部发言人周一就美方制裁作出回应。'],
    ['ja', 'オピニオン: 最高裁が同性婚訴訟で違憲判決', '最高裁は月曜日、同性婚訴訟で違憲判決を言い渡した。'],
  ])('is a report where its first sentence reports what its headline says, in %s: %s', (language, title, first) => {
    expect(opinionLabel(title, language)).not.toBe(null);
    expect(opinionOf({ title, sentences: [first], language })).toBe(null);
  });

  test.each<[Language, string, string]>([
    ['en', 'Opinion: The bypass is a mistake', 'I have lived on Mill Lane for years, and the bypass is a mistake.'],
    ['de', 'Meinung: Die Ampel ist weg', 'Man muss die FDP nicht mögen, um sie zu vermissen.'],
    ['ja', '（声）席を譲られて思う', '先日、若い女性に席を譲られた。'],
  ])(
    'stays one where somebody speaks of themselves or goes on from the headline, in %s: %s',
    (language, title, first) => {
      expect(opinionOf({ title, sentences: [first], language })).toBe('sure');
    },
  );

  test('stays one where nothing stands below it', () => {
    expect(opinionOf({ title: 'Opinion: Time to go', sentences: [], language: 'en' })).toBe('sure');
  });
});
