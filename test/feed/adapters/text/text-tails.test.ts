import { describe, expect, test } from '@jest/globals';

import { withoutTails } from '../../../../src/feed/adapters/text/text-tails.js';

describe('the end of an article', () => {
  test.each([
    'The post Quay opens appeared first on Harbour.',
    'The post Quay opens first appeared on Harbour News.',
    'Der Beitrag Kai eröffnet erschien zuerst auf Hafen.',
    'L’article Le quai est ouvert est apparu en premier sur Le Port.',
    'La entrada El muelle abre se publicó primero en Puerto.',
    'O post O cais abriu apareceu primeiro em Porto.',
    '投稿 桟橋が完成 は 港ニュース に最初に表示されました。',
    '文章新码头落成最先出现在港口新闻。',
    'Read more',
    'Read the full story →',
    'Continue reading “Quay opens” »',
    'Read more about the quay',
    'Weiterlesen …',
    'Lire la suite de « Le quai »',
    'Seguir leyendo',
    'Leia mais >>',
    '続きを読む',
    '阅读全文',
    '[link] [comments]',
    'Anzeige',
  ])('loses %j', (tail) => {
    expect(withoutTails(`The quay is open.\n\n${tail}`)).toBe('The quay is open.');
  });

  test.each([
    ['The quay is open. Read more', 'The quay is open.'],
    ['The quay is open [...]', 'The quay is open…'],
    ['The quay is open […] Continue reading “Quay”', 'The quay is open…'],
    ['The quay is...', 'The quay is…'],
    ['新码头落成。阅读全文', '新码头落成。'],
    ['Text.\n\nAdvertisement\n\nRead more\n\nThe post A appeared first on B.', 'Text.'],
  ])('of %j becomes %j', (text, rest) => {
    expect(withoutTails(text)).toBe(rest);
  });

  test.each([
    'You should read more.',
    'The advertisement was read by many. Then it was gone',
    'Read more books, says Ada. They help.',
    'The post office was closed first.',
    'The post Quay appeared first on Harbour.\n\nMore words follow.',
    'Continue reading, and you will see that the quay is open. It is long.',
    '',
  ])('stays where it is part of the article: %j', (text) => {
    expect(withoutTails(text)).toBe(text);
  });
});
