import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ConfigError, Environment } from '../../src/config/environment.js';
import { readHostSettings } from '../../src/config/host-settings.js';
import { hostCatalogueOf } from '../../src/shared/hosts-file.js';
import { HostCatalogue } from '../../src/shared/kernel/hosts/host-catalogue.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-file-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function catalogueOf(content: string, extended = false): HostCatalogue {
  const file = join(folder, 'hosts.yaml');
  writeFileSync(file, content);
  return hostCatalogueOf(readHostSettings(new Environment({ HOSTS_FILE: file })).hostsFile, extended);
}

function refusal(content: string): string {
  try {
    catalogueOf(content);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.replace(folder, '…');
    throw error;
  }
  return 'none';
}

const idsOf = ({ hosts }: HostCatalogue): string[] => hosts.map(({ id }) => id);
const OURS = idsOf(HostCatalogue.builtIn);

const GOOD = `hosts:
  - id: host_en_nora
    name: Nora
    language: en
    description: Curious, with a warm voice.
    timbre: high
    voices: { speech-server: af_heart, sherpa-onnx: "kokoro:3" }
  - id: host_en_alex
    description: A deep voice from the north.
    voices:
      speech-server: am_michael
  - { id: host_ja_ken-2, name: 健, language: ja, voices: { sherpa-onnx: 7 } }
`;

describe('a file of hosts', () => {
  test('may be missing or empty: the hosts are ours then', () => {
    expect(hostCatalogueOf(readHostSettings(new Environment({})).hostsFile, false)).toBe(HostCatalogue.builtIn);
    expect(catalogueOf('# later\n')).toBe(HostCatalogue.builtIn);
    expect(idsOf(catalogueOf('hosts: []\n'))).toEqual(OURS);
  });

  test('adds hosts after ours, which keep their order, in the order of the file', () => {
    expect(idsOf(catalogueOf(GOOD))).toEqual([...OURS, 'host_en_nora', 'host_ja_ken-2']);
  });

  test('says everything of a host of its own', () => {
    expect(catalogueOf(GOOD).byId('host_en_nora')).toEqual({
      id: 'host_en_nora',
      name: 'Nora',
      language: 'en',
      isDefault: false,
      timbre: 'high',
      description: 'Curious, with a warm voice.',
      voices: { 'speech-server': 'af_heart', 'sherpa-onnx': 'kokoro:3' },
    });
    expect(catalogueOf(GOOD).byId('host_ja_ken-2')).toMatchObject({ timbre: 'low', voices: { 'sherpa-onnx': '7' } });
  });

  test('gives a host of ours voices and another description, and nothing else', () => {
    const ours = HostCatalogue.builtIn.byId('host_en_alex');
    const changed = { description: 'A deep voice from the north.', voices: { 'speech-server': 'am_michael' } };
    expect(catalogueOf(GOOD).byId('host_en_alex')).toEqual({ ...ours, ...changed });
  });

  test('leaves the default hosts of each language as they are', () => {
    expect(
      catalogueOf(GOOD)
        .defaultsOf('en')
        .map(({ id }) => id),
    ).toEqual(['host_en_alex', 'host_en_emma']);
  });

  test('may be JSON', () => {
    const hosts = [{ id: 'host_de_ida', name: 'Ida', language: 'de' }];
    expect(idsOf(catalogueOf(JSON.stringify({ hosts })))).toEqual([...OURS, 'host_de_ida']);
  });

  test('may map voices of an engine that an extension brings', () => {
    const content = 'hosts: [{ id: host_en_alex, voices: { acme-tts: alex-1 } }]';
    expect(catalogueOf(content, true).byId('host_en_alex')?.voices).toEqual({ 'acme-tts': 'alex-1' });
    expect(refusal(content)).toMatch(/There is no engine "acme-tts"/);
  });

  test.each<[fault: string, line: number, content: string, words: RegExp]>([
    ['a list at the top', 1, '- id: host_en_alex', /mapping with hosts/],
    ['another key at the top', 2, 'hosts: []\nhost: []', /"host" is not known/],
    ['hosts that are no list', 2, '\nhosts: host_en_alex', /must be a list/],
    ['no hosts', 1, '{}', /must be a list/],
    ['a host that is a text', 2, 'hosts:\n  - host_en_alex', /mapping with id, name/],
    ['no id', 2, 'hosts:\n  - name: Nora\n    language: en', /needs an id/],
    ['an id of another form', 3, 'hosts:\n  - name: Lía\n    id: host_es_lía\n    language: es', /host_en_nora/],
    ['an id with capitals', 2, 'hosts:\n  - id: host_EN_Nora', /a to z/],
    ['an id twice', 3, 'hosts:\n  - id: host_en_alex\n  - id: host_en_alex', /already/],
    ['an id of another language', 2, 'hosts:\n  - id: host_en_nora\n    language: de\n    name: N', /host_de_/],
    ['no language', 2, 'hosts:\n  - id: host_en_nora\n    name: Nora', /language: one of en, zh/],
    ['a language that we do not speak', 3, 'hosts:\n  - id: host_en_nora\n    language: it', /one of en, zh/],
    ['no name', 2, 'hosts:\n  - id: host_en_nora\n    language: en', /needs a name/],
    ['a name with markup', 3, 'hosts:\n  - id: host_en_nora\n    name: <b>\n    language: en', /needs a name/],
    [
      'a name of ours',
      3,
      'hosts:\n  - id: host_en_em\n    name: emma\n    language: en',
      /host_en_emma is called Emma/,
    ],
    [
      'a name that is heard like one of ours',
      3,
      'hosts:\n  - id: host_en_em\n    name: Ｅmma\n    language: en',
      /called Emma/,
    ],
    [
      'a name of ours in other bytes',
      3,
      'hosts:\n  - id: host_es_lu\n    name: Luci\u0301a\n    language: es',
      /called Lucía/,
    ],
    [
      'a name that ends with a blank',
      3,
      'hosts:\n  - id: host_en_no\n    name: "No "\n    language: en',
      /needs a name/,
    ],
    ['a description of nothing', 3, 'hosts:\n  - id: host_en_alex\n    description: "  "', /1 to 200 characters/],
    ['another name for ours', 3, 'hosts:\n  - id: host_en_alex\n    name: Max', /comes with the program/],
    ['another language for ours', 3, 'hosts:\n  - id: host_en_alex\n    language: de', /comes with the program/],
    ['an unknown field', 3, 'hosts:\n  - id: host_en_alex\n    voice: x', /"voice" is not known/],
    [
      'an unknown timbre',
      4,
      'hosts:\n  - id: host_en_no\n    language: en\n    timbre: deep\n    name: No',
      /low, high/,
    ],
    ['a long description', 3, `hosts:\n  - id: host_en_alex\n    description: ${'x'.repeat(201)}`, /200 characters/],
    ['a list of voices', 3, 'hosts:\n  - id: host_en_alex\n    voices: [a]', /engines and their voices/],
    ['an unknown engine', 4, 'hosts:\n  - id: host_en_alex\n    voices:\n      speech_server: a', /no engine/],
    ['the default engine', 4, 'hosts:\n  - id: host_en_alex\n    voices:\n      espeak-ng: m1', /choose with timbre/],
    ['no voice', 4, 'hosts:\n  - id: host_en_alex\n    voices:\n      speech-server:', /name at speech-server/],
  ])('is refused for %s, with its line', (_, line, content, words) => {
    expect(refusal(content)).toContain(`HOSTS_FILE: line ${line} of …/hosts.yaml: `);
    expect(refusal(content)).toMatch(words);
  });
});
