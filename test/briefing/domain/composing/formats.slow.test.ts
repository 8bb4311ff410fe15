import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import { heardIn } from '../../../../src/briefing/domain/composing/listening.js';
import type { ComposeRequest } from '../../../../src/briefing/domain/composing/material.js';
import type { Script } from '../../../../src/briefing/domain/script.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { generatedMaterial } from './generated-material.js';
import { NOW } from './newsroom.js';
import { asking } from './requests.js';

const much = (language: Language) => generatedMaterial({ language, items: 240, now: NOW });
/** Several reports in one. */
const joined = (language: Language, reports: number) =>
  generatedMaterial({ language, items: 60 * reports, now: NOW }).flatMap((one, index, all) =>
    index % reports > 0
      ? []
      : [{ ...one, text: Array.from({ length: reports }, (_, next) => all[index + next]?.text).join('\n') }],
  );
/** Enough to say for two minutes. */
const rich = (language: Language) => joined(language, 3);
const inFormat = (language: Language, more: Partial<ComposeRequest>): Script =>
  compose(rich(language), asking(language, { targetMs: 300_000, ...more }));
const factsOf = ({ lines }: Script, story: number): number =>
  lines.filter((line) => line.story === story && line.citation !== undefined).length;
const idsOf = ({ stories }: Script): readonly string[] => stories.flatMap(({ items }) => items.map(({ id }) => id));

const WORDS: Readonly<
  Record<Language, { readonly headlines: string; readonly depth: string; readonly short: string }>
> = {
  en: { headlines: 'Headlines only', depth: 'In depth, please', short: 'Keep it short' },
  de: { headlines: 'Nur die Schlagzeilen', depth: 'Bitte ausführlich', short: 'Fasse dich kurz' },
  fr: { headlines: 'Juste les titres', depth: 'En profondeur', short: 'Fais court' },
  es: { headlines: 'Solo los titulares', depth: 'En profundidad', short: 'Sé breve' },
  pt: { headlines: 'Só as manchetes', depth: 'Em profundidade', short: 'Seja breve' },
  zh: { headlines: '只听标题', depth: '深入分析', short: '简短一点' },
  ja: { headlines: '見出しだけ', depth: '詳しく', short: '短くお願いします' },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const words = WORDS[language];

  test('most stories that have enough to say are told for at least 45 seconds, and the length is kept', () => {
    const material = rich(language);
    const heard = [180_000, 300_000, 600_000].map((targetMs) =>
      heardIn(compose(material, asking(language, { targetMs })), material),
    );
    const storyMs = heard.flatMap((one) => one.storyMs);
    expect(storyMs.filter((ms) => ms >= 45_000).length / storyMs.length).toBeGreaterThanOrEqual(0.7);
    for (const { lengthError } of heard) expect(Math.abs(lengthError ?? 1)).toBeLessThan(0.02);
  });

  test('headlines are many stories of one sentence each, in the time that was asked for', () => {
    const script = compose(much(language), asking(language, { targetMs: 300_000, userRequest: words.headlines }));
    expect(script.format).toBe('headlines');
    expect(script.stories.map((_, story) => factsOf(script, story)).filter((facts) => facts !== 1)).toEqual([]);
    expect(script.stories.length).toBeGreaterThan(2 * inFormat(language, {}).stories.length);
    expect(Math.abs(script.plannedMs / script.targetMs - 1)).toBeLessThan(0.05);
  });

  test('in depth means fewer and longer stories than usual', () => {
    const material = joined(language, 6);
    const [deep, usual] = [words.depth, ''].map((userRequest) =>
      compose(material, asking(language, { targetMs: 480_000, userRequest })),
    ) as [Script, Script];
    expect([deep.format, usual.format]).toEqual(['in_depth', 'brief']);
    expect(deep.stories.length).toBeLessThan(usual.stories.length);
    expect(Math.abs(deep.plannedMs / deep.targetMs - 1)).toBeLessThan(0.05);
  });

  test('short is a length and no format: the usual programme in three minutes, where no length is asked for', () => {
    const script = inFormat(language, { targetMs: null, userRequest: words.short });
    expect(script).toMatchObject({ format: 'brief', targetMs: 180_000, request: { short: true, format: null } });
    expect(inFormat(language, { userRequest: words.short, format: 'in_depth' }).format).toBe('brief');
    expect(inFormat(language, { userRequest: words.short, format: 'headlines' }).format).toBe('headlines');
    expect(inFormat(language, { userRequest: words.short }).targetMs).toBe(300_000);
  });
});

describe('a format', () => {
  test('holds from the settings where the words are silent, and the words win', () => {
    expect(inFormat('en', { format: 'headlines' }).format).toBe('headlines');
    expect(inFormat('en', { format: 'headlines', userRequest: 'In depth, please' }).format).toBe('in_depth');
    expect(inFormat('en', { format: 'in_depth', userRequest: 'Not in depth' }).format).toBe('brief');
    expect(inFormat('en', { format: 'headlines', preferences: 'I like it in depth' }).format).toBe('in_depth');
  });

  test('has the same stories in the same order whatever style is asked for', () => {
    for (const format of ['headlines', 'brief', 'in_depth'] as const) {
      const [plain, styled] = ['', 'In a calm voice and plain words, no jokes'].map((userRequest) =>
        inFormat('en', { format, userRequest }),
      );
      expect(idsOf(styled!)).toEqual(idsOf(plain!));
    }
  });

  test('of headlines tells no more than one sentence each when there are few, and says that it is shorter', () => {
    const script = compose(much('en').slice(0, 20), asking('en', { targetMs: 600_000, format: 'headlines' }));
    expect(script.shorterThanAsked).toBe(true);
    expect(script.stories.map((_, story) => factsOf(script, story)).filter((facts) => facts !== 1)).toEqual([]);
  });

  test('is kept within the length for any target and seed', () => {
    const material = much('en');
    fc.assert(
      fc.property(
        fc.constantFrom('headlines' as const, 'brief' as const, 'in_depth' as const),
        fc.integer({ min: 180, max: 900 }),
        fc.string(),
        (format, seconds, seed) => {
          const script = compose(material, asking('en', { targetMs: seconds * 1000, seed, format }));
          expect(script.shorterThanAsked).toBe(false);
          expect(Math.abs(script.plannedMs / script.targetMs - 1)).toBeLessThan(0.05);
        },
      ),
      { numRuns: 8, seed: 2025, endOnFailure: true },
    );
  });
});
