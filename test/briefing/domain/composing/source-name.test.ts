import { describe, expect, test } from '@jest/globals';
import { sourceName } from '../../../../src/briefing/domain/composing/source-name.js';

const NEWS = 'https://www.rellham-news.example/story/7';

describe('a source', () => {
  test.each([
    ['World News', 'https://feeds.bbci.co.uk/news/1', 'BBC'],
    ['MRSS-S', 'https://edition.cnn.com/2025/11/21/a', 'CNN'],
    ['Top Stories', 'https://www.theguardian.com/world/1', 'The Guardian'],
    ['RSS Feed', NEWS, 'rellham-news.example'],
    ['Latest news', NEWS, 'rellham-news.example'],
    ['nyt_home_v2', 'https://www.nytimes.com/2025/a', 'The New York Times'],
    ['Nachrichten', 'https://www.tagesschau.de/inland/a', 'Tagesschau'],
    ['Actualités', 'https://www.lemonde.fr/international/a', 'Le Monde'],
    ['Últimas noticias', 'https://elpais.com/a', 'El País'],
    ['Últimas notícias', 'https://www.publico.pt/a', 'Público'],
    ['国际新闻', 'http://news.people.com.cn/a', '人民网'],
    ['最新ニュース', 'https://www3.nhk.or.jp/news/a', 'NHK'],
    ['https://rellham-news.example/feed', NEWS, 'rellham-news.example'],
  ])('whose feed is called "%s" is called by its site: %s is %s', (title, url, name) => {
    expect(sourceName(title, url)).toBe(name);
  });

  test.each([
    ['The Harbour Times - RSS Feed', 'The Harbour Times'],
    ['World News | Harbour Radio', 'Harbour Radio'],
    ['BBC News - World', 'BBC News'],
    ['NYT > World News', 'NYT'],
    ['All Posts | My Blog', 'My Blog'],
    ['Le Monde', 'Le Monde'],
    ['El Mundo', 'El Mundo'],
    ['Die Welt', 'Die Welt'],
    ['Science Weekly', 'Science Weekly'],
    ['World Politics Review', 'World Politics Review'],
    ['Rock-A-Billy Daily', 'Rock-A-Billy Daily'],
    ['港口日报', '港口日报'],
    ['海岸ニュース通信', '海岸ニュース通信'],
  ])('called "%s" keeps its own name: %s', (title, name) => {
    expect(sourceName(title, NEWS)).toBe(name);
  });

  test('with neither a title nor an address has no name', () => {
    expect(sourceName('RSS', null)).toBe('');
  });
});
