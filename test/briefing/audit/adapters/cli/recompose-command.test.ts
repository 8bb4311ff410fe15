import { describe, expect, test } from '@jest/globals';
import type { QueryBus } from '@nestjs/cqrs';
import { RecomposeCommand } from '../../../../../src/briefing/audit/adapters/cli/recompose.command.js';
import type {
  ComparedScripts,
  Recomposition,
} from '../../../../../src/briefing/audit/application/queries/recompose-briefing.js';

const compared = (script: ComparedScripts['script']): Recomposition => {
  return { outcome: 'compared', script, selection: 'identical', versions: [], wordsDestroyed: false, difference: null };
};

const outcomes: Readonly<Record<string, Recomposition>> = {
  art_same: compared('identical'),
  art_other: compared('different'),
  art_failed: { outcome: 'impossible', why: 'not_composed' },
  art_lost: { outcome: 'lost', key: 'material.json', how: 'gone' },
};

function recompose(...ids: string[]): Promise<void> {
  const queries = { execute: ({ id }: { id: string }) => Promise.resolve(outcomes[id]) } as unknown as QueryBus;
  return new RecomposeCommand(queries).run({ ids }, () => undefined);
}

describe('audit:recompose', () => {
  test('is content with what comes out the same', async () => {
    await expect(recompose('art_same')).resolves.toBeUndefined();
  });

  test('tells what came out different from what could not be compared', async () => {
    await expect(recompose('art_failed', 'art_same', 'art_other', 'art_lost')).rejects.toThrow(
      'NOT IDENTICAL: art_other. NOT COMPARED: art_failed, art_lost.',
    );
  });
});
