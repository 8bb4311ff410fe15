import { describe, expect, test } from '@jest/globals';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import { whatIfText } from '../../../../../src/briefing/audit/adapters/cli/what-if-text.js';
import type { ComposedOtherwise } from '../../../../../src/briefing/audit/application/queries/compose-otherwise.js';
import type { Changes } from '../../../../../src/briefing/domain/what-if/changes.js';
import { newsIn, NOW } from '../../../domain/composing/newsroom.js';
import { requestedData } from '../../../domain/samples.js';
import { of } from '../../../application/composing-in-memory.js';
import { RecomposingInMemory } from './recomposing-in-memory.js';

/** A briefing that was composed from the news. */
async function recorded(language: Language = 'en'): Promise<RecomposingInMemory> {
  const hostIds = HostCatalogue.builtIn.defaultsOf(language).map(({ id }) => id);
  const request = { ...requestedData.request, language, hostIds };
  const asked = { ...requestedData, requestedAt: NOW, request };
  const composition = new RecomposingInMemory(asked, () => of(newsIn(language)));
  expect((await composition.compose()).status).toBe('queued');
  return composition;
}

async function composed(composition: RecomposingInMemory, changes: Changes): Promise<ComposedOtherwise> {
  const whatIf = await composition.composeOtherwise(changes);
  if (whatIf.outcome !== 'composed') throw new Error(whatIf.outcome);
  return whatIf;
}

describe('a past briefing that is composed as if it had been asked for otherwise', () => {
  test('without a change comes out as it was', async () => {
    const composition = await recorded();
    const { difference, engine } = await composed(composition, {});
    expect(difference.before).toEqual(difference.after);
    expect(difference.stories.every(({ before, after }) => before?.place === after?.place)).toBe(true);
    expect(engine.present).toBe(engine.recorded);
  });

  test.each(['en', 'ja'] as const)('in %s says less when it is to be headlines', async (language) => {
    const { difference } = await composed(await recorded(language), { format: 'headlines' });
    expect(difference.after?.sentences).toBeLessThan(difference.before?.sentences ?? 0);
  });

  test('tells nothing of a source that is left out, and says why its stories are gone', async () => {
    const composition = await recorded();
    const { script } = await composed(composition, {});
    const unwanted = script?.stories.find(({ items }) => items.length === 1)?.items[0]?.sourceId ?? '';
    const whatIf = await composed(composition, { excludedSourceIds: [unwanted] });
    const told = whatIf.script?.stories.flatMap(({ items }) => items.map(({ sourceId }) => sourceId));
    expect(told?.length).toBeGreaterThan(0);
    expect(told).not.toContain(unwanted);
    expect(whatIfText('art_1', whatIf).join('\n')).toContain('left out by the changes');
  });

  test('without any source left there is nothing to say', async () => {
    const { difference, script } = await composed(await recorded(), { sourceIds: ['src_nowhere'] });
    expect([difference.after, script]).toEqual([null, null]);
  });

  test('changes nothing of what is on record', async () => {
    const composition = await recorded();
    const [events, files] = [composition.history.events.length, composition.files.contents.size];
    await composed(composition, { userRequest: 'Only science, please.' });
    expect([composition.history.events.length, composition.files.contents.size]).toEqual([events, files]);
  });

  test('is refused where the history is not as it was recorded, and where a file is gone', async () => {
    const altered = await recorded();
    altered.problems = [{ revision: 1, kind: 'broken', message: 'another hash' }];
    expect(await altered.composeOtherwise({})).toEqual({ outcome: 'impossible', why: 'changed_history' });
    const damaged = await recorded();
    const material = [...damaged.files.contents.keys()].find((key) => key.includes('material')) ?? '';
    damaged.files.contents.delete(material);
    expect(await damaged.composeOtherwise({})).toMatchObject({ outcome: 'lost', how: 'gone' });
  });
});
