import { appendFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { CliRegistry } from '../../../src/shared/delivery/cli/cli-registry.js';
import { Ids } from '../../../src/shared/kernel/identifiers.js';
import { argvOf } from '../../support/program/command-line.js';
import type { TestApp } from '../../support/http/http-app.js';
import { erasedData } from '../domain/samples.js';
import { memberOf } from './recorded-briefing.js';
import { recordAgain, recordNothing } from './troubled-histories.js';
import { SELECTION, Selections } from './selections-kit.js';

let selections: Selections;
let app: TestApp;
let owner: Selections['owner'];
let auditor: Selections['auditor'];

beforeAll(async () => {
  selections = await Selections.start();
  ({ app, owner, auditor } = selections);
});

afterEach(() => recordAgain(app));

afterAll(() => app?.close());

describe('who may read a ledger', () => {
  test('the owner and auditors may; to everybody else it does not exist', async () => {
    const { id } = await selections.composed();
    const stranger = await memberOf(app, 'stranger@example.org');
    const asked = async (token: string | null, of: string) => (await selections.ledgerFor({ token }, of)).status;
    expect(await asked(owner.token, id)).toBe(200);
    expect(await asked(auditor.token, id)).toBe(200);
    expect(await asked(stranger.token, id)).toBe(404);
    expect(await asked(await app.anonymousToken(), id)).toBe(404);
    expect(await asked(null, id)).toBe(401);
    expect(await asked(auditor.token, app.app.get(Ids).next('art'))).toBe(404);
    await selections.record(id, { type: 'EraseBriefing', data: erasedData });
    expect(await asked(owner.token, id)).toBe(404);
  });

  test('each access to a ledger is on record', async () => {
    const { id } = await selections.composed();
    const { next_cursor: cursor } = (await selections.ledgerFor(auditor, id, { limit: 2 })).body;
    await selections.ledgerFor(auditor, id, { limit: 2, cursor });
    await selections.ledgerFor(owner, id);
    const accesses = (await selections.accessesOf(id)).map(({ viewer, as, revision }) => [viewer, as, revision]);
    expect(accesses).toContainEqual([auditor.id, 'auditor', 1]);
    expect(accesses).toContainEqual([owner.id, 'owner', 1]);
  });

  test('an access that cannot be recorded shows nothing: 503', async () => {
    const { id } = await selections.composed();
    await recordNothing(app);
    const { status, body, headers } = await app.post(SELECTION, { id }, owner.token);
    expect([status, body['error'], headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  });
});

describe('audit:selection', () => {
  async function printed(ids: readonly string[], options: Record<string, string> = {}) {
    const lines: string[] = [];
    const command = app.app.get(CliRegistry).find('audit:selection')!;
    const failure = await command
      .execute(argvOf(options, ids), (line) => void lines.push(line))
      .then(
        () => null,
        (error: Error) => error.message,
      );
    return { lines, failure };
  }

  test('prints the whole ledger, for machines and for people, and records the access', async () => {
    const { id } = await selections.composed();
    const { lines, failure } = await printed([id]);
    const [whole, ...entries] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect([failure, entries.length]).toEqual([null, 5]);
    expect(whole).toMatchObject({ briefing: id, ledger: 'recorded', total: 43, counts: { older_than_window: 40 } });
    const text = (await printed([id], { format: 'text' })).lines;
    expect(text).toContain('40 older_than_window (It is older than the time window.)');
    expect(text).toContain('      sentence 2: The harbour reopens.');
    expect(await selections.accessesOf(id)).toContainEqual(
      expect.objectContaining({ viewer: 'operator', as: 'operator' }),
    );
  });

  test('goes on after a ledger that was altered, and then fails', async () => {
    const [altered, sound] = [await selections.composed(), await selections.composed()];
    await appendFile(selections.pathOf(altered.ledger), ' ');
    const { lines, failure } = await printed([altered.id, sound.id]);
    expect(failure).toBe(`NOT AS RECORDED: ${altered.id}.`);
    expect(lines).toHaveLength(7);
    expect(JSON.parse(lines[0]!)).toMatchObject({ briefing: altered.id, ledger: 'altered' });
  });

  test('refuses what it does not understand, in words', async () => {
    expect((await printed([])).failure).toMatch(/^Which briefing\?/);
    expect((await printed(['art_1'], { format: 'xml' })).failure).toBe('--format must be json or text, not "xml".');
    expect((await printed(['art_1'])).failure).toBe('There is no briefing with the id art_1.');
  });
});
