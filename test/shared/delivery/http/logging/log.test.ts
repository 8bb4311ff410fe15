import { describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Writable } from 'node:stream';
import { PinoNestLogger, createLog } from '../../../../../src/shared/delivery/http/logging/log.js';

/** What one deed of a logger of this context writes. */
function written(deed: (logger: Logger) => void): object[] {
  const lines: object[] = [];
  const output = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(String(line)) as object);
      done();
    },
  });
  Logger.overrideLogger(new PinoNestLogger(createLog('info', output)));
  deed(new Logger('FeedPoller'));
  return lines;
}

describe('a line of the log', () => {
  test('holds the fields of the entry, its text as `msg`, and who writes', () => {
    const expected = [expect.objectContaining({ context: 'FeedPoller', feed: 'fee_1', msg: 'polling a feed failed' })];
    expect(written((logger) => logger.error({ feed: 'fee_1', msg: 'polling a feed failed' }))).toEqual(expected);
    expect(written((logger) => logger.error({ feed: 'fee_1' }, 'polling a feed failed'))).toEqual(expected);
  });

  test('holds the stack that Nest passes beside a text', () => {
    const lines = written((logger) => logger.error('it failed', 'Error: no\n    at src/feed/x.ts:1'));
    expect(lines).toEqual([expect.objectContaining({ msg: 'it failed', stack: 'Error: no\n    at src/feed/x.ts:1' })]);
  });
});
