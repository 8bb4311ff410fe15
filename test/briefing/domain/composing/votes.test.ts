import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import { type Material, NoMatchingItems } from '../../../../src/briefing/domain/composing/material.js';
import type { Script } from '../../../../src/briefing/domain/script.js';
import { asking, item } from './requests.js';

/** One event, as several papers tell it; nothing in it sounds like sport. */
const strike = (count: number): readonly Material[] =>
  Array.from({ length: count }, (_, index) =>
    item(
      `Dock workers of Marlow walk out over the new timetable${index % 2 === 0 ? '' : ', city says'}`,
      `Dock workers of Marlow walked out on Tuesday over the new timetable of the harbour authority. The union counted 1200 workers at the gates of the Marlow docks. The harbour authority will talk to the union on Thursday. Report ${'abcdefghijklmnop'[index] ?? ''} says that ferries stay in port.`,
      { sourceId: `src_${index}`, sourceTitle: `Paper ${index}` },
    ),
  );

const ferry = item(
  'A bridge opens in Tallow after nine years',
  'The bridge of Tallow opened on Monday after nine years of work. It cost 40 million. The first lorries crossed it at noon.',
  { sourceId: 'src_x', sourceTitle: 'Tallow Post' },
);

const noSport = (material: readonly Material[]): Script =>
  compose(material, asking('en', { userRequest: 'The news, but no sport', targetMs: null }));

const idsIn = ({ stories }: Script): readonly string[] => stories.flatMap(({ items }) => items.map(({ id }) => id));

describe('the items of a story', () => {
  test('are not silenced by one that stands in a section for an excluded subject, which goes alone', () => {
    const [first, ...others] = strike(11);
    const filed: Material = { ...first!, url: 'https://paper.example/sport/dock-strike' };
    const script = noSport([filed, ...others, ferry]);
    const told = idsIn(script);
    expect(told).not.toContain(filed.id);
    expect(others.filter(({ id }) => told.includes(id)).length).toBeGreaterThan(5);
    const entry = script.ledger.find(({ itemId }) => itemId === filed.id);
    expect(entry).toMatchObject({ reason: 'no_query_match', rule: { kind: 'excluded', subjects: ['sport'] } });
  });

  test('all go when a quarter of them are surely of an excluded subject', () => {
    const [first, second, ...others] = strike(8);
    const sporting = [first!, second!].map((one) => ({ ...one, categories: ['Sport'] }));
    expect(idsIn(noSport([...sporting, ...others, ferry]))).toEqual([ferry.id]);
  });

  test('all go when a small story has one that surely is', () => {
    const [first, ...others] = strike(3);
    const sporting: Material = { ...first!, categories: ['Sports/Rowing'] };
    expect(idsIn(noSport([sporting, ...others, ferry]))).toEqual([ferry.id]);
  });

  test('stay when their feeds file everything under it', () => {
    const filed = [...strike(4), ferry].map((one) => ({ ...one, sourceId: 'src_a', categories: ['Sport'] }));
    expect(idsIn(noSport(filed)).length).toBeGreaterThan(1);
  });
});

