import { describe, expect, test } from '@jest/globals';
import { ContentsReader } from '../../../../src/briefing/application/contents.js';
import type { DamageReports } from '../../../../src/briefing/application/damage-reports.js';
import type { ProjectedBriefing } from '../../../../src/briefing/application/ports/briefing-read-model.js';
import type { SharedBriefings } from '../../../../src/briefing/application/shared-briefings.js';
import { type BriefingFiles, LostContent } from '../../../../src/briefing/application/ports/media/briefing-files.js';
import { ViewBriefing, ViewBriefingHandler } from '../../../../src/briefing/application/queries/view-briefing.js';
import { MediaUnavailable } from '../../../../src/shared/storage/media/media-store.js';
import { composedData, requestedData } from '../../domain/samples.js';

const selection = { key: 'art_1/selection.json', bytes: 2, sha256: '00' };
const state = { status: 'queued', requested: requestedData, composed: { ...composedData, selection } };

/** Lets errors be. */
const NOTHING_DAMAGED = { refuse: (_: unknown, error: unknown) => Promise.reject(error) } as DamageReports;

/** What the page gets when opening the ledger ends like this; everything else opens. */
function view(openLedger: () => unknown): ReturnType<ViewBriefingHandler['execute']> {
  const json = ({ key }: { key: string }) =>
    Promise.resolve().then(() => (key === selection.key ? openLedger() : { lines: [] }));
  const files = { json } as unknown as BriefingFiles;
  const shared = { find: () => Promise.resolve({ state } as ProjectedBriefing) } as unknown as SharedBriefings;
  return new ViewBriefingHandler(shared, new ContentsReader(files, NOTHING_DAMAGED), files).execute(
    new ViewBriefing('slug'),
  );
}

describe('the page of a briefing', () => {
  test('tells what became of the items', async () => {
    expect(await view(() => ({ total: 3 }))).toMatchObject({ selection: { total: 3 } });
  });

  test.each(['gone', 'altered'] as const)('goes without that when the ledger is %s', async (how) => {
    const lost = (): never => {
      throw new LostContent(selection.key, how);
    };
    expect(await view(lost)).toMatchObject({ selection: null, contents: { script: { lines: [] } } });
  });

  test('does not take a store that is away for a ledger that is gone', async () => {
    const away = (): never => {
      throw new MediaUnavailable(null);
    };
    await expect(view(away)).rejects.toBeInstanceOf(MediaUnavailable);
  });
});
