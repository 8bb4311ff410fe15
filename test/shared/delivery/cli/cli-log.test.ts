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

  test('prints errors that the command survives', () => {
    new CliLog().error('The store is away.', 'EventStore');
    expect(said).toContain('The store is away.');
  });

  test('does not print the error that ends the command, which the program prints last and without a stack', () => {
    new CliLog().error(new Error('Set EVENT_STORE_URL to that one.'), 'ExceptionHandler');
    expect(said).toBe('');
  });

  test('does not print how Nest wires the program', () => {
    new CliLog().log('Nest application started', 'NestApplication');
    new CliLog().warn('slow', 'Projector');
    expect(said).toBe('');
  });
});
