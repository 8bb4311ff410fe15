import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CliLog } from '../../../../src/shared/delivery/cli/cli-log.js';

describe('the log of the command line', () => {
  let said: string;
  const listen = (stream: NodeJS.WriteStream) =>
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });

  beforeEach(() => {
    said = '';
    listen(process.stdout);
    listen(process.stderr);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('says what went wrong beside the command', () => {
    new CliLog().error('The store is away.', 'EventStore');
    expect(said).toContain('The store is away.');
  });

  test('leaves what ends the command to the last words of the program, which have no stack', () => {
    new CliLog().error(new Error('Set EVENT_STORE_URL to that one.'), 'ExceptionHandler');
    expect(said).toBe('');
  });

  test('says nothing of how the program is put together', () => {
    new CliLog().log('Nest application started', 'NestApplication');
    new CliLog().warn('slow', 'Projector');
    expect(said).toBe('');
  });
});
