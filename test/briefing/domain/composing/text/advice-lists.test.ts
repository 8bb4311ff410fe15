import { describe, expect, test } from '@jest/globals';
import { adviceLists } from '../../../../../src/briefing/domain/composing/text/non-news/advice-lists.js';

describe('a list of advice below a report', () => {
  test.each([
    ['How to protect yourself', '- Hang up and call back.'],
    ['So schützen Sie sich', '- Legen Sie auf.'],
    ['Comment se protéger ?', '- Raccrochez.'],
    ['Cómo protegerse', '- Cuelgue y llame.'],
    ['Como se proteger', '- Desligue e ligue de volta.'],
    ['如何防范', '1、挂断电话后回拨。'],
    ['被害を防ぐための対策', '・電話を切ってかけ直す。'],
  ])('goes with its entries, and the text after it stays: %s', (heading, entry) => {
    expect(adviceLists(['Nine people were arrested.', heading, entry, entry, 'The trial begins in May.'])).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  test.each([
    ['The council decided three things', '- The library stays open until March.'],
    ['Comment la grève a commencé', '- Le 3 mai, la direction a annoncé 300 départs.'],
    ['Wie es dazu kam', '- Am 3. Mai stürzte der Kran um.'],
    ['Como foi o acidente', '- Às 8h, o ônibus perdeu o freio.'],
    ['Cómo fue el robo', '- A las ocho entraron tres hombres.'],
    ['会议决定', '1、取消收费站。'],
    ['合意の内容', '・関税を5％に下げる。'],
  ])('is told from a list of what happened: %s', (heading, entry) => {
    expect(adviceLists([heading, entry])).toEqual([false, false]);
  });

  test('is not begun by a sentence that begins with such words', () => {
    expect(adviceLists(['How to pay for it was left open.', '- The mayor wants a loan.'])).toEqual([false, false]);
  });
});
