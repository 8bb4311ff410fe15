import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TypeormVoicePaces } from '../../../../src/briefing/adapters/typeorm/typeorm-voice-paces.js';
import type { SpeakingVoice } from '../../../../src/briefing/application/ports/speech/voice-paces.js';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';

let db: TestDatabase;
let paces: TypeormVoicePaces;

beforeAll(async () => {
  db = await freshDatabase([BriefingModule.schema]);
  paces = new TypeormVoicePaces(db.repositories, db.database, db.unitOfWork);
});

afterAll(() => db?.close());

const voice: SpeakingVoice = { engine: 'hall', version: '2.1', model: 'large', voice: 'emma', language: 'en' };
const measured = { spokenMs: 36_000, foretoldMs: 30_000 };

const rows = async (): Promise<number> => (await db.database.query('select 1 from briefing.voice_pace')).length;

describe('what is known of a voice', () => {
  test('is nothing at first, then what was kept', async () => {
    expect(await paces.find(voice)).toBeNull();
    await paces.update(voice, (known) => known ?? measured);
    expect(await paces.find(voice)).toEqual(measured);
  });

  test('is changed from what is known', async () => {
    await paces.update(voice, (known) => ({
      spokenMs: known!.spokenMs + 6_000,
      foretoldMs: known!.foretoldMs + 5_000,
    }));
    expect(await paces.find(voice)).toEqual({ spokenMs: 42_000, foretoldMs: 35_000 });
  });

  test.each<Partial<SpeakingVoice>>([
    { engine: 'other' },
    { version: '2.2' },
    { model: null },
    { model: 'small' },
    { voice: 'Emma' },
    { language: 'de' },
  ])('is not known of another one: %j', async (other) => {
    expect(await paces.find({ ...voice, ...other })).toBeNull();
  });

  test('is known of an engine that has no choice of models', async () => {
    const modelless = { ...voice, model: null };
    await paces.update(modelless, () => measured);
    expect(await paces.find(modelless)).toEqual(measured);
  });

  test('is one row when two nodes measure the voice at the same time, and neither change is lost', async () => {
    const [before, shared] = [await rows(), { ...voice, voice: 'at once' }];
    const seen: (number | null)[] = [];
    const add = () =>
      paces.update(shared, (known) => {
        seen.push(known?.spokenMs ?? null);
        return { spokenMs: (known?.spokenMs ?? 0) + 1_000, foretoldMs: 1_000 };
      });
    await Promise.all(Array.from({ length: 8 }, add));
    expect(await rows()).toBe(before + 1);
    expect(await paces.find(shared)).toEqual({ spokenMs: 8_000, foretoldMs: 1_000 });
    expect(seen.filter((known) => known === null)).toHaveLength(1);
  });
});
