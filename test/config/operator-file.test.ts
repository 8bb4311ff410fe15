import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ConfigError } from '../../src/config/environment.js';
import { readOperatorFile, type OperatorFile, type OperatorFileOptions } from '../../src/config/operator-file.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-file-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reading(content: string | Buffer, options?: OperatorFileOptions): OperatorFile {
  const file = join(folder, 'names.yaml');
  writeFileSync(file, content);
  return readOperatorFile('NAMES_FILE', file, options);
}

const refusal = (content: string | Buffer): string => {
  try {
    reading(content);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.replace(folder, '…');
    throw error;
  }
  return 'none';
};

describe('a file of an operator', () => {
  test('may be YAML or JSON, with or without a byte order mark, or empty', () => {
    expect(reading('en:\n  - name: Ann\n    age: 7\n').value).toEqual({ en: [{ name: 'Ann', age: 7 }] });
    expect(reading('{"en": [{"name": "Ann", "age": 7}]}').value).toEqual({ en: [{ name: 'Ann', age: 7 }] });
    expect(reading('\uFEFFen: []\n').value).toEqual({ en: [] });
    expect(reading('# nothing yet\n').value).toBeNull();
  });

  test('keeps its scalars as they are written when only texts are wanted', () => {
    const file = reading('3.10: three ten\nno: 0x10\n', { textsOnly: true });
    expect(file.value).toEqual({ '3.10': 'three ten', no: '0x10' });
  });

  test('tells the line of what is wrong in it, also behind an alias and in a block of its own', () => {
    const file = reading('a: &same\n  b: 1\nlist:\n  - x\n  -\n    y: 2\nagain: *same\n');
    const line = (path: (string | number)[]): string => /line \d+/.exec(file.wrong(path, 'No.').message)?.[0] ?? '';
    expect(line([])).toBe('line 1');
    expect(line(['a', 'b'])).toBe('line 2');
    expect(line(['list', 1, 'y'])).toBe('line 6');
    expect(line(['again', 'b'])).toBe('line 2');
    expect(line(['list', 'missing'])).toBe('line 3');
    expect(file.wrong(['list'], 'It is too long.').message).toBe(
      `NAMES_FILE: line 3 of ${folder}/names.yaml: It is too long.`,
    );
  });

  test('is refused with the line of what cannot be read', () => {
    expect(refusal('a: 1\nb: [1\nc: 2\n')).toMatch(/^NAMES_FILE: line 3 of …\/names\.yaml: This is not YAML or JSON: /);
    expect(refusal('a: 1\nb: 2\na: 3\n')).toBe(
      'NAMES_FILE: line 3 of …/names.yaml: This key stands here for the second time.',
    );
    expect(refusal(Buffer.from([0x61, 0x3a, 0x20, 0xe9]))).toBe(
      'NAMES_FILE: …/names.yaml cannot be read as text in UTF-8.',
    );
  });

  test('is refused when a few lines of aliases mean millions', () => {
    const levels = Array.from({ length: 12 }, (_, at) => `l${at + 1}: &l${at + 1} [${`*l${at}, `.repeat(9)}*l${at}]`);
    expect(refusal(['l0: &l0 [x]', ...levels].join('\n'))).toMatch(/alias/i);
  });

  test('is refused when it is not there or is a folder', () => {
    expect(() => readOperatorFile('NAMES_FILE', join(folder, 'none'))).toThrow(/^NAMES_FILE: .*none is not there\.$/);
    expect(() => readOperatorFile('NAMES_FILE', folder)).toThrow(/is a folder\.$/);
  });
});
