import { cleanTitle, spokenSentence } from '../../../../src/briefing/domain/composing/text/cleaning.js';
import type { Material } from '../../../../src/briefing/domain/composing/material.js';
import type { Citation, Script } from '../../../../src/briefing/domain/script.js';

/** A quote as it is spoken, without what a host says in front or behind. */
export function spokenOf(
  { itemId, quote }: Citation,
  material: readonly Material[],
  { language }: Pick<Script, 'language'>,
): string {
  const item = material.find(({ id }) => id === itemId);
  const isTitle = quote === item?.title.trim();
  return spokenSentence(isTitle ? cleanTitle(quote, item?.sourceTitle ?? '') : quote, language);
}

/** What the sources say in a script, in order. */
export const spokenFacts = (script: Script, material: readonly Material[]): readonly string[] =>
  script.lines.flatMap(({ citation }) => (citation === undefined ? [] : [spokenOf(citation, material, script)]));
