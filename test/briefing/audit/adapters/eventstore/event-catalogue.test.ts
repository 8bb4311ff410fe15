import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { STORED } from '../../../../../src/briefing/adapters/eventstore/briefing-codec.js';
import { eventCatalogue } from '../../../../../src/briefing/audit/adapters/eventstore/event-catalogue.js';
import { METADATA } from '../../../../../src/briefing/audit/adapters/eventstore/envelope-meanings.js';
import { EVENT_MEANINGS } from '../../../../../src/briefing/audit/adapters/eventstore/event-meanings.js';

const ROOT = join(import.meta.dirname, '../../../../..');

/** `a.b` for the field b of the field a; files and lists are one value. */
function pathsOf(value: unknown, path = ''): string[] {
  const isOne = typeof value !== 'object' || value === null || Array.isArray(value) || 'sha256' in value;
  if (isOne) return [path];
  return Object.entries(value).flatMap(([field, inner]) => pathsOf(inner, path === '' ? field : `${path}.${field}`));
}

interface Golden {
  readonly type: keyof typeof EVENT_MEANINGS;
  readonly data: unknown;
  readonly metadata: Readonly<Record<string, unknown>>;
}

const golden = ['schema-1.json', 'schema-2.json'].flatMap((name) =>
  Object.values(
    JSON.parse(readFileSync(join(import.meta.dirname, '../../../adapters/eventstore/golden', name), 'utf8')) as Record<
      string,
      Golden[]
    >,
  ).flat(),
);

describe('the event catalogue', () => {
  test('in docs/auditing.md is what the program records', () => {
    const document = readFileSync(join(ROOT, 'docs/auditing.md'), 'utf8');
    const [, written] = /<!-- events: .*? -->\n\n([\s\S]*?)\n\n<!-- end of events -->/.exec(document) ?? [];
    // To bring it up to date: npm run catalogue
    expect(written).toBe(eventCatalogue(STORED));
  });

  test('tells what each version of an event brought', () => {
    for (const [type, { schema }] of Object.entries(STORED)) {
      expect([type, EVENT_MEANINGS[type as Golden['type']].versions.length]).toEqual([type, schema]);
    }
  });

  test('says of every field that was ever recorded what it means', () => {
    for (const { type, data, metadata } of golden) {
      const explained = pathsOf(EVENT_MEANINGS[type].fields);
      for (const path of pathsOf(data)) {
        const known = explained.some((one) => one === path || path.startsWith(`${one}.`) || one.startsWith(`${path}.`));
        expect([type, path, known || path === '']).toEqual([type, path, true]);
      }
      expect(METADATA).toEqual(expect.arrayContaining(Object.keys(metadata)));
    }
  });
});
