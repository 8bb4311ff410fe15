import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import { standsAlone } from '../../../../src/briefing/domain/composing/text/standing-alone.js';
import type { Script } from '../../../../src/briefing/domain/script.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { generatedMaterial } from './generated-material.js';
import { newsIn, NOW } from './newsroom.js';
import { asking } from './requests.js';
import { spokenOf } from './spoken-quotes.js';
import { cited, expectWellFormed } from './well-formed.js';

const spoken = (script: Script): string => script.lines.map((line) => line.text).join('\n');

describe('a composed script', () => {
  test('is the same, byte for byte, whatever order the items come in', () => {
    const material = generatedMaterial({ language: 'en', items: 120, now: NOW });
    const first = JSON.stringify(compose(material, asking('en')));
    fc.assert(
      fc.property(fc.shuffledSubarray([...material], { minLength: material.length }), (shuffled) => {
        expect(JSON.stringify(compose(shuffled, asking('en')))).toBe(first);
      }),
      { numRuns: 5 },
    );
  });

  test('sounds different with another seed and says the same facts', () => {
    const [one, two] = ['one', 'two'].map((seed) => compose(newsIn('en'), asking('en', { seed, targetMs: null })));
    expect(spoken(one!)).not.toBe(spoken(two!));
    expect(one!.stories).toEqual(two!.stories);
  });

  test.each(LANGUAGES)(
    'in %s is grounded in its items, complete in its ledger, and greets in its language',
    (language) => {
      const material = newsIn(language);
      const script = compose(material, asking(language));
      expectWellFormed(script, material);
      expect(script.stories[0]?.items.length).toBeGreaterThan(1);
      expect(
        script.lines.some(({ text, citation }) => citation === undefined && text.includes(script.hosts[0]!.name)),
      ).toBe(true);
      expect(new Set(script.lines.map((line) => line.host))).toEqual(new Set([0, 1]));
    },
  );

  test.each(LANGUAGES)('in %s never leaves a pronoun without the sentence before it', (language) => {
    for (const targetMs of [180_000, 240_000, 600_000]) {
      const material = newsIn(language);
      const titles = new Set(material.map(({ title }) => title));
      const script = compose(material, asking(language, { targetMs }));
      const { lines } = script;
      lines.forEach(({ citation }, index) => {
        if (citation === undefined || titles.has(citation.quote)) return;
        if (standsAlone(spokenOf(citation, material, script), language)) return;
        expect(lines[index - 1]?.citation?.itemId).toBe(citation.itemId);
      });
    }
  });

  test.each(LANGUAGES)('in %s takes the time that was asked for, from 3 to 60 minutes', (language) => {
    const material = generatedMaterial({ language, items: 500, now: NOW });
    for (const seconds of [180, 300, 900, 3600]) {
      const script = compose(material, asking(language, { targetMs: seconds * 1000 }));
      expect(Math.abs(script.plannedMs / script.targetMs - 1)).toBeLessThan(0.02);
      expect(script.shorterThanAsked).toBe(false);
    }
  });

  test('keeps its length for any target and seed', () => {
    const material = generatedMaterial({ language: 'en', items: 200, now: NOW, seed: 7 });
    fc.assert(
      fc.property(fc.integer({ min: 180, max: 1200 }), fc.string(), (seconds, seed) => {
        const script = compose(material, asking('en', { targetMs: seconds * 1000, seed }));
        expect(Math.abs(script.plannedMs / script.targetMs - 1)).toBeLessThan(0.02);
      }),
      { numRuns: 15 },
    );
  });

  test('is shorter, and says so, when there is not enough to tell', () => {
    const script = compose(newsIn('en'), asking('en', { targetMs: 1_800_000 }));
    expect(script.shorterThanAsked).toBe(true);
    expect(script.plannedMs).toBeLessThan(script.targetMs * 0.95);
    expect(spoken(script)).toMatch(/shorter than you asked|shorter\.|keep it short/);
    expect(new Set(cited(script).map((line) => line.text)).size).toBe(cited(script).length);
  });

  test('chooses a length of at most ten minutes when none is asked for', () => {
    const much = compose(generatedMaterial({ language: 'en', items: 500, now: NOW }), asking('en', { targetMs: null }));
    expect(much.targetMs).toBe(600_000);
    const little = compose(newsIn('en').slice(0, 3), asking('en', { targetMs: null }));
    expect(little.targetMs).toBeLessThan(120_000);
    expect(little.shorterThanAsked).toBe(false);
  });

  test('can be told by one host', () => {
    const script = compose(newsIn('de'), asking('de', { hosts: [{ id: 'host_de_clara', name: 'Clara' }] }));
    expectWellFormed(script, newsIn('de'));
    expect(script.lines.every((line) => line.host === 0)).toBe(true);
    expect(spoken(script)).not.toMatch(/Jonas|\?$/m);
  });

  test('of one story speaks of one story', () => {
    const script = compose(newsIn('en').slice(7), asking('en'));
    expect(script.stories).toHaveLength(1);
    expect(spoken(script)).toMatch(/one story .*one of your sources/);
  });

  test('is made of headlines when there is nothing else', () => {
    const material = generatedMaterial({ language: 'es', items: 80, now: NOW, headlinesOnly: true });
    const script = compose(material, asking('es'));
    expectWellFormed(script, material);
    const titles = new Set(material.map(({ title }) => title));
    expect(cited(script).every((line) => titles.has(line.citation!.quote))).toBe(true);
  });

  test('does not repeat a phrase of a host right away', () => {
    const script = compose(
      generatedMaterial({ language: 'fr', items: 300, now: NOW }),
      asking('fr', { targetMs: 900_000 }),
    );
    const phrases = script.lines.filter((line) => line.citation === undefined).map((line) => line.text);
    expect(phrases.filter((text, index) => text === phrases[index + 1])).toEqual([]);
  });

  test('names its versions, its seed and its best stories', () => {
    const script = compose(newsIn('en'), asking('en'));
    expect(script.versions).toEqual({ engine: 'extractive-14', phraseBook: '8', icu: '78.3' });
    expect(script.seed).toBe('a seed');
    expect(script.title).toContain('Port of Rellham reopens after week-long storm closure');
    expect(script.title.length).toBeLessThanOrEqual(110);
  });
});
