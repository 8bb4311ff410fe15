import { describe, expect, test } from '@jest/globals';

import type { Material } from '../../../../../src/briefing/domain/composing/material.js';
import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import { leadOf } from '../../../../../src/briefing/domain/composing/stories/story-lead.js';
import { storiesOf } from '../../../../../src/briefing/domain/composing/stories/ranking.js';

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

type Report = readonly [title: string, text: string, hoursAgo: number];

/** One address makes one story of them. */
const itemOf = ([title, text, hoursAgo]: Report, index: number): Material => ({
  id: `item ${index}`,
  title,
  text,
  url: 'https://news.example/story',
  author: null,
  at: NOON - hoursAgo * HOUR,
  sourceId: `source ${index}`,
  sourceTitle: `Source ${index}`,
});

const readingsOf = (reports: readonly Report[]) => readItems(reports.map(itemOf), () => 'en');

const NEWS: Report = [
  'Freight train derails near Torvik',
  'A freight train with heating oil derailed near Torvik on Friday. Six wagons overturned and oil ran into the river.',
  3,
];
const SEEN: Report = ['A bang at five', 'Ilse Brand was woken by a bang at five. Wagons lay behind her garden.', 1];
const AFTER: Report = [
  'Torvik after the freight train',
  'Buses replace the trains between Torvik and Marlow after the freight train with heating oil derailed.',
  2,
];

describe('A story of several sources', () => {
  test('begins with the item that is most about it, not with what somebody saw and filed later', () => {
    const [story] = storiesOf(readingsOf([NEWS, SEEN, AFTER]), []);
    expect(story?.members[0]?.reading.title).toBe(NEWS[0]);
  });

  test('begins, of two accounts of these hours, with the one that reports, not with what explains', () => {
    const how: Report = [
      'How the freight train derailed near Torvik',
      'A broken axle threw the freight train with heating oil off the rails near Torvik on Friday.',
      1,
    ];
    const [story] = storiesOf(readingsOf([NEWS, how]), []);
    expect(story?.members[0]?.reading.title).toBe(NEWS[0]);
    const [older] = storiesOf(readingsOf([[NEWS[0], NEWS[1], 20], how]), []);
    expect(older?.members[0]?.reading.title).toBe(how[0]);
  });

  test('begins with the newest of them where the most central one is of another day', () => {
    const [old, later] = readingsOf([
      [NEWS[0], NEWS[1], 30],
      [AFTER[0], AFTER[1], 1],
    ]);
    const members = [later, old].flatMap((reading, index) =>
      reading === undefined ? [] : [{ reading, centrality: index === 0 ? 0.8 : 0.9 }],
    );
    expect(leadOf(members)?.reading).toBe(later);
  });

  test('does not begin with a figure that a newer item has overtaken', () => {
    const [early, late] = readingsOf([
      ['Fire in Torvik kills 12 people', 'A fire in Torvik killed 12 people on Friday.', 3],
      ['Fire in Torvik kills 15 people', 'A fire in Torvik killed 15 people on Friday.', 1],
    ]);
    const members = [late, early].flatMap((reading, index) =>
      reading === undefined ? [] : [{ reading, centrality: index === 0 ? 0.8 : 0.9 }],
    );
    expect(leadOf(members)?.reading).toBe(late);
  });

  test('has no item to begin with where there is none', () => {
    expect(leadOf([])).toBeUndefined();
  });
});
