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
    ['Feed MRSS-S Portada', 'https://elheraldo.example/a', 'elheraldo.example'],
    ['Sala de prensa - Comunicados', 'https://presidencia.example/a', 'presidencia.example'],
    ['Em Cima da Hora - Principal', 'https://folha.example/a', 'folha.example'],
    ['Pressemitteilungen', 'https://www.rellham.example/a', 'rellham.example'],
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
    ['港口新聞', '港口新聞'],
    ['みなせ日報', 'みなせ日報'],
    ['海岸ニュース通信', '海岸ニュース通信'],
  ])('called "%s" keeps its own name: %s', (title, name) => {
    expect(sourceName(title, NEWS)).toBe(name);
  });

  test.each([
    ['Mercados - Capital al Día', 'https://capitalaldia.example/a', 'Capital al Día'],
    [
      'Notas de prensa | Ministerio de Sanidad de Castria',
      'https://sanidad.castria.example/1',
      'Ministerio de Sanidad de Castria',
    ],
    ['Arquivo de Cidade - Jornal de Mogi Mirante', 'https://jornalmogimirante.example/1', 'Jornal de Mogi Mirante'],
    ['Security advisories – Harbour CERT', 'https://www.harbour-cert.example/1', 'Harbour CERT'],
    ['Neues aus der Stadt – Rellinger Bote', 'https://rellinger-bote.example/1', 'Rellinger Bote'],
    ['À la mairie | Ville de Rellan', 'https://ville-rellan.example/1', 'Ville de Rellan'],
    ['本地要聞 | Kanghai 港海网', 'https://www.kanghai.example/1', 'Kanghai 港海网'],
    ['防災情報 | Shiomi 新聞', 'https://shiomi.example/1', 'Shiomi 新聞'],
  ])('of several parts is called by the one that its site is called: %s', (title, url, name) => {
    expect(sourceName(title, url)).toBe(name);
  });

  test.each([
    ['政治 - 島嶼通訊社', '島嶼通訊社'],
    ['澄江晚报-本地', '澄江晚报'],
    ['7x24快讯 - 财脉', '财脉'],
    ['现代地球科学 最新录用', '现代地球科学'],
    ['プレスリリース - 株式会社ひだまり', '株式会社ひだまり'],
    ['おくやみ - 日東新聞デジタル', '日東新聞デジタル'],
    ['ニュース | しおかぜ 公式サイト', 'しおかぜ'],
    ['时政要闻_晨江网', '晨江网'],
    ['焦點新聞 - 南島日報', '南島日報'],
    ['朝潮新聞デジタル：社会', '朝潮新聞デジタル'],
    ['《海洋学前沿》2025年第11期', '《海洋学前沿》'],
    ['雪氷防災研究　最新号', '雪氷防災研究'],
  ])('is not called by its sections in Chinese and Japanese: %s', (title, name) => {
    expect(sourceName(title, 'https://feeds.example.org/1')).toBe(name);
  });

  test.each(['即時新聞', '通知公告', '实时滚动', '速報・総合', '裁判・事件', '最新ニュース'])(
    'with nothing but sections in its title is called by its site: %s',
    (title) => {
      expect(sourceName(title, 'https://www.coast.example/1')).toBe('coast.example');
    },
  );

  test('of a title that repeats sections for ever is read in no time', () => {
    expect(sourceName(`${'新着情報'.repeat(5000)}?`, null)).not.toBeUndefined();
  });

  test('with neither a title nor an address has no name', () => {
    expect(sourceName('RSS', null)).toBe('');
  });
});
