import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from '@jest/globals';

import { readDocument } from '../../../../src/feed/adapters/formats/feed-document.js';
import { HERE, NOW } from './support/documents.js';

const folder = join(import.meta.dirname, '../../fixtures/wild');
const files = readdirSync(folder).filter((file) => !file.endsWith('.expected.json'));

const expectedOf = (file: string): object => {
  const expected: object = JSON.parse(readFileSync(join(folder, file.replace(/\.\w+$/, '.expected.json')), 'utf8'));
  return expected;
};

/** One document for each trap that publishers lay, and what is to be read in spite of it. */
describe('a document of a real publisher', () => {
  test.each(files)('is read in spite of what is wrong with it: %s', async (file) => {
    const body = readFileSync(join(folder, file));
    expect(await readDocument(body, { url: HERE, now: NOW, contentType: null })).toMatchObject(expectedOf(file));
  });
});
