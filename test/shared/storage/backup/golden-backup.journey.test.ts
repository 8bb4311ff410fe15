import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cli, newDataDir, removeDataDir, type ProgramOptions } from '../../../support/program/program.js';

/** Made by the program of 23 November 2026, a whole one and one that goes on from it. They are never made anew. */
const GOLDEN = join(import.meta.dirname, 'golden/briefings-20261123-more.tar.age');

describe('a backup that an earlier program made', () => {
  let options: ProgramOptions;
  beforeEach(async () => {
    const env = { BACKUP_PASSPHRASE: 'the passphrase of the golden backups' };
    options = { dataDir: await newDataDir(), env };
  });
  afterEach(async () => await removeDataDir(options.dataDir));

  test('is restored by this one, with its histories, files, keys and seals', async () => {
    expect(await cli(options, 'backup:verify', GOLDEN)).toContain('Sound.');
    expect(await cli(options, 'restore', GOLDEN)).toMatch(/Restored: \d+ rows, 20 events, 28 files/);
    expect(await cli(options, 'audit:verify', '--media')).toContain('Sound.');
  });
});
