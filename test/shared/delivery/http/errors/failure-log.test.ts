import { describe, expect, test } from '@jest/globals';
import { FailureLog } from '../../../../../src/shared/delivery/http/errors/failure-log.js';
import { NotFound } from '../../../../../src/shared/kernel/domain-error.js';
import {
  DatabaseBusy,
  DatabaseUnavailable,
} from '../../../../../src/shared/storage/connections/database-unavailable.js';

const ASKED = { requestId: 'r', msg: 'request failed' };

function logOf() {
  const lines: [level: string, entry: object][] = [];
  const clock = { at: 0 };
  const write = (level: string) => (entry: object) => void lines.push([level, entry]);
  const failures = new FailureLog({ error: write('error'), warn: write('warn') }, () => clock.at);
  return { lines, clock, failures };
}

describe('the log of failures', () => {
  test('a bug is an error, each time', () => {
    const { lines, failures } = logOf();
    const bug = new TypeError('undefined is not a function');
    for (let n = 0; n < 3; n += 1) failures.tell(bug, ASKED);
    expect(lines).toEqual(Array.from({ length: 3 }, () => ['error', { ...ASKED, err: bug }]));
  });

  test('a refusal is not in it', () => {
    const { lines, failures } = logOf();
    failures.tell(new NotFound('There is no such thing.'), ASKED);
    expect(lines).toEqual([]);
  });

  test('a refusal is a bug where nothing is refused', () => {
    const { lines, failures } = logOf();
    const refusal = new NotFound('There is no such thing.');
    failures.tellAny(refusal, ASKED);
    expect(lines).toEqual([['error', { ...ASKED, err: refusal }]]);
  });

  test('thousands who are turned away for one reason are one warning a minute, which says how many they were', () => {
    const { lines, clock, failures } = logOf();
    const busy = new DatabaseBusy();
    for (let n = 0; n < 5000; n += 1) failures.tell(busy, ASKED);
    const warning = { ...ASKED, err: busy, reason: 'database_busy' };
    expect(lines).toEqual([['warn', warning]]);
    clock.at = 60_000;
    failures.tell(busy, ASKED);
    expect(lines.slice(1)).toEqual([['warn', { ...warning, others_since_last_line: 4999 }]]);
  });

  test('another reason has a line of its own', () => {
    const { lines, failures } = logOf();
    failures.tell(new DatabaseBusy(), ASKED);
    failures.tell(new DatabaseUnavailable(null), ASKED);
    failures.tell(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), ASKED);
    expect(lines.map(([level, entry]) => [level, (entry as { reason: string }).reason])).toEqual([
      ['warn', 'database_busy'],
      ['warn', 'database_unavailable'],
      ['warn', 'ECONNREFUSED'],
    ]);
  });
});
