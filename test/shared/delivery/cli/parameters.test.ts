import { describe, expect, test } from '@jest/globals';
import {
  type CliParameters,
  readArguments,
  usageOf,
  UsageError,
} from '../../../../src/shared/delivery/cli/cli-command.js';
import {
  choice,
  either,
  eitherOrNone,
  flag,
  integer,
  requiredText,
  requiredWord,
  requiredWords,
  text,
  withDefault,
  word,
  words,
} from '../../../../src/shared/delivery/cli/parameters.js';

function fault(parameters: CliParameters, ...argv: string[]): string {
  try {
    readArguments(parameters, argv);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return 'none';
}

const PERSON = { email: text('E-MAIL'), caller: text('usr_…') };

const EVERYTHING = {
  email: requiredText('E-MAIL'),
  ids: requiredWords('ID', 'Which?'),
  limit: withDefault(integer(1, 10), 5),
  format: withDefault(choice('json', 'text'), 'json'),
  'with-media': flag(),
};

describe('the parameters of a command', () => {
  test('become typed values, with defaults for what was left out', () => {
    expect(readArguments(EVERYTHING, ['a', '--email', 'm@example.org', 'b'])).toEqual({
      email: 'm@example.org',
      ids: ['a', 'b'],
      limit: 5,
      format: 'json',
      'with-media': false,
    });
    const given = ['--email=m', '--limit', '10', '--format', 'text', '--with-media', 'a'];
    expect(readArguments(EVERYTHING, given)).toMatchObject({ limit: 10, format: 'text', 'with-media': true });
  });

  test('describe how they are typed, in their order', () => {
    expect(usageOf(EVERYTHING)).toBe('--email E-MAIL ID… [--limit N] [--format json|text] [--with-media]');
    expect(usageOf({ file: word('FILE', ''), names: words('NAME') })).toBe('[FILE] [NAME…]');
    expect(usageOf({ who: either(PERSON, ''), yes: flag() })).toBe('--email E-MAIL | --caller usr_… [--yes]');
    expect(usageOf({ who: eitherOrNone(PERSON, '') })).toBe('[--email E-MAIL | --caller usr_…]');
    expect(usageOf({ feeds: either({ all: flag(), urls: words('URL') }, '') })).toBe('--all | URL…');
  });

  test('are refused by name: wrong values first, then words, then missing ones', () => {
    expect(fault(EVERYTHING, '--limit', '11')).toBe('--limit must be a whole number from 1 to 10, not "11".');
    expect(fault(EVERYTHING, '--format', 'xml')).toBe('--format must be json or text, not "xml".');
    expect(fault({ only: choice('a', 'b', 'c') }, '--only=d')).toBe('--only must be one of a, b, c, not "d".');
    expect(fault(EVERYTHING)).toBe('Which?');
    expect(fault(EVERYTHING, 'a')).toBe('--email is missing.');
    expect(fault(EVERYTHING, 'a', '--email=')).toBe('--email is missing.');
  });

  test('are refused when they are not declared', () => {
    expect(fault({ email: text('E-MAIL') }, '--mail', 'x')).toContain("Unknown option '--mail'");
    expect(fault({ email: text('E-MAIL') }, 'folder')).toContain("Unexpected argument 'folder'");
    expect(fault({ all: flag() }, '--all=yes')).toContain('does not take an argument');
  });
});

describe('a parameter of one word', () => {
  test('refuses a second word', () => {
    const parameters = { file: requiredWord('FILE', 'Name one FILE.') };
    expect(readArguments(parameters, ['a'])).toEqual({ file: 'a' });
    expect([fault(parameters), fault(parameters, 'a', 'b')]).toEqual(['Name one FILE.', 'Name one FILE.']);
  });

  test('refuses a second word also when it is optional', () => {
    const parameters = { file: word('FILE', 'Name one FILE at most.') };
    expect(readArguments(parameters, [])).toEqual({ file: undefined });
    expect(fault(parameters, 'a', 'b')).toBe('Name one FILE at most.');
  });
});

describe('a choice of one of several parameters', () => {
  const who = { who: either(PERSON, 'Who?') };

  test('has the value of the one that was given', () => {
    expect(readArguments(who, ['--caller', 'usr_1'])).toEqual({ who: { caller: 'usr_1' } });
    const feeds = { feeds: either({ all: flag(), urls: words('URL') }, 'Which?') };
    expect(readArguments(feeds, ['--all'])).toEqual({ feeds: { all: true } });
    expect(readArguments(feeds, ['a', 'b'])).toEqual({ feeds: { urls: ['a', 'b'] } });
    expect([fault(feeds), fault(feeds, '--all', 'a')]).toEqual(['Which?', 'Which?']);
  });

  test('requires exactly one, or at most one', () => {
    const both = ['--email', 'a', '--caller', 'b'];
    expect([fault(who), fault(who, ...both)]).toEqual(['Who?', 'Who?']);
    const perhaps = { who: eitherOrNone(PERSON, 'Who?') };
    expect(readArguments(perhaps, [])).toEqual({ who: undefined });
    expect(fault(perhaps, ...both)).toBe('Who?');
  });
});
