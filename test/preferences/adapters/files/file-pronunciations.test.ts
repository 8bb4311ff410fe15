import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ConfigError, Environment } from '../../../../src/config/environment.js';
import { readPronunciationSettings } from '../../../../src/config/pronunciation-settings.js';
import { PreferencesModule } from '../../../../src/preferences/preferences.module.js';
import { FilePronunciations } from '../../../../src/preferences/adapters/files/file-pronunciations.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pronunciations-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reading(content: string): FilePronunciations {
  const file = join(folder, 'list.yaml');
  writeFileSync(file, content);
  return new FilePronunciations(readPronunciationSettings(new Environment({ PRONUNCIATIONS_FILE: file })));
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

const LIST = `# Names of our own people
en:
  Nguyen: Win
  kubectl: cube control
  3.10: three ten
  no: know
de: # nothing yet
ja: { 尹錫悦: ユン・ソンニョル }
`;

describe('the pronunciations of an operator', () => {
  test('are those of the file, in their language, as they are written', () => {
    const list = reading(LIST);
    expect(list.of('en')).toEqual([
      { written: 'Nguyen', respelling: 'Win' },
      { written: 'kubectl', respelling: 'cube control' },
      { written: '3.10', respelling: 'three ten' },
      { written: 'no', respelling: 'know' },
    ]);
    expect(list.of('ja')).toEqual([{ written: '尹錫悦', respelling: 'ユン・ソンニョル' }]);
    expect([...list.of('de'), ...list.of('fr')]).toEqual([]);
  });

  test('may be written in JSON, and there need be none', () => {
    expect(reading('{"en": {"Nguyen": "Win"}}').of('en')).toEqual([{ written: 'Nguyen', respelling: 'Win' }]);
    expect(reading('# none\n').of('en')).toEqual([]);
    expect(new FilePronunciations(readPronunciationSettings(new Environment({}))).of('en')).toEqual([]);
  });

  test.each([
    ['- en\n', 1, 'The file must say, by language, how words are said: "en:", and below it "kubectl: cube control".'],
    ['en:\n  a: b\nit:\n  a: b\n', 3, '"it" must be one of the languages en, zh, es, pt, de, fr, ja.'],
    ['en:\n  - a\n', 1, '"en" must have written forms below it.'],
    ['en: Nguyen\n', 1, '"en" must have written forms below it.'],
    ['en:\n  a: b\n  c:\n    - d\n', 3, 'The respelling must be a text.'],
    ['en:\n  a: b\n  c:\n', 3, 'respelling must have 1 to 160 characters.'],
    ['en:\n  a: b\n  "<c>": d\n', 3, 'written must not contain < or >.'],
    [
      'en:\n  a: "[[b]]"\n',
      2,
      "respelling must be made of letters, digits, spaces and ' - . , · only: it is read aloud as it stands.",
    ],
    ['en:\n  Nguyen: Win\n\n  nguyen: Noo-yen\n', 4, '"nguyen" stands in this file already.'],
    ['en:\n  Nguyen: Win\n  Nguyen: Noo-yen\n', 3, 'This key stands here for the second time.'],
  ])('are refused with the line: %j', (content, line, words) => {
    expect(refusal(content)).toBe(`PRONUNCIATIONS_FILE: line ${line} of list.yaml: ${words}`);
  });

  test('are refused before anything is started', () => {
    const file = join(folder, 'list.yaml');
    writeFileSync(file, 'it:\n  a: b\n');
    const settings = readPronunciationSettings(new Environment({ PRONUNCIATIONS_FILE: file }));
    expect(() => PreferencesModule.checkSettings(settings)).toThrow(ConfigError);
  });

  test('are refused when there are too many to be meant', () => {
    const many = Array.from({ length: 5_001 }, (_, at) => `  w${at}: x\n`).join('');
    expect(refusal(`en:\n${many}`)).toBe(
      'PRONUNCIATIONS_FILE: line 5002 of list.yaml: There are at most 5000 pronunciations.',
    );
  });
});
