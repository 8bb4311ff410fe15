import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FileDisclosures } from '../../../../src/briefing/adapters/files/file-disclosures.js';
import { readDisclosureSettings } from '../../../../src/config/disclosure-settings.js';
import { ConfigError, Environment } from '../../../../src/config/environment.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'disclosures-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const disclosures = (variables: Record<string, string>): FileDisclosures =>
  new FileDisclosures(readDisclosureSettings(new Environment(variables)));

function reading(content: string): FileDisclosures {
  const file = join(folder, 'words.yaml');
  writeFileSync(file, content);
  return disclosures({ DISCLOSURE_FILE: file });
}

const refusal = (content: string): string => {
  try {
    reading(content);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.replace(`${folder}/`, '');
    throw error;
  }
  return 'none';
};

describe('what an operator has the hosts say of themselves', () => {
  test('is in our own words where nothing is set', () => {
    expect(disclosures({}).of('ja')).toEqual({ words: null });
  });

  test('is nothing when it is switched off', () => {
    expect(disclosures({ DISCLOSURE: 'off' }).of('en')).toBeNull();
  });

  test('is what the file says, in its language; the others keep our words', () => {
    const words = reading('# ours\nen: "  Made by software.  "\nde: Von Software.\n');
    expect([words.of('en'), words.of('de'), words.of('fr')]).toEqual([
      { words: 'Made by software.' },
      { words: 'Von Software.' },
      { words: null },
    ]);
  });

  test('is in our own words when nothing stands in the file', () => {
    expect(reading('# nothing yet\n').of('en')).toEqual({ words: null });
  });

  test.each([
    ['a list', '- one\n', 'line 1 of words.yaml: The file must say, by language'],
    ['another language', 'en: Yes.\nnl: Ja.\n', 'line 2 of words.yaml: "nl" must be one of the languages en, zh'],
    [
      'nothing behind a language',
      'en:\n',
      'line 1 of words.yaml: What is said must be one line of 1 to 300 characters.',
    ],
    ['a list behind a language', 'en: [a]\n', 'line 1 of words.yaml: What is said must be one line'],
    ['several lines', 'en: |\n  one\n  two\n', 'line 1 of words.yaml: What is said must be one line'],
    ['too much', `en: ${'a'.repeat(301)}\n`, 'line 1 of words.yaml: What is said must be one line'],
  ])('is refused, with its line, when there is %s', (_, content, words) => {
    expect(refusal(content)).toContain(words);
  });
});
