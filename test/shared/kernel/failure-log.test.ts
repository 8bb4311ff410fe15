import { describe, expect, test } from '@jest/globals';
import { NotFound } from '../../../src/shared/kernel/domain-error.js';
import { FailureLog } from '../../../src/shared/kernel/failure-log.js';
import { DatabaseBusy, DatabaseUnavailable } from '../../../src/shared/storage/connections/database-unavailable.js';

const LEASING = { msg: 'could not lease due feeds', feed: 'fee_1' };

function logOf(passes?: (error: unknown) => boolean) {
  const lines: [level: string, entry: object][] = [];
  const clock = { at: 0 };
  const write = (level: string) => (entry: object) => void lines.push([level, entry]);
  const failures = new FailureLog({ error: write('error'), warn: write('warn') }, passes, () => clock.at);
  return { lines, clock, failures };
}

describe('the log of failures', () => {
  test('a bug is an error, each time, and so is a refusal where nobody is refused', () => {
    const { lines, failures } = logOf();
    const [bug, refusal] = [new TypeError('undefined is not a function'), new NotFound('There is no such thing.')];
    for (const error of [bug, bug, refusal]) failures.tell(error, LEASING);
    expect(lines).toEqual([bug, bug, refusal].map((err) => ['error', { ...LEASING, err }]));
  });

  test('an outage is one warning a minute, which says how often it was met since', () => {
    const { lines, clock, failures } = logOf();
    const busy = new DatabaseBusy();
    for (let n = 0; n < 5000; n += 1) failures.tell(busy, LEASING);
    const warning = { ...LEASING, err: busy, reason: 'database_busy' };
    expect(lines).toEqual([['warn', warning]]);
    clock.at = 60_000;
    failures.tell(busy, LEASING);
    expect(lines.slice(1)).toEqual([['warn', { ...warning, others_since_last_line: 4999 }]]);
  });

  test('another reason has a line of its own', () => {
    const { lines, failures } = logOf(() => true);
    failures.tell(new DatabaseBusy(), LEASING);
    failures.tell(new DatabaseUnavailable(null), LEASING);
    failures.tell(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), LEASING);
    expect(lines.map(([level, entry]) => [level, (entry as { reason: string }).reason])).toEqual([
      ['warn', 'database_busy'],
      ['warn', 'database_unavailable'],
      ['warn', 'ECONNREFUSED'],
    ]);
  });
});