describe('a request for one subject only', () => {
  const onlyHealth = (material: readonly Material[]): Script =>
    compose(material, asking('en', { userRequest: 'Only health news', targetMs: null }));
  const filedUnderHealth = (filed: number, of: number): readonly Material[] =>
    strike(of).map((one, index) => (index < filed ? { ...one, url: `https://paper.example/health/${index}` } : one));

  test('keeps a story when one of three accounts is about the subject, with all its accounts', () => {
    expect(idsIn(onlyHealth([...filedUnderHealth(1, 3), ferry])).length).toBe(3);
  });

  test('leaves a story out when one of four is', () => {
    expect(() => onlyHealth([...filedUnderHealth(1, 4), ferry])).toThrow(NoMatchingItems);
  });

  test('is told what was looked for, as a listener would say it', () => {
    const both = compose([...filedUnderHealth(1, 3), ferry], asking('en', { userRequest: 'Only health and science' }));
    expect(both.lines.map(({ text }) => text).join(' ')).toMatch(/\bhealth and science\b/u);
  });

  test('does not say that sources have nothing in a language where it is the subject that they have nothing of', () => {
    const german = item(
      'Klinik in Marlow senkt Wartezeit in der Notaufnahme',
      'In der Notaufnahme der Klinik von Marlow warten Patienten im Schnitt noch 74 Minuten. Vor einem Jahr waren es 112 Minuten. Die Klinik hat drei neue Stellen für Pflegekräfte geschaffen.',
      { sourceId: 'src_de', sourceTitle: 'Marlower Bote' },
    );
    const said = onlyHealth([german, ferry]).lines.map(({ text }) => text);
    expect(said.join(' ')).toMatch(/in another language this time|not in English|None of it is in English/u);
    expect(said.join(' ')).not.toMatch(/sources have nothing in English/u);
  });
});

describe('what is spared', () => {
  const tennis = item(
    'Tennis: Marlow final goes to Hanna Vell',
    'Hanna Vell won the tennis final of Marlow on Sunday. The player needed three sets against the champion of last year.',
    { sourceId: 'src_t', sourceTitle: 'Court Weekly' },
  );
  const boxing = item(
    'Boxing champion of Tallow keeps the title',
    'The boxing champion of Tallow kept the title on Saturday. The coach praised the team after the match.',
    { sourceId: 'src_b', sourceTitle: 'Ring Weekly' },
  );

  test('is told although it is part of what is not wanted', () => {
    const request = asking('en', { userRequest: 'Nothing about sport except tennis', targetMs: null });
    const told = idsIn(compose([tennis, boxing, ferry], request));
    expect(told).toContain(tennis.id);
    expect(told).not.toContain(boxing.id);
  });
});

describe('Chinese in traditional letters', () => {
  test('is known by lexicons in simplified ones', () => {
    const match = item(
      '馬龍奪得乒乓球錦標賽冠軍',
      '馬龍星期日在決賽中擊敗對手，奪得乒乓球錦標賽冠軍。教練讚揚了球員。',
      {},
    );
    const law = item(
      '議會通過新的住宅法',
      '議會星期一通過新的住宅法。法律將於明年一月生效。租金不得超過收入的三分之一。',
      {},
    );
    const script = compose([match, law], asking('zh', { userRequest: '體育新聞不要', targetMs: null }));
    expect(idsIn(script)).toEqual([law.id]);
  });
});

describe('sources in an order of their own', () => {
  const four = ['Alder', 'Birch', 'Cedar', 'Daphne'].map((name, index) =>
    item(
      `${name} council decides on ${['schools', 'trams', 'water', 'parks'][index] ?? ''}`,
      `The council of ${name} decided on Monday what becomes of the ${['schools', 'trams', 'water works', 'parks'][index] ?? ''}. It will cost ${index + 3} million. Work begins in spring.`,
      { sourceId: `src_${name}`, sourceTitle: `${name} Gazette` },
    ),
  );
  const titles = (userRequest: string): readonly string[] =>
    compose(four, asking('en', { userRequest, targetMs: null })).stories.map(
      ({ items }) => items[0]?.sourceTitle ?? '',
    );

  test('are told in it, and the others between', () => {
    const order = titles('First the Daphne Gazette, then the Cedar Gazette, and the Alder Gazette last');
    expect(order).toEqual(['Daphne Gazette', 'Cedar Gazette', 'Birch Gazette', 'Alder Gazette']);
  });

  test('lead the stories that they share', () => {
    const shared = strike(3);
    const script = compose(shared, asking('en', { userRequest: 'Start with Paper 2', targetMs: null }));
    expect(script.stories[0]?.items[0]?.sourceTitle).toBe('Paper 2');
  });
});
