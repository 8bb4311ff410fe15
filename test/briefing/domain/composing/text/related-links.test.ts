import { describe, expect, test } from '@jest/globals';
import { relatedLinks } from '../../../../../src/briefing/domain/composing/text/non-news/related-links.js';

describe('headlines of other articles', () => {
  test.each([
    ['Notícias relacionadas:', 'Conta de luz terá bandeira amarela em dezembro.'],
    ['LEE TAMBIÉN:', 'Los robos suben un 12 % en la comarca.'],
    ['Related stories', 'Harbour bridge closes for a month.'],
    ['Lesen Sie auch:', 'Die Brücke am Hafen wird gesperrt.'],
    ['À lire aussi :', 'Le pont du port ferme pour un mois.'],
    ['相关新闻：', '海港大桥关闭一个月。'],
    ['関連記事', '港の橋が一か月閉鎖される。'],
  ])('below "%s" are no part of the text', (heading, link) => {
    expect(relatedLinks(['The first paragraph.', heading, link])).toEqual([false, true, true]);
  });

  test('end where a longer paragraph goes on', () => {
    const long = 'A fish market that has stood empty for years is to open again in spring. '.repeat(3);
    expect(relatedLinks(['Read more:', 'Bridge closes.', long, 'It is cold.'])).toEqual([true, true, false, false]);
  });

  test('are not looked for below a sentence that begins like a heading', () => {
    expect(relatedLinks(['Read more books, says the mayor.', 'She opened a library.'])).toEqual([false, false]);
  });
});
