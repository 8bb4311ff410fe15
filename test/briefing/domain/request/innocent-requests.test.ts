import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import type { Language } from '../../../../src/shared/kernel/language.js';

/** Each line: language | request that refuses nothing, many by denying a refusal | subjects that it wants. */
const requests = readFileSync(join(import.meta.dirname, 'innocent-requests.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

test.each(requests)(
  'a request in %s that refuses nothing is taken for no refusal: %s',
  (language, request, subjects) => {
    const { excluded, less, wanted } = understand(request ?? '', language as Language);
    expect([...excluded, ...less]).toEqual([]);
    const named = wanted.map(({ topic }) => topic);
    expect((subjects ?? '').split(' ').filter((one) => one !== '' && !named.some((topic) => topic === one))).toEqual(
      [],
    );
  },
);

test.each([
  ['en', "unless it's about housing, skip politics", 'housing'],
  ['de', "Wenn's nicht um Wohnen geht, kannst du Politik weglassen", 'Wohnen'],
  ['fr', 'à moins que ça parle de logement, pas de politique', 'logement'],
  ['es', 'a menos que sea sobre vivienda, la política sobra', 'vivienda'],
  ['pt', 'a não ser que fale de moradia, dispenso política', 'moradia'],
  ['zh', '除非跟住房有关，否则别讲政治', '住房'],
  ['ja', '住宅に関係ない限り政治は不要', '住宅'],
] as const)('a condition in %s spares what it is about: %s', (language, request, about) => {
  const { excluded, spared = [] } = understand(request, language);
  expect(excluded.map(({ topic }) => topic)).toEqual(['politics']);
  expect(spared.map(({ text }) => text)).toEqual([about]);
});
