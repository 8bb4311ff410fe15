import { describe, expect, test } from '@jest/globals';
import { countStories, type NewItem } from '../../../src/briefing/domain/new-stories.js';

const item = (title: string, url: string | null = null, text = ''): NewItem => ({ title, url, text });

describe('new stories at a glance', () => {
  test('are the headlines, each once in whatever case', () => {
    const items = [item('Port reopens'), item('PORT REOPENS'), item('Seagrass stores carbon')];
    expect(countStories(items, undefined, 'en')).toBe(2);
  });

  test('are the addresses, each once however it is written', () => {
    const items = [
      item('Port reopens', 'https://news.example/port?utm_source=rss'),
      item('The port is open again', 'https://www.news.example/port'),
      item('Other', 'https://news.example/'),
      item('Another', 'https://news.example/'),
    ];
    expect(countStories(items, undefined, 'en')).toBe(3);
  });

  test('of a search are those that have a word of it', () => {
    const items = [item('Port reopens'), item('Rellham', null, 'The port was closed.'), item('Seagrass')];
    expect(countStories(items, 'port', 'en')).toBe(2);
    expect(countStories([item('港口重新开放'), item('海草储存碳')], '港口', 'zh')).toBe(1);
  });
});
