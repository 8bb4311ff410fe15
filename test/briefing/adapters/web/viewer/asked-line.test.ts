import { describe, expect, test } from '@jest/globals';
import { askedLine } from '../../../../../src/briefing/adapters/web/viewer/asked-line.js';
import { understand } from '../../../../../src/briefing/domain/request/understand.js';
import { NOTHING_UNDERSTOOD } from '../../../../../src/briefing/domain/request/understood.js';

const SOURCES = [{ name: 'City Desk' }, { name: 'Harbour Post' }];

describe('the line that says what was understood', () => {
  test('names subjects and the sources that are wanted and heard', () => {
    const understood = understand('Only technology, from the City Desk', 'en', SOURCES);
    const line = askedLine(understood, 'en', new Set(['City Desk']));
    expect(line).toContain('technology');
    expect(line).toContain('City Desk');
  });

  test.each(['Technology, only from the City Desk', 'Technology, and first the City Desk'])(
    'keeps to itself which sources are wanted and not heard: %s',
    (request) => {
      const understood = understand(request, 'en', SOURCES);
      expect(askedLine(understood, 'en', new Set(['City Desk']))).toContain('City Desk');
      const line = askedLine(understood, 'en', new Set(['Harbour Post']));
      expect(line).toContain('technology');
      expect(line).not.toContain('City Desk');
    },
  );

  test.each(['No sport, and nothing from the Harbour Post', 'No sport, no Harbour Post'])(
    'keeps to itself which sources are not wanted: %s',
    (request) => {
      const line = askedLine(understand(request, 'en', SOURCES), 'en');
      expect(line).toContain('sport');
      expect(line).not.toContain('Harbour');
    },
  );

  test('shows words of the listener as the hosts say them', () => {
    const text = `\u202Eferries\u200B ${'long '.repeat(40)}`;
    const line = askedLine({ ...NOTHING_UNDERSTOOD, wanted: [{ text, topic: null, narrowed: false }] }, 'en');
    expect(line).not.toMatch(/[\u202E\u200B]/u);
    expect(line!.length).toBeLessThan(100);
  });
});
