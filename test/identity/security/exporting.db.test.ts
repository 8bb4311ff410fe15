import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { GrantRole } from '../../../src/identity/access/application/commands/grant-role.js';
import { ExportSecurityEvents } from '../../../src/identity/security/application/commands/export-security-events.js';
import { SinkUnavailable } from '../../../src/identity/security/application/ports/event-sink.js';
import { SecurityLog } from '../../../src/identity/security/application/ports/security-log.js';
import { AuditTrail } from '../../../src/shared/kernel/compliance/audit-trail.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import { UnitOfWork } from '../../../src/shared/kernel/unit-of-work.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';

interface Gathered {
  readonly metadata: { readonly uid: string };
  readonly unmapped: { readonly kind: string; readonly detail?: string };
}

const EMAIL = 'kim@example.org';

let app: TestApp;
let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exporting-'));
  path = join(folder, 'security.ndjson');
  app = await startTestApp({ config: { securityExport: { to: 'file', path } } });
  await app.memberToken(EMAIL);
});
afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

const database = (): Database => app.app.get(Database, { strict: false });

beforeEach(async () => {
  await database().execute('update identity.security_event set exported = true');
  await rm(path, { recursive: true, force: true });
});

const exported = (): Promise<number> =>
  app.app.get(CommandBus, { strict: false }).execute(new ExportSecurityEvents('0.1.0', new AbortController().signal));

async function gathered(): Promise<Gathered[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Gathered);
}

const kinds = async (): Promise<string[]> => (await gathered()).map(({ unmapped }) => unmapped.kind);

function record(detail: string): Promise<void> {
  const nothing = { callerId: null, operatorId: null, client: null, address: null };
  return app.app
    .get(SecurityLog, { strict: false })
    .record({ kind: 'operator_acted', at: Date.now(), ...nothing, detail });
}

describe('security events that an operator gathers elsewhere', () => {
  test('are sent once, in order', async () => {
    await app.app.get(CommandBus, { strict: false }).execute(new GrantRole(EMAIL, 'auditor'));
    await app.app.get(AuditTrail, { strict: false }).historyViewed(brand('usr_auditor'), 'state of art_1');
    expect(await exported()).toBe(2);
    expect(await exported()).toBe(0);
    expect(await kinds()).toEqual(['role_granted', 'history_viewed']);
  });

  test('are sent however many they are', async () => {
    await database().execute(
      `insert into identity.security_event (at, kind) select 1, 'signed_out' from generate_series(1, 1203)`,
    );
    expect(await exported()).toBe(1203);
    expect(new Set((await gathered()).map(({ metadata }) => metadata.uid)).size).toBe(1203);
  });

  test('wait while they cannot be sent', async () => {
    await record('waited');
    await mkdir(path);
    await expect(exported()).rejects.toThrow(SinkUnavailable);
    await rm(path, { recursive: true });
    expect(await exported()).toBe(1);
    expect((await gathered())[0]?.unmapped.detail).toBe('waited');
  });

  test('are not passed over when one that began earlier is committed later', async () => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const slow = app.app.get(UnitOfWork, { strict: false }).run(async () => {
      await record('early');
      begun();
      await finished;
    });
    await hasBegun;
    await record('late');
    expect(await exported()).toBe(1);
    finish();
    await slow;
    expect(await exported()).toBe(1);
    expect((await gathered()).map(({ unmapped }) => unmapped.detail)).toEqual(['late', 'early']);
  });
});
