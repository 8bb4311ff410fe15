import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PreferencesSchema1763660000000 } from '../../src/preferences/adapters/migrations/1763660000000-preferences-schema.js';
import { KeepHowCallersListen1795375440000 } from '../../src/preferences/adapters/migrations/1795375440000-keep-how-callers-listen.js';
import { PreferencesApi } from '../../src/preferences/api.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { brand } from '../../src/shared/kernel/brand.js';
import type { CallerId } from '../../src/shared/kernel/identifiers.js';
import { openDatabase } from '../../src/shared/storage/database/open-database.js';
import { emptyDatabase, type EmptyDatabase } from '../support/database/database.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';

const BEFORE = { migrations: [PreferencesSchema1763660000000, KeepHowCallersListen1795375440000] };

let database: EmptyDatabase;
let app: TestApp;

/** As a program left it that knew nothing of pronunciations. */
beforeAll(async () => {
  database = await emptyDatabase();
  const older = await openDatabase({ url: database.url, ownerUrl: null }, [BEFORE]);
  await older.query(`insert into preferences.profile values ('usr_old', 'ja', 'Asia/Tokyo')`);
  await older.query(`insert into preferences.listening values ('usr_old', 'headlines', 300, null, false)`);
  await older.destroy();
  app = await startTestApp({ modules: [PreferencesModule], databaseUrl: database.url });
});

afterAll(async () => {
  await app?.close();
  await database?.drop();
});

test('a database of before there were pronunciations keeps what it has, and takes them', async () => {
  const api = app.app.get(PreferencesApi, { strict: false });
  const old = brand<CallerId>('usr_old');
  expect(await api.profileOf(old)).toEqual({ language: 'ja', languageChosen: true, timezone: 'Asia/Tokyo' });
  expect(await api.listeningOf(old)).toMatchObject({ format: 'headlines', targetLengthSeconds: 300, memory: false });
  expect(await api.pronunciationsOf(old, 'ja')).toEqual([]);
  const body = { language: 'ja', written: 'kubectl', respelling: 'キューブコントロール' };
  const set = await app.post('/api/v1/pronunciations/set', body, await app.memberToken());
  expect(set).toMatchObject({ status: 200, body: { created: true } });
});
