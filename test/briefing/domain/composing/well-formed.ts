import { expect } from '@jest/globals';
import type { Material } from '../../../../src/briefing/domain/composing/material.js';
import { scriptMs } from '../../../../src/briefing/domain/production/pace.js';
import { pacedLines, storyStarts } from '../../../../src/briefing/domain/programme.js';
import type { Script } from '../../../../src/briefing/domain/script.js';
import { spokenOf } from './spoken-quotes.js';

export const cited = (script: Script) => script.lines.filter((line) => line.citation !== undefined);

export function expectGrounded(script: Script, material: readonly Material[]): void {
  const texts = new Map(material.map(({ id, title, text }) => [id, [title, text]]));
  for (const { text, citation, alsoFrom, language = script.language } of cited(script)) {
    for (const one of [citation!, ...(alsoFrom ?? [])]) {
      expect(texts.get(one.itemId)?.some((whole) => whole.includes(one.quote))).toBe(true);
      const spokenWords = spokenOf(one, material, { language }).replace(/[.。]$/u, '');
      expect(text.toLowerCase()).toContain(spokenWords.toLowerCase());
    }
  }
}

/** Every fact has its source, every item its entry in the ledger, and lines, chapters and times fit each other. */
export function expectWellFormed(script: Script, material: readonly Material[]): void {
  expectGrounded(script, material);
  expect(script.ledger.map((entry) => entry.itemId)).toEqual([...new Set(material.map(({ id }) => id))].sort());
  for (const entry of script.ledger) {
    if (entry.outcome !== 'used') continue;
    for (const line of entry.lines) expect(script.lines[line]?.citation?.itemId).toBe(entry.itemId);
  }
  expect(script.chapters[0]?.line).toBe(0);
  expect(script.chapters.map(({ line }) => line)).toEqual(
    script.chapters.map(({ line }) => line).sort((a, b) => a - b),
  );
  expect([...storyStarts(script).keys()]).toEqual([...script.stories.keys()]);
  expect(script.plannedMs).toBe(scriptMs(pacedLines(script), script.language));
  expect(script.coverage.covered).toBe(script.stories.length);
  expect(script.coverage.total).toBeGreaterThanOrEqual(script.stories.length);
  for (const { text, host } of script.lines) {
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/[{}]|undefined|https?:/);
    expect(host).toBeLessThan(script.hosts.length);
  }
}
