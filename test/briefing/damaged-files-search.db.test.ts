import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingFiles } from '../../src/briefing/application/ports/media/briefing-files.js';
import { DamagedFiles } from '../../src/briefing/application/ports/media/damaged-files.js';
import { brand } from '../../src/shared/kernel/brand.js';
import type { BriefingId } from '../../src/shared/kernel/identifiers.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { StoredBriefing } from './stored-briefing.js';

let stored: StoredBriefing;

beforeAll(async () => {
  stored = await StoredBriefing.make();
});

afterAll(() => stored?.close());

describe('what is noted of lost files', () => {
  test('goes when no history names them, and with the files of an erased briefing', async () => {
    const damaged = stored.app.app.get(DamagedFiles, { strict: false });
    const key = `${stored.id}/lost.json`;
    await damaged.note({ briefingId: brand(stored.id), key, how: 'gone' });
    await damaged.markLost(key);
    const repairing = `${stored.id}/repairing.json`;
    await damaged.note({ briefingId: brand(stored.id), key: repairing, how: 'gone' });
    await stored.recheck();
    expect(await damaged.find(key)).toBeNull();
    expect(await damaged.find(repairing)).toMatchObject({ standing: 'repairing' });
    await damaged.settle(repairing);
    const gone = brand<BriefingId>('art_01jd5cz3pxe2y8r4w2x6v9k7qb');
    await damaged.note({ briefingId: gone, key: `${gone}/audio.mp3`, how: 'gone' });
    await stored.app.app.get(BriefingFiles, { strict: false }).forget(gone);
    expect(await damaged.find(`${gone}/audio.mp3`)).toBeNull();
    await stored.settled();
  });
});

describe('the search for damaged files', () => {
  test('goes on where it was, and begins again after a week', async () => {
    const database = stored.app.app.get(Database, { strict: false });
    await stored.scrubAnew();
    await rm(stored.pathOf(stored.state.recorded.timeline));
    // The pass is over: this one waits for the next.
    await stored.scrub();
    expect(await stored.digestOf(stored.state.recorded.timeline)).not.toBe(stored.state.recorded.timeline.sha256);
    // A pass that was interrupted after this briefing.
    await database.execute(`update briefing.file_scrub set ended_at = null, after_briefing = $1`, [stored.id]);
    await stored.scrub();
    expect(await stored.digestOf(stored.state.recorded.timeline)).not.toBe(stored.state.recorded.timeline.sha256);
    await database.execute('update briefing.file_scrub set began_at = began_at - 604800000');
    await stored.scrub();
    await stored.repaired(stored.state.recorded.timeline);
    await stored.settled();
  });
});
