import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Material } from '../../../../src/briefing/domain/composing/material.js';
import type { Language } from '../../../../src/shared/kernel/language.js';

const NOW = Date.UTC(2026, 10, 23, 8);
const HOUR = 3_600_000;

/** Items of one day, half of which are no news; the others are news of things that such items are about. */
export interface Stray {
  readonly material: readonly Material[];
  readonly isNews: (id: string) => boolean;
}

/** `## language`, then `N|headline|text` for news and `J|headline|text` for what is none. Two sources have them in turns. */
export function strayIn(file: string, language: Language): Stray {
  const text = readFileSync(join(import.meta.dirname, 'feeds/stray', file), 'utf8');
  const lines = (text.split(`## ${language}\n`)[1] ?? '').split(/^## /mu)[0]?.trim().split('\n') ?? [];
  const material = lines.map((line, index): Material => {
    const [kind = '', title = '', body = ''] = line.split('|');
    const source = Math.floor(index / 2) % 2 === 0 ? 'Calder Post' : 'Radio Calder';
    return {
      id: `${kind}-${index}`,
      title,
      text: body,
      url: `https://calder.example/2026/11/${index}`,
      author: null,
      at: NOW - (((index * 7) % lines.length) + 1) * (HOUR / 4),
      sourceId: `src_${source}`,
      sourceTitle: source,
    };
  });
  return { material, isNews: (id) => id.startsWith('N-') };
}

export { NOW as STRAY_NOW };
