import { describe, expect, test } from '@jest/globals';
import { saysItsName } from '../../../src/feed/domain/feed-title.js';

describe('The title of a feed', () => {
  test.each(['BBC News', 'Le Monde', 'News of Hollen', 'RSS Weekly', 'The Home Page', '新闻日报', 'Blog of Ada'])(
    'says its name: %s',
    (title) => {
      expect(saysItsName(title)).toBe(true);
    },
  );

  test.each([null, '', '  ', 'RSS', 'rss  feed', 'Untitled', 'News', 'Actualités', 'Startseite', 'ニュース', '无标题'])(
    'says nothing that other feeds do not say: %s',
    (title) => {
      expect(saysItsName(title)).toBe(false);
    },
  );
});
