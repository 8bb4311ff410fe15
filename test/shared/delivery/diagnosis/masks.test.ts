import { describe, expect, test } from '@jest/globals';
import {
  masked,
  maskedLine,
  settingsInWords,
  statementInWords,
} from '../../../../src/shared/delivery/diagnosis/masks.js';

describe('A bundle', () => {
  test('tells numbers, switches and our own words of settings, and of all others that they are set', () => {
    const settings = {
      role: 'all',
      port: 3000,
      warmUp: true,
      metricsToken: 'hunter2',
      smtpServer: { host: 'a' },
      mediaUrl: null,
    };
    expect(settingsInWords(settings)).toEqual({
      role: 'all',
      port: 3000,
      warmUp: true,
      metricsToken: '(set)',
      smtpServer: '(set)',
      mediaUrl: null,
    });
    expect(settingsInWords({ extensions: ['a', 'b'] })).toEqual({ extensions: '(2 of them)' });
  });

  test.each([
    ['a feed https://ada:pw@feeds.example/private?token=x1 is away', 'a feed *** is away'],
    ['postgres://user:pw@db/x refuses', '*** refuses'],
    ['mail to ada@example.org', 'mail to ***'],
    ['token4711.feeds.example answered 404', '*** answered 404'],
    ['job 0f8fad5b-d9cb-469f-a165-70867728950e failed', 'job *** failed'],
  ])('tells of a log line what is ours: %p', (text, told) => {
    expect(masked(text)).toBe(told);
  });

  test('leaves out fields of a line that are not known to be ours', () => {
    const line = JSON.stringify({
      level: 50,
      msg: 'it failed',
      err: { type: 'TypeError', message: 'pw', stack: 'pw' },
      data: 'pw',
    });
    expect(maskedLine(line)).toEqual({ level: 50, msg: 'it failed', error: 'TypeError' });
    expect(maskedLine('no line of ours')).toBeNull();
  });

  test.each([
    ["select * from a where b = 'secret", 'select * from a where b = '],
    ['select 42 from a where b = $1', 'select ? from a where b = $1'],
    ['do $x$ secret $x$', 'do '],
    ['select 1 /* secret */', 'select ? '],
  ])('tells of a statement no value, also where it was cut: %p', (text, told) => {
    expect(statementInWords(text)).toBe(told);
  });
});
