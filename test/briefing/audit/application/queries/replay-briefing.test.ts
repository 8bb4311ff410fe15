import { describe, expect, test } from '@jest/globals';
import { replay } from '../../../../../src/briefing/audit/application/queries/replay-briefing.js';
import { stateAt } from '../../../../../src/briefing/audit/application/queries/state-of-briefing.js';
import { InvalidRequest } from '../../../../../src/shared/kernel/domain-error.js';
import { composed, composedData, requested, requestedData, REQUESTED_AT, started } from '../../../domain/samples.js';
import { archived, begun } from '../archived.js';

const unreadable = { kind: 'unreadable', message: 'unknown event Nonsense' } as const;

describe('a replay', () => {
  test('tells the state after each event, and the difference that it made', () => {
    const [first, second, third] = replay(begun);
    expect(first?.state).toEqual({ status: 'composing', requested: requestedData, failedAttempts: 0 });
    expect(first?.changes.map(({ path }) => path)).toEqual(['/failedAttempts', '/requested', '/status']);
    expect(second?.changes).toEqual([
      { path: '/composed', after: JSON.parse(JSON.stringify(composedData)) as object },
      { path: '/status', before: 'composing', after: 'queued' },
    ]);
    expect(third?.changes).toEqual([{ path: '/status', before: 'queued', after: 'rendering' }]);
  });

  test('goes on after an event that it cannot read, which changes nothing', () => {
    const odd = archived(1, composed, { type: 'Nonsense', event: null, problem: unreadable });
    const [, second, third] = replay([archived(0, requested), odd, archived(2, composed)]);
    expect(second).toMatchObject({
      type: 'Nonsense',
      changes: [],
      state: { status: 'composing' },
      problem: unreadable,
    });
    expect(third?.state.status).toBe('queued');
  });
});

describe('the state of a briefing', () => {
  const history = replay(begun);

  test('after a revision is what it was then', () => {
    expect(stateAt(history, { revision: 1 })).toMatchObject({
      revision: 1,
      recordedAt: REQUESTED_AT + 1000,
      state: { status: 'queued' },
    });
  });

  test('at a moment is what the last event by then made of it, that of the same millisecond included', () => {
    expect(stateAt(history, { moment: REQUESTED_AT + 1999 })).toMatchObject({ revision: 1 });
    expect(stateAt(history, { moment: REQUESTED_AT + 2000 })).toMatchObject({ revision: 2 });
  });

  test('before its first event is unrequested', () => {
    const before = { revision: null, recordedAt: null, state: { status: 'unrequested' }, problems: [] };
    expect(stateAt(history, { moment: REQUESTED_AT - 1 })).toEqual(before);
  });

  test('without a place is what it is', () => {
    expect(stateAt(history, null)).toMatchObject({ revision: 2, state: { status: 'rendering' } });
  });

  test('after a revision that does not exist is refused, with those that do', () => {
    expect(() => stateAt(history, { revision: 3 })).toThrow(InvalidRequest);
    expect(() => stateAt(history, { revision: 3 })).toThrow('it goes from 0 to 2');
  });

  test('comes with what is wrong up to there, and not after it', () => {
    const altered = replay([
      archived(0, requested),
      archived(1, composed),
      archived(2, started, { problem: unreadable }),
    ]);
    expect(stateAt(altered, { revision: 1 }).problems).toEqual([]);
    expect(stateAt(altered, null).problems).toEqual([{ revision: 2, ...unreadable }]);
  });
});
