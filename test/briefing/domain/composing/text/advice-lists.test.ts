import { describe, expect, test } from '@jest/globals';
import { adviceLists } from '../../../../../src/briefing/domain/composing/text/non-news/advice-lists.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

describe('a list of advice below a report', () => {
  test.each<[Language, string, string]>([
    ['en', 'How to protect yourself', '- Hang up and call back.'],
    ['de', 'So schützen Sie sich', '- Legen Sie auf.'],
    ['fr', 'Comment se protéger ?', '- Raccrochez.'],
    ['es', 'Cómo protegerse', '- Cuelgue y llame.'],
    ['pt', 'Como se proteger', '- Desligue e ligue de volta.'],
    ['zh', '如何防范', '1、挂断电话后回拨。'],
    ['ja', '被害を防ぐための対策', '・電話を切ってかけ直す。'],
  ])('goes with its entries, and the text after it stays, in %s: %s', (language, heading, entry) => {
    expect(
      adviceLists(['Nine people were arrested.', heading, entry, entry, 'The trial begins in May.'], language),
    ).toEqual([false, false, true, true, false]);
  });

  test.each<[Language, string, string]>([
    ['en', 'The council decided three things', '- The library stays open until March.'],
    ['fr', 'Comment la grève a commencé', '- Le 3 mai, la direction a annoncé 300 départs.'],
    ['de', 'Wie es dazu kam', '- Am 3. Mai stürzte der Kran um.'],
    ['pt', 'Como foi o acidente', '- Às 8h, o ônibus perdeu o freio.'],
    ['es', 'Cómo fue el robo', '- A las ocho entraron tres hombres.'],
    ['zh', '会议决定', '1、取消收费站。'],
    ['ja', '合意の内容', '・関税を5％に下げる。'],
  ])('is told from a list of what happened, in %s: %s', (language, heading, entry) => {
    expect(adviceLists([heading, entry], language)).toEqual([false, false]);
  });

  test('is not begun by a sentence that begins with such words', () => {
    expect(adviceLists(['How to pay for it was left open.', '- The mayor wants a loan.'], 'en')).toEqual([
      false,
      false,
    ]);
  });

  test.each<[Language, string, string, string]>([
    ['en', 'A court changed the election.', 'How to vote', '1. Two polling stations were closed by the court.'],
    ['en', 'Bottles with the number 4471 are recalled.', 'What to do', '- Do not drink milk with the number 4471.'],
    ['de', 'Salami mit der Nummer 4471 wird zurückgerufen.', 'Was tun', '- Nummer 4471 nicht verzehren.'],
    ['fr', 'Trois régions ont voté.', 'Conseils régionaux : les élus', '- En Corse, Marie Santi bat le sortant.'],
    ['es', 'Votaron dos comarcas.', 'Consejos comarcales: los elegidos', '- En Osona, Marta Sanz venció al alcalde.'],
    ['pt', 'A cidade votou.', 'Como Salvador votou', '- Na Barra, Pedro Luz venceu.'],
    ['zh', '国务院公布防洪资金方案。', '如何分配资金', '1、安徽获得四十亿元。'],
    ['ja', '政府は21兆円の経済対策を決めた。', '今回の経済対策', '1. 電気代を3カ月補助する。'],
  ])('is told from what was decided, counted or recalled, in %s: %s %s', (language, report, heading, entry) => {
    expect(adviceLists([report, heading, entry], language)).toEqual([false, false, false]);
  });
});
