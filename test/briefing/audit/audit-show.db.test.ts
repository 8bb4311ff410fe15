import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ProblemsFound } from '../../../src/shared/delivery/cli/cli-command.js';
import { CliRegistry } from '../../../src/shared/delivery/cli/cli-registry.js';
import { argvOf } from '../../support/program/command-line.js';
import type { TestApp } from '../../support/http/http-app.js';
import { tamperWith } from './troubled-histories.js';
import { Histories } from './histories-kit.js';

let histories: Histories;
let app: TestApp;
let auditor: Histories['auditor'];

beforeAll(async () => {
  histories = await Histories.start();
  ({ app, auditor } = histories);
});

afterAll(() => app?.close());

describe('audit:show', () => {
  async function show(ids: readonly string[], options: Record<string, string> = {}): Promise<string[]> {
    const lines: string[] = [];
    const command = app.app.get(CliRegistry).find('audit:show');
    await command!.execute(argvOf(options, ids), (line) => void lines.push(line));
    return lines;
  }

  test('prints a line for each event, and one for the accesses, its own included', async () => {
    const { id } = await histories.briefed();
    await histories.historyFor(auditor, id);
    const lines = (await show([id])).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ briefing, type }) => [briefing, type])).toEqual([
      [id, 'BriefingRequested'],
      [id, 'BriefingComposed'],
      [id, 'RecordingStarted'],
      [id, 'SpeechRecorded'],
      [id, 'BriefingPublished'],
      [id, undefined],
    ]);
    expect(lines[2]).toMatchObject({ revision: 2, actor: 'worker', state: { status: 'rendering' }, problem: null });
    expect(lines.at(-1)?.['looks']).toMatchObject({
      total: 2,
      newest: [{ viewer: 'operator', as: 'operator', what: 'history' }, { viewer: auditor.id }],
    });
  });

  test('prints what a briefing was, as of a revision or a time, for machines and for people', async () => {
    const { id } = await histories.briefed();
    expect(JSON.parse((await show([id], { at: '3' }))[0]!)).toMatchObject({
      briefing: id,
      revision: 3,
      state: { status: 'assembling' },
    });
    const text = await show([id], { at: '2020-01-01T00:00:00+01:00', format: 'text' });
    expect(text[0]).toBe(`${id} before its first event: unrequested`);
    expect((await show([id], { format: 'text' }))[0]).toBe(`${id}: 5 event(s), the chain is sound`);
  });

  test('refuses what it does not understand, and an id that it does not know, in words', async () => {
    const { id } = await histories.briefed();
    await expect(show([])).rejects.toThrow('Which briefing?');
    await expect(show([id], { at: 'yesterday' })).rejects.toThrow('--at must be a revision like 3 or a time like');
    await expect(show([id], { at: '2026-13-01T00:00Z' })).rejects.toThrow('--at must be');
    await expect(show([id], { format: 'xml' })).rejects.toThrow('--format must be json or text');
    await expect(show(['art_nonsense'])).rejects.toThrow('There is no briefing with the id art_nonsense.');
  });

  test('shows an altered history with its problem, the ones after it too, and then fails', async () => {
    const [altered, sound] = [await histories.briefed(), await histories.briefed()];
    await tamperWith(
      app,
      `update eventstore.event set type = 'Nonsense' where stream = $1 and revision = 4`,
      altered.id,
    );
    const lines: string[] = [];
    const command = app.app.get(CliRegistry).find('audit:show')!;
    const shown = command.execute([altered.id, sound.id], (line) => void lines.push(line));
    await expect(shown).rejects.toThrow(new ProblemsFound(`NOT AS RECORDED: ${altered.id}.`));
    expect(lines).toHaveLength(12);
    expect(JSON.parse(lines[4]!)).toMatchObject({ type: 'Nonsense', problem: { kind: 'broken' } });
  });
});
