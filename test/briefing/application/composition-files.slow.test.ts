import { beforeEach, describe, expect, test } from '@jest/globals';
import { CompositionFiles, type FinalDraft } from '../../../src/briefing/application/composition-files.js';
import type { ToldStory } from '../../../src/briefing/domain/composing/memory/told-story.js';
import { TypeIdIds } from '../../../src/shared/storage/database/type-id-ids.js';
import { newsIn, NOW } from '../domain/composing/newsroom.js';
import { requestedData } from '../domain/samples.js';
import { ComposingInMemory, FilesInMemory, ID, of } from './composing-in-memory.js';

const requested = { ...requestedData, requestedAt: NOW };

const told: ToldStory = {
  briefingId: 'art_a',
  at: NOW,
  language: 'en',
  title: 'Harbour reopens',
  sourceId: 'src_1',
  itemIds: ['itm_a'],
  urls: [],
  quotes: ['The harbour reopens.'],
};

async function draftOf(userRequest: string): Promise<FinalDraft> {
  const room = new ComposingInMemory(requested, () => of(newsIn('en')));
  room.sources.words = { ...room.sources.words, userRequest };
  const draft = await room.drafting().draft(requested, new AbortController().signal);
  return { ...draft, script: draft.script!, writing: null };
}

describe('the files of a composition', () => {
  let files: FilesInMemory;
  let kept: CompositionFiles;
  const named = (name: string) => JSON.parse(files.contents.get(`${name}.json`) ?? 'null') as Record<string, unknown>;

  beforeEach(() => {
    files = new FilesInMemory();
    kept = new CompositionFiles(files, new TypeIdIds());
  });

  test('are what it was composed from, and none where that is nothing', async () => {
    const draft = await draftOf('What is new?');
    const inputs = await kept.keepInputs(ID, draft);
    expect(inputs).toMatchObject({ window: draft.window, understood: null, told: null });
    expect([...files.contents.keys()]).toEqual(['selection.json']);
    expect(named('selection')).toMatchObject({ total: newsIn('en').length });
  });

  test('are also there for a draft that came to nothing', async () => {
    const draft = await draftOf('What is new?');
    const inputs = await kept.keepInputs(ID, { ...draft, script: null, told: [told] });
    expect(inputs).toMatchObject({ selection: { key: 'selection.json' }, told: { key: 'told.json' } });
    expect(named('told')).toMatchObject({ stories: [told] });
  });

  test('are the script and its items, and what a model wrote only where one did', async () => {
    const draft = await draftOf('What is new?');
    expect(await kept.keepScript(ID, draft)).toMatchObject({
      material: { key: 'material.json' },
      script: { key: 'script.json' },
      writing: null,
    });
    expect(named('material')).toEqual(draft.gathered.material);
    const { nonce: _, ...script } = named('script');
    expect(script).toEqual(JSON.parse(JSON.stringify(draft.script)));
  });

  /** The hash stays when the words are erased: who guesses them must not be able to tell that they guessed right. */
  test('that hold words of a person have another hash each time', async () => {
    const draft = { ...(await draftOf('The news, but no sport')), told: [told] };
    const keep = async () => ({ ...(await kept.keepInputs(ID, draft)), ...(await kept.keepScript(ID, draft)) });
    const [first, second] = [await keep(), await keep()];
    for (const name of ['selection', 'understood', 'told', 'script'] as const) {
      expect(first[name]?.sha256).not.toBe(second[name]?.sha256);
      expect(named(name)['nonce']).toMatch(/^[\w-]{22}$/);
    }
    expect(named('understood')).toMatchObject({ excluded: [{ topic: 'sport' }] });
    expect(first.material).toEqual(second.material);
  });
});
