import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOperatorFile } from '../../src/config/operator-file.js';
import { FindPerson } from '../../src/identity/accounts/application/queries/find-person.js';
import { PreferencesApi } from '../../src/preferences/api.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { brand } from '../../src/shared/kernel/brand.js';
import type { CallerId } from '../../src/shared/kernel/identifiers.js';
import type { PersonalData } from '../../src/shared/kernel/compliance/personal-data.js';
import { PersonalDataIndex } from '../../src/shared/kernel/compliance/personal-data-index.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';

const at = (verb: 'list' | 'set' | 'delete'): string => `/api/v1/pronunciations/${verb}`;

interface Own {
  readonly language: string;
  readonly written: string;
  readonly respelling: string;
  readonly created_at: number;
  readonly updated_at: number;
}

let app: TestApp;
let folder: string;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pronunciations-'));
  const file = join(folder, 'list.yaml');
  await writeFile(file, 'en:\n  nginx: engine x\n  Nguyen: Noo-yen\n');
  const pronunciationsFile = readOperatorFile('PRONUNCIATIONS_FILE', file, { textsOnly: true });
  app = await startTestApp({
    modules: [PreferencesModule],
    config: { pronunciationsFile, rateLimitPerMinute: 100_000 },
  });
  token = await app.memberToken();
});

afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

const set = (mine: string, written: string, respelling: string, language = 'en') =>
  app.post<{ created: boolean; pronunciation: Own }>(at('set'), { language, written, respelling }, mine);

const list = (mine: string, body: object = {}) =>
  app.post<{ pronunciations: Own[]; next_cursor: string | null }>(at('list'), body, mine);

const words = async (mine: string, body: object = {}): Promise<string[]> =>
  (await list(mine, body)).body.pronunciations.map(({ written, respelling }) => `${written} → ${respelling}`);

async function newMember(): Promise<{ readonly mine: string; readonly id: CallerId }> {
  const email = `speaker-${Math.random().toString(36).slice(2)}@example.org`;
  const mine = await app.memberToken(email);
  return { mine, id: await app.app.get(QueryBus, { strict: false }).execute(new FindPerson({ email })) };
}

const preferences = (): PersonalData => {
  const data = app.app.get(PersonalDataIndex, { strict: false }).all();
  const found = data.find(({ context }) => context === 'preferences');
  if (found === undefined) throw new Error('preferences registers no personal data');
  return found;
};

const handOver = (from: CallerId, to: CallerId): Promise<void> =>
  preferences().handOver({ from, to, claimedAt: Date.now() });

