import { describe, expect, test } from '@jest/globals';
import { RequestFailureLog } from '../../../../../src/shared/delivery/http/errors/request-failure-log.js';
import { NotFound } from '../../../../../src/shared/kernel/domain-error.js';
import { DatabaseBusy } from '../../../../../src/shared/storage/connections/database-unavailable.js';

const ASKED = { requestId: 'r', msg: 'request failed' };

function logOf() {
  const lines: [level: string, entry: object][] = [];
  const write = (level: string) => (entry: object) => void lines.push([level, entry]);
  const failures = new RequestFailureLog({ error: write('error'), warn: write('warn') });
  return { lines, failures };
}

describe('the log of failed requests', () => {
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

  test('to turn callers away is a warning, whatever was not there for them', () => {
    const { lines, failures } = logOf();
    failures.tell(new DatabaseBusy(), ASKED);
    failures.tell(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), ASKED);
    expect(lines.map(([level, entry]) => [level, (entry as { reason: string }).reason])).toEqual([
      ['warn', 'database_busy'],
      ['warn', 'ECONNREFUSED'],
    ]);
  });
});
