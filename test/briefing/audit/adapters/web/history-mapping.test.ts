import { describe, expect, test } from '@jest/globals';
import type { HistoryEntry } from '../../../../../src/briefing/audit/adapters/web/history-model.js';
import type { BriefingEvent } from '../../../../../src/briefing/domain/events.js';
import { claimed, failedAttempt, OUTAGE } from '../../../domain/samples.js';
import { archived, historyIn, historyModel, lifeIn } from './sample-histories.js';

const { entries } = historyIn('en');
const detailsOf = (entry: HistoryEntry | undefined) => entry?.details.map(({ name, value }) => [name, value]);

describe('the model of a history page', () => {
  test('says what happened, who did it, and how long it took', () => {
    expect(entries.map(({ what, who, afterMs }) => [what, who, afterMs])).toEqual([
      ['Briefing requested', 'You', null],
      ['Stories chosen, script written', 'The composer', 4200],
      ['Recording started', 'The recording studio', 300],
      ['An attempt failed', 'The supervisor of the work', 61_000],
      ['Voices recorded', 'The recording studio', 125_000],
      ['Briefing published', 'The assembly', 2_400_000],
    ]);
    expect(historyIn('en').tookMs).toBe(2_590_500);
  });

  test('tells the facts of an entry without its ids', () => {
    expect(detailsOf(entries[0])).toEqual([
      ['language', 'English'],
      ['hosts', 'Alex and Emma'],
      ['sources', '2'],
      ['timezone', 'UTC'],
    ]);
    expect(detailsOf(entries[1])).toContainEqual(['stories', '3 / 5']);
    expect(detailsOf(entries[5])).toContainEqual(['length', '4 min 59 sec']);
  });

  test('says plainly what failed, which attempt it was, and whether it was tried again', () => {
    expect(detailsOf(entries[3])).toEqual([
      ['step', 'Recording the voices'],
      ['attempt', '1 / 5'],
      ['reason', 'The voices were away. (recording_error)'],
    ]);
    expect(entries[3]?.outcome).toBe('It was tried again.');
    const last: BriefingEvent[] = [
      ...lifeIn('en').slice(0, 3),
      failedAttempt('record', 5, false),
      { type: 'BriefingFailed', data: { step: 'record', ...OUTAGE } },
    ];
    const [, , , attempt, failed] = historyModel(archived(last)).entries;
    expect(attempt?.outcome).toBe('It was not tried again.');
    expect([failed?.what, failed?.state.status]).toEqual(['The briefing could not be finished', 'failed']);
  });

  test('knows the agent that asked for a briefing which its owner has taken over', () => {
    const [first, ...rest] = lifeIn('en');
    const model = historyModel(archived(first === undefined ? [] : [first, claimed, ...rest]));
    expect(model.entries.slice(0, 3).map(({ what, who, details }) => [what, who, details.length])).toEqual([
      ['Briefing requested', 'Your agent, before you took over', 4],
      ['Taken over from an anonymous agent', 'You', 0],
      ['Stories chosen, script written', 'The composer', 4],
    ]);
    expect(model.entries[1]?.changes).toEqual([{ place: '/requested/owner', before: 'usr_1', after: 'usr_2' }]);
  });

  test('shows the difference that an entry made, value by value', () => {
    expect(entries[2]?.changes).toEqual([{ place: '/status', before: 'queued', after: 'rendering' }]);
    expect(entries[1]?.changes).toContainEqual({ place: '/composed/coverage/covered', before: null, after: '3' });
    expect(entries[4]?.changes).toContainEqual({ place: '/failedAttempts', before: '1', after: '0' });
  });

  test('marks in the state what the entry changed, and puts it first', () => {
    const values = entries[2]?.state.values ?? [];
    expect(values[0]).toEqual({ place: '/status', text: 'rendering', changed: true });
    expect(values.filter(({ changed }) => changed)).toHaveLength(1);
  });

  test('never shows sealed words, neither in the state nor in the difference', () => {
    expect(JSON.stringify(historyIn('en'))).not.toContain('v1.sealed');
    expect(entries[0]?.changes).toContainEqual({
      place: '/requested/request/sealedWords',
      before: null,
      after: 'sealed: only the program can open it',
    });
  });

  test('keeps lists of plain values together', () => {
    const hosts = entries[0]?.state.values.find(({ place }) => place.endsWith('/hostIds'));
    expect(hosts?.text).toBe('host_en_alex, host_en_emma');
  });

  test('shows the state that was asked for, and the last one when there is no such revision', () => {
    const life = archived(lifeIn('en'));
    expect([2, 99, null].map((at) => historyModel(life, at).shown)).toEqual([2, 5, 5]);
  });

  test('shows an entry that this program cannot read, by its stored name', () => {
    const [first, second] = archived(lifeIn('en'));
    const problem = { kind: 'unreadable', message: 'x' } as const;
    const strange = { ...second!, type: 'BriefingTranslated', event: null, problem };
    const entry = historyModel([first!, strange]).entries[1];
    expect(entry).toMatchObject({ what: 'Unknown entry: BriefingTranslated', problem: 'unreadable', changes: [] });
  });

  test('names auditors by their id, and nobody else', () => {
    expect(historyIn('en').accesses.newest.map(({ who, viewer }) => [who, viewer])).toEqual([
      ['You', null],
      ['An auditor', 'usr_9'],
      ['The operator of the service', null],
    ]);
  });
});
