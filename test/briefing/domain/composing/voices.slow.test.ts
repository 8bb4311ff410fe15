import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import { scriptMs, spokenBy, speechMs } from '../../../../src/briefing/domain/production/pace.js';
import { pacedLines } from '../../../../src/briefing/domain/programme.js';
import type { Script } from '../../../../src/briefing/domain/script.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { generatedMaterial } from './generated-material.js';
import { NOW } from './newsroom.js';
import { asking } from './requests.js';

const composed = (language: Language, factors: readonly number[], targetMs: number): Script => {
  const request = asking(language, { targetMs });
  const hosts = request.hosts.map((host, index) => ({ ...host, durationFactor: factors[index] ?? 1 }));
  return compose(generatedMaterial({ language, items: 240, now: NOW }), { ...request, hosts });
};

const error = ({ plannedMs, targetMs }: Script): number => Math.abs(plannedMs / targetMs - 1);

/** What the lines of a host take without the pauses. */
const spokenMs = ({ lines, language, hosts }: Script, host: number): number =>
  lines
    .filter((line) => line.host === host)
    .reduce((sum, { text }) => sum + spokenBy(hosts[host], speechMs(text, language)), 0);

const factor = fc.integer({ min: 60, max: 160 }).map((percent) => percent / 100);

describe.each(LANGUAGES)('a script for voices that are not the default ones, in %s,', (language) => {
  test('is planned within 2 % of the length, however slow or fast each voice is', () => {
    fc.assert(
      fc.property(fc.tuple(factor, factor), fc.integer({ min: 420, max: 1200 }), (factors, seconds) => {
        const script = composed(language, factors, seconds * 1000);
        expect(script.plannedMs).toBe(scriptMs(pacedLines(script), language, script.hosts));
        expect(error(script)).toBeLessThan(0.02);
      }),
      { seed: 12, numRuns: 6, examples: [[[1.35, 0.8], 300]] },
    );
  });

  test('says more in the same time where the voices are faster', () => {
    const [slow, fast] = [1.5, 0.7].map((both) => composed(language, [both, both], 300_000));
    const said = (script: Script): number => scriptMs(pacedLines(script), language);
    expect(said(fast!)).toBeGreaterThan(said(slow!) * 1.5);
  });

  test('is as it was for the default voices, and then names no factor', () => {
    const request = asking(language);
    const material = generatedMaterial({ language, items: 40, now: NOW });
    const hosts = request.hosts.map((host) => ({ ...host, durationFactor: 1 }));
    expect(JSON.stringify(compose(material, { ...request, hosts }))).toBe(JSON.stringify(compose(material, request)));
  });
});

test('a slow host and a fast one share a script about evenly, each at their own pace', () => {
  const script = composed('en', [1.35, 0.8], 600_000);
  expect(script.hosts.map(({ durationFactor }) => durationFactor)).toEqual([1.35, 0.8]);
  const share = spokenMs(script, 0) / (spokenMs(script, 0) + spokenMs(script, 1));
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.8);
});
