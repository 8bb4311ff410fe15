import { expect, test } from '@jest/globals';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import type { Material } from '../../../../src/briefing/domain/composing/material.js';
import { simplified } from '../../../../src/briefing/domain/request/chinese-characters.js';

const NOW = Date.UTC(2026, 10, 20, 12);
const NEWS: readonly (readonly [string, string])[] = [
  [
    '濱城港因颱風停止裝卸',
    '濱城港星期五因颱風梅倫停止裝卸貨物，十一艘船隻在外海等候。港務局表示，預計延誤三十個小時，損失約二千萬元。',
  ],
  [
    '雲洲隊奪下全國女子足球盃',
    '雲洲隊在決賽以三比二擊敗江口隊，奪下隊史第一座全國女子足球盃。教練許文玲在賽後說，球員們等了二十八年。',
  ],
  [
    '江口圖書館整修後重新開放',
    '江口圖書館經過三年整修，星期六重新開放，第一天有一千八百人入館參觀。館長陳美華表示，玻璃屋頂全部換新。',
  ],
];

const materialOf = (read: (text: string) => string): readonly Material[] =>
  NEWS.map(([title, text], index) => ({
    id: `item ${index}`,
    title: read(title),
    text: read(text),
    url: `https://news.example/${index}`,
    author: null,
    at: NOW - (index + 1) * 3_600_000,
    sourceId: `source ${index % 2}`,
    sourceTitle: index % 2 === 0 ? 'Harbour Post' : 'Valley News',
  }));

function saidOf(read: (text: string) => string): string {
  const hosts = [
    { id: 'one', name: 'One' },
    { id: 'two', name: 'Two' },
  ];
  const script = compose(materialOf(read), {
    language: 'zh',
    hosts,
    seed: 'seed',
    targetMs: 300_000,
    userRequest: read('只要體育'),
    timezone: 'Asia/Taipei',
    now: NOW,
    versions: { icu: '' },
  });
  const said = script.lines.map(({ text }) => text);
  return [...said, ...script.chapters.map(({ title }) => title), script.title].join('\n');
}

test('a briefing of feeds in traditional characters is in traditional characters, its subjects and chapters too', () => {
  const said = saidOf((text) => text);
  expect(said).toContain('體育');
  expect(said).toContain('結語');
  expect(said).not.toMatch(/体|结|订|阅|们|这|选|简|报|条|个|为|说/u);
});

test('a briefing of feeds in simplified characters is in simplified characters', () => {
  const said = saidOf(simplified);
  expect(said).toContain('体育');
  expect(said).toBe(simplified(said));
});
