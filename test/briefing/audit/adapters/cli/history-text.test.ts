import { describe, expect, test } from '@jest/globals';
import { historyText, stateText } from '../../../../../src/briefing/audit/adapters/cli/history-text.js';
import type { AuditedHistory } from '../../../../../src/briefing/audit/application/audited-history-reader.js';
import { replay } from '../../../../../src/briefing/audit/application/queries/replay-briefing.js';
import { problemsOf, stateAt } from '../../../../../src/briefing/audit/application/queries/state-of-briefing.js';
import { archived, begun } from '../../application/archived.js';
import { composed, REQUESTED_AT } from '../../../domain/samples.js';

const access = { viewer: 'usr_9', as: 'auditor', what: 'state', revision: 1, recordedAt: REQUESTED_AT } as const;
const audited = (
  events = begun,
  accesses: AuditedHistory['accesses'] = { total: 1, newest: [access] },
): AuditedHistory => {
  const history = replay(events);
  return { briefingId: 'art_1', events: history, problems: problemsOf(history), accesses };
};

describe('a history as text', () => {
  test('is a timeline: when, what, by whom, why, and what it changed', () => {
    const lines = historyText(audited());
    expect(lines[0]).toBe('art_1: 3 event(s), the chain is sound');
    expect(lines).toContain('   2  2026-11-20T07:00:02.000Z  RecordingStarted  by worker  → rendering');
    expect(lines).toContain('      event event-2, caused by event-1');
    expect(lines).toContain('      ~ /status  "queued" → "rendering"');
    expect(lines).toContain('      2026-11-20T07:00:00.000Z  usr_9 as auditor: state up to revision 1');
  });

  test('tells what was added as a whole field by field', () => {
    const lines = historyText(audited());
    expect(lines).toContain('      + /requested/request/hostIds/1  "host_en_emma"');
    expect(lines).toContain('      + /requested/request/capacity  {}');
    expect(lines).toContain('      + /requested/lastReadyAt  null');
  });

  test('says why an attempt failed, which the state does not', () => {
    const failed = {
      step: 'record',
      attempt: 1,
      retried: true,
      code: 'interrupted',
      message: 'It was killed.',
    } as const;
    const lines = historyText(audited([...begun, archived(3, { type: 'StepFailed', data: failed })]));
    expect(lines).toContain('      attempt 1 to record: interrupted: It was killed. It is tried again.');
  });

  test('says where it is not what was recorded', () => {
    const problem = { kind: 'broken', message: 'it was changed' } as const;
    const lines = historyText(audited([...begun.slice(0, 2), archived(2, composed, { problem })]));
    expect(lines[0]).toBe('art_1: 3 event(s), 1 problem(s)');
    expect(lines).toContain('      ! broken: it was changed');
  });

  test('does to a terminal nothing that an event tells it to', () => {
    const evil = '\u001b[2J\u009b31m\u202eoops\r\n';
    const event = { ...composed, data: { ...composed.data, title: evil } } as typeof composed;
    const history = audited([...begun.slice(0, 1), archived(1, event, { actor: evil, type: evil })]);
    const text = [...historyText(history), ...stateText({ briefingId: 'art_1', ...stateAt(history.events, null) })];
    expect(text.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(text.join('')).toContain('\\u001b[2J\\u009b31m\\u202eoops');
  });

  test('shows the newest accesses when there are many', () => {
    expect(historyText(audited(begun, { total: 300, newest: [access] }))).toContain(
      'Looks at this history: 300, the newest 1:',
    );
  });
});
