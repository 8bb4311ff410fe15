import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { anyDate } from '../../../../src/feed/adapters/text/feed-date.js';
import { standardDate } from '../../../../src/feed/adapters/text/standard-date.js';
import { NOW } from '../formats/support/documents.js';

const two = (most: number) => fc.nat(most).map((number) => String(number).padStart(2, '0'));
const zone = (colon: string) =>
  fc.oneof(
    fc.constantFrom('Z', 'GMT', 'UTC'),
    fc
      .tuple(fc.constantFrom('+', '-'), two(15), two(59))
      .map(([sign, hours, minutes]) => sign + hours + colon + minutes),
  );
const year = fc.integer({ min: 1_000, max: 9_999 }).map(String);
const time = fc.tuple(two(25), two(60), two(60)).map((parts) => parts.join(':'));
const month = fc.constantFrom('Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec');
const ofMails = fc
  .tuple(fc.constantFrom('', 'Thu, ', 'Son, '), fc.oneof(two(32), fc.nat(9).map(String)), month, year, time, zone(''))
  .map(([weekday, day, name, of, clock, offset]) => `${weekday}${day} ${name} ${of} ${clock} ${offset}`);
const ofTheInternet = fc
  .tuple(year, two(13), two(32), time, zone(':'))
  .map(([of, number, day, clock, offset]) => `${of}-${number}-${day}T${clock}${offset}`);

describe('a date as the standards of feeds want it', () => {
  test.each([
    ['Thu, 12 Nov 2026 08:00:00 GMT', '2026-11-12T08:00:00.000Z'],
    ['2 Nov 2026 08:00:00 -0330', '2026-11-02T11:30:00.000Z'],
    ['2026-11-12T08:00:00+01:00', '2026-11-12T07:00:00.000Z'],
    ['2028-02-29T23:59:59Z', '2028-02-29T23:59:59.000Z'],
  ])('%s is %s', (written, moment) => {
    expect(new Date(standardDate(written) ?? 0).toISOString()).toBe(moment);
  });

  test.each(['31 Apr 2026 08:00:00 GMT', '2026-13-01T08:00:00Z', '0 Nov 2026 08:00:00 GMT', '2026-11-12', 'tomorrow'])(
    '%s is none',
    (written) => {
      expect(standardDate(written)).toBeNull();
    },
  );

  test('is the moment that the reader of any date makes of it', () => {
    fc.assert(
      fc.property(fc.oneof(ofMails, ofTheInternet), (written) => {
        const moment = standardDate(written);
        if (moment !== null) expect(moment).toBe(anyDate(written, NOW));
      }),
      { numRuns: 2_000 },
    );
  });
});
