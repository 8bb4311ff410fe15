import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Json } from '../../src/shared/kernel/json.js';
import { EventStoreDbEventStore } from '../../src/shared/storage/eventstoredb/eventstoredb-event-store.js';
import { EventStoreDbProcess } from '../support/eventstoredb/eventstoredb-process.js';
import {
  cli,
  newDataDir,
  Program,
  removeDataDir,
  stopPrograms,
  type ProgramOptions,
} from '../support/program/program.js';
import { untilTrue } from '../support/time/until.js';

const USERS = [
  { name: 'admin', password: 'adm1n-s3cret', groups: ['$admins'] },
  { name: 'service', password: 'serv1ce-s3cret' },
];

let eventStore: EventStoreDbProcess;
let administrator: EventStoreDbEventStore;
let options: ProgramOptions;
beforeEach(async () => {
  eventStore = await EventStoreDbProcess.start({ users: USERS });
  administrator = new EventStoreDbEventStore(eventStore.urlOf('admin'));
  // By its address: Node warns of those under TLS, and operators have them.
  const url = eventStore.urlOf('service').replace('@localhost', '@127.0.0.1');
  options = { dataDir: await newDataDir(), env: { EVENT_STORE_URL: url } };
});
afterEach(async () => {
  await stopPrograms();
  await administrator.close();
  await eventStore.remove();
  await removeDataDir(options.dataDir);
});

async function letReadAll(...users: readonly string[]): Promise<void> {
  const data: Json = { $acl: { $r: ['$admins', ...users] } };
  await administrator.append('$$$all', [{ id: randomUUID(), type: '$metadata', data, metadata: {} }], 'any');
}

async function checkOf(program: Program): Promise<string | undefined> {
  const response = await fetch(`${program.baseUrl}/readyz`);
  return ((await response.json()) as { checks: Record<string, string> }).checks['event_store'];
}

interface Failed {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const failure = async (...command: readonly string[]): Promise<Failed> =>
  await cli(options, ...command).then(
    (said) => Promise.reject(new Error(`it did not fail: ${said}`)),
    (error: unknown) => error as Failed,
  );

const MAY_NOT = 'The user in EVENT_STORE_URL may not read $all, which the program needs.';
const OF_THE_LIBRARY = /DEP0123|Warning:|PERMISSION_DENIED|UNAUTHENTICATED|UNAVAILABLE|s3cret/;

describe('a service with a user of its own in EventStoreDB', () => {
  test('is refused until it is guarded, runs then, and says which right is missing when one is taken away', async () => {
    const refused = await Program.start(options).catch((error: unknown) => String(error));
    expect(refused).toContain(MAY_NOT);
    expect(refused).toContain('npm run cli -- event-store:guard --as');
    expect(refused).not.toMatch(OF_THE_LIBRARY);

    const asAdministrator = ['event-store:guard', '--as', eventStore.urlOf('admin')];
    expect(await cli(options, ...asAdministrator)).toMatch(/Nothing was changed: say --yes to do it\.\n$/);
    expect(await cli(options, ...asAdministrator, '--yes')).toMatch(/\nGuarded\. Tried as "service": .*\n$/);

    const program = await Program.start(options);
    expect(await checkOf(program)).toBe('ok');
    expect(program.output).not.toContain('can delete histories');

    await letReadAll();
    await untilTrue(async () => (await checkOf(program)) === 'failing');
    await untilTrue(() => program.output.includes(MAY_NOT));
    for (const command of ['audit:verify', 'audit:seal', 'projections:verify', 'projections:rebuild']) {
      expect(await failure(command)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(MAY_NOT) });
    }

    await letReadAll('service');
    await untilTrue(async () => (await checkOf(program)) === 'ok');
    expect(await cli(options, 'audit:verify')).toMatch(/Sound\.\n$/);
    expect(program.output).not.toMatch(OF_THE_LIBRARY);
  }, 300_000);

  test('is told at its start, and by audit:verify, when its user could delete histories', async () => {
    await letReadAll('service');
    const program = await Program.start(options);
    const warning = 'can delete histories and have them forgotten';
    await untilTrue(() => program.output.includes(warning));
    expect(await cli(options, 'audit:verify')).toContain(warning);
  }, 120_000);
});
