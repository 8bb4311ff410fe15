import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { asset, AssetCatalogue, assetCatalogue } from '../../../../../src/shared/delivery/web/serving/assets.js';

describe('the asset catalogue', () => {
  let folder = '';
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'assets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('names a file after its content', () => {
    write('site.css', 'body { margin: 0 }');
    const before = new AssetCatalogue(folder).named('site.css');
    write('site.css', 'body { margin: 1px }');
    const after = new AssetCatalogue(folder).named('site.css');
    expect(before.fileName).toMatch(/^site\.[\w-]{12}\.css$/);
    expect(before.contentType).toBe('text/css; charset=utf-8');
    expect(after.fileName).not.toBe(before.fileName);
  });

  test('lets modules import each other by the names under which they are served', () => {
    write('viewer.js', "import {\n  one,\n} from './one.js';\nexport const all = one;\n");
    write('one.js', 'export const one = 1;\n');
    const catalogue = new AssetCatalogue(folder);
    expect(catalogue.named('viewer.js').body.toString()).toContain(`from './${catalogue.named('one.js').fileName}'`);
  });

  test('renames a module when something below it changes', () => {
    write('viewer.js', "import { one } from './one.js';\nexport const all = one;\n");
    write('one.js', 'export const one = 1;\n');
    const before = new AssetCatalogue(folder).named('viewer.js').fileName;
    write('one.js', 'export const one = 2;\n');
    expect(new AssetCatalogue(folder).named('viewer.js').fileName).not.toBe(before);
  });

  test('keeps comments that have lines of their own at home, and nothing else', () => {
    const code =
      "const at = 'https://example.org/*'; // here\n  const two = /** @type {number} */ (/** @type {unknown} */ (1));\n";
    write('one.js', `// @ts-check\n/**\n * Why * it is so.\n */\n${code}  /** @param {string} a */\n  // more\n`);
    expect(new AssetCatalogue(folder).named('one.js').body.toString()).toBe(code);
  });

  test('refuses modules that import each other in a circle', () => {
    write('a.js', "import { b } from './b.js';\n");
    write('b.js', "import { a } from './a.js';\n");
    expect(() => new AssetCatalogue(folder)).toThrow('circle');
  });

  test('lets modules of one folder import those of another', () => {
    const shared = join(folder, 'shared');
    mkdirSync(shared);
    writeFileSync(join(shared, 'one.js'), 'export const one = 1;\n');
    write('player.js', "import { one } from '../../web/shared/one.js';\nexport const all = one;\n");
    const catalogue = new AssetCatalogue(folder, shared);
    expect(catalogue.named('player.js').body.toString()).toContain(`'./${catalogue.named('one.js').fileName}'`);
  });

  test('serves a style with those in it that it imports, in their place', () => {
    write('site.css', "/* All. */\n@import './base.css';\n\nb {\n}\n");
    write('base.css', 'a {\n}\n');
    expect(new AssetCatalogue(folder).named('site.css').body.toString()).toBe('a {\n}\n\nb {\n}\n');
  });

  test('refuses a name that is there twice, and an import of nothing', () => {
    write('a.js', "import { b } from './b.js';\n");
    expect(() => new AssetCatalogue(folder)).toThrow('a.js imports b.js, and there is no such asset');
    expect(() => new AssetCatalogue(folder, folder)).toThrow('two assets are called a.js');
  });

  test('serves scripts, styles and pictures, and nothing else of the folder', () => {
    write('tsconfig.json', '{}');
    expect(() => new AssetCatalogue(folder).named('tsconfig.json')).toThrow('no asset tsconfig.json');
  });

  test('finds a file by its served name only', () => {
    expect(assetCatalogue.at(asset('viewer.js').replace('/assets/', ''))?.contentType).toContain('javascript');
    expect(assetCatalogue.at('viewer.js')).toBeUndefined();
    expect(assetCatalogue.at('../assets.ts')).toBeUndefined();
  });

  test('leaves no import of ours under a plain name', () => {
    for (const name of ['viewer.js', 'controls.js', 'transcript.js', 'progress.js', 'local-time.js']) {
      expect(assetCatalogue.named(name).body.toString()).not.toMatch(
        /^} from '\.\/[\w-]+\.js'|^import .*'\.\/[\w-]+\.js'/m,
      );
    }
  });
});