describe('the pronunciations of a caller', () => {
  test.each([
    ['a member', () => app.memberToken()],
    ['an anonymous agent', () => app.anonymousToken()],
  ])('are none at first, and are set, changed and deleted by %s', async (_, signIn) => {
    const mine = await signIn();
    expect((await app.post(at('list'), undefined, mine)).body).toEqual({ pronunciations: [], next_cursor: null });
    const first = (await set(mine, ' Nguyen ', 'Win')).body;
    expect(first).toMatchObject({
      created: true,
      pronunciation: { language: 'en', written: 'Nguyen', respelling: 'Win' },
    });
    await set(mine, 'Nguyen', 'Nguyên', 'de');
    await set(mine, 'kubectl', 'cube control');
    const changed = (await set(mine, 'NGUYEN', 'Nwin')).body;
    expect(changed).toMatchObject({ created: false, pronunciation: { written: 'NGUYEN', respelling: 'Nwin' } });
    expect(changed.pronunciation.created_at).toBe(first.pronunciation.created_at);
    expect(await words(mine)).toEqual(['kubectl → cube control', 'Nguyen → Nguyên', 'NGUYEN → Nwin']);
    expect(await words(mine, { language: 'de' })).toEqual(['Nguyen → Nguyên']);
    const gone = await app.post(at('delete'), { language: 'en', written: 'nguyen' }, mine);
    expect(gone.body).toEqual({ deleted: true });
    expect(await words(mine)).toEqual(['kubectl → cube control', 'Nguyen → Nguyên']);
  });

  test('do not change when the same is set again', async () => {
    const { mine } = await newMember();
    const { pronunciation } = (await set(mine, 'GPU', 'gee pee you')).body;
    expect((await set(mine, 'GPU', 'gee pee you')).body).toEqual({ created: false, pronunciation });
  });

  test('are listed page by page, newest first, whatever is added meanwhile', async () => {
    const { mine } = await newMember();
    for (const number of [1, 2, 3, 4, 5]) await set(mine, `word ${number}`, `said ${number}`);
    const first = (await list(mine, { limit: 2 })).body;
    await set(mine, 'word 6', 'said 6');
    const second = (await list(mine, { limit: 2, cursor: first.next_cursor })).body;
    const third = (await list(mine, { limit: 2, cursor: second.next_cursor })).body;
    expect([first, second, third].map(({ pronunciations }) => pronunciations.map(({ written }) => written))).toEqual([
      ['word 5', 'word 4'],
      ['word 3', 'word 2'],
      ['word 1'],
    ]);
    expect(third.next_cursor).toBeNull();
  });

  test('are one for each word when it is set several times at once', async () => {
    const { mine } = await newMember();
    const answers = await Promise.all(['Win', 'Wen', 'Wan', 'Won'].map((said) => set(mine, 'Nguyen', said)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.filter(({ body }) => body.created)).toHaveLength(1);
    expect(await words(mine)).toHaveLength(1);
  });

  test('are not those of another caller', async () => {
    const [{ mine }, { mine: theirs }] = [await newMember(), await newMember()];
    await set(mine, 'Nguyen', 'Win');
    expect(await words(theirs)).toEqual([]);
    expect((await app.post(at('delete'), { language: 'en', written: 'Nguyen' }, theirs)).status).toBe(404);
    expect(await words(mine)).toEqual(['Nguyen → Win']);
  });

  test('are at most 500, which stops nobody from changing one', async () => {
    const { mine, id } = await newMember();
    await app.app.get(Database).execute(
      `insert into preferences.pronunciation
       select 'prn_' || n, $1, 'en', 'word ' || n, 'word ' || n, 'said', n, n from generate_series(1, 500) n`,
      [id],
    );
    const refused = await set(mine, 'one more', 'said');
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({
      error: 'invalid_request',
      message: 'There are 500 pronunciations already, which is the most a caller can have. Delete one first.',
    });
    expect((await set(mine, 'word 7', 'said otherwise')).status).toBe(200);
    const agent = await newMember();
    await set(agent.mine, 'one more', 'said');
    await handOver(agent.id, id);
    expect(await preferences().count(id)).toContainEqual({ what: 'pronunciations', count: 500 });
    expect(await words(agent.mine)).toEqual([]);
  });

  test('are what other contexts read, with the operator’s where they are silent', async () => {
    const { mine, id } = await newMember();
    const api = app.app.get(PreferencesApi, { strict: false });
    await set(mine, 'NGUYEN', 'Win');
    await set(mine, 'Nguyen', 'Wen', 'fr');
    expect(await api.pronunciationsOf(id, 'en')).toEqual([
      { written: 'NGUYEN', respelling: 'Win' },
      { written: 'nginx', respelling: 'engine x' },
    ]);
    expect(await api.pronunciationsOf(id, 'fr')).toEqual([{ written: 'Nguyen', respelling: 'Wen' }]);
    expect(await api.pronunciationsOf(brand<CallerId>('usr_nobody'), 'ja')).toEqual([]);
  });

  test('are added to those of the member who claims them', async () => {
    const [from, to] = [await newMember(), await newMember()];
    await set(from.mine, 'Nguyen', 'Win');
    await set(from.mine, 'kubectl', 'cube control');
    await set(to.mine, 'NGUYEN', 'Wen');
    await handOver(from.id, to.id);
    expect(await words(to.mine)).toEqual(['NGUYEN → Wen', 'kubectl → cube control']);
    expect(await words(from.mine)).toEqual([]);
    expect(await preferences().count(to.id)).toContainEqual({ what: 'pronunciations', count: 2 });
  });

  const valid = { language: 'en', written: 'a', respelling: 'b' };
  test.each<[string, unknown, string]>([
    [at('list'), { x: 1 }, 'unknown field "x"'],
    [at('list'), { language: 'it' }, 'language must be one of en, zh, es, pt, de, fr, ja.'],
    [at('list'), { limit: 0 }, 'limit must be an integer from 1 to 100.'],
    [at('list'), { limit: 101 }, 'limit must be an integer from 1 to 100.'],
    [at('list'), { cursor: '1:<>' }, 'cursor must be the next_cursor of an earlier page.'],
    [at('set'), { ...valid, x: 1 }, 'unknown field "x"'],
    [
      at('set'),
      { language: 'en', written: 'a' },
      'respelling is required and must be a string of 1 to 160 characters.',
    ],
    [at('set'), { ...valid, language: 'it' }, 'language must be one of en, zh, es, pt, de, fr, ja.'],
    [at('set'), { ...valid, written: '' }, 'written must be a string of 1 to 80 characters.'],
    [at('set'), { ...valid, written: 'a'.repeat(81) }, 'written must be a string of 1 to 80 characters.'],
    [at('set'), { ...valid, written: '   ' }, 'written must have 1 to 80 characters.'],
    [at('set'), { ...valid, written: 'a\u202e' }, 'written must not contain control characters.'],
    [at('set'), { ...valid, written: '<a>' }, 'written must not contain < or >.'],
    [at('set'), { ...valid, respelling: 'b'.repeat(161) }, 'respelling must be a string of 1 to 160 characters.'],
    [
      at('set'),
      { ...valid, respelling: '…' },
      "respelling must be made of letters, digits, spaces and ' - . , · only: it is read aloud as it stands.",
    ],
    [at('set'), { ...valid, respelling: 5 }, 'respelling must be a string of 1 to 160 characters.'],
    [at('delete'), { language: 'en' }, 'written is required and must be a string of 1 to 80 characters.'],
    [at('delete'), { language: 'en', written: 'a', respelling: 'b' }, 'unknown field "respelling"'],
  ])('refuse at %s the body %j', async (path, body, message) => {
    const answered = await app.post(path, JSON.stringify(body), token);
    expect(answered.status).toBe(400);
    expect(answered.body).toEqual({ error: 'invalid_request', message });
    expect(await words(token)).toEqual([]);
  });

  test('are not there to be deleted twice', async () => {
    const answered = await app.post(at('delete'), { language: 'en', written: 'Nobody' }, token);
    expect(answered.status).toBe(404);
    expect(answered.body).toEqual({ error: 'not_found', message: 'You have no pronunciation of "Nobody" in en.' });
  });

  test.each(['list', 'set', 'delete'] as const)('need a token to %s them', async (verb) => {
    expect((await app.post(at(verb), valid)).status).toBe(401);
  });
});
