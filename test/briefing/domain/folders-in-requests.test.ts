import { describe, expect, test } from '@jest/globals';
import {
  EmptyFolder,
  foldersNamedIn,
  settle,
  wordsOf,
  type BriefingInput,
  type NamesOfSources,
  type Scope,
} from '../../../src/briefing/domain/briefing-request.js';
import { HostCatalogue } from '../../../src/shared/kernel/hosts/host-catalogue.js';

const NAMES: NamesOfSources = {
  sourceTitles: ['BBC', 'Wire'],
  folders: [
    { name: 'Tech', sourceIds: ['src_wire', 'src_chips'] },
    { name: 'Daily', sourceIds: ['src_bbc', 'src_wire'] },
    { name: 'Later', sourceIds: [] },
  ],
};
const input = (userRequest: string, scope: Scope = {}): BriefingInput => ({
  userRequest,
  preferenceContext: {},
  capacity: {},
  scope,
  refs: [{ key: 'ref_1', sourceId: 'src_ref' }],
});

function scopeOf(userRequest: string, scope: Scope = {}): Scope {
  const profile = { language: 'en', timezone: 'UTC' } as const;
  const listening = { hostIds: null, memory: true, format: null, targetLengthSeconds: null };
  return settle(input(userRequest, scope), profile, { ...listening, ...NAMES }, HostCatalogue.builtIn).scope;
}

describe('The scope of a request that names folders', () => {
  test.each<[string, Scope, Scope]>([
    ['What is new in tech?', {}, {}],
    ['Only my Tech folder', {}, { sourceIds: ['src_wire', 'src_chips'] }],
    ['Only my folders Tech and Daily', {}, { sourceIds: ['src_wire', 'src_chips', 'src_bbc'] }],
    ['Only my folders Tech and Later', {}, { sourceIds: ['src_wire', 'src_chips'] }],
    ['Only my Tech folder', { sourceIds: ['src_wire', 'src_x'] }, { sourceIds: ['src_wire'] }],
    ['Only my Tech folder', { sourceIds: ['src_x'] }, { sourceIds: [] }],
    ['Nothing from my Tech folder', {}, { excludedSourceIds: ['src_wire', 'src_chips'] }],
    [
      'Nothing from my Tech folder',
      { excludedSourceIds: ['src_x'] },
      { excludedSourceIds: ['src_x', 'src_wire', 'src_chips'] },
    ],
    ['More from my Tech folder', {}, {}],
    ['Nothing from my Later folder', {}, {}],
    ['Only ref_1 and my Tech folder', {}, { sourceIds: ['src_ref', 'src_wire', 'src_chips'] }],
    // The sources are told by their titles, as they were before; the folder beside them is in the words.
    ['Only from the BBC and my Tech folder', {}, {}],
  ])('%s', (request, scope, expected) => {
    expect(scopeOf(request, scope)).toEqual(expected);
  });

  test('is refused where there is nothing in the folder', () => {
    expect(() => scopeOf('Only my Later folder')).toThrow(EmptyFolder);
  });

  test('is known again from the words alone, which name only what the request names', () => {
    const asked = input('Only from the BBC and my Tech folder');
    const folders = foldersNamedIn(asked, 'en', NAMES);
    expect(wordsOf(asked, folders).folders).toEqual([NAMES.folders?.[0]]);
    expect(foldersNamedIn(input('What is new in tech?'), 'en', NAMES)).toEqual([]);
    expect(wordsOf(asked)).not.toHaveProperty('folders');
  });
});
