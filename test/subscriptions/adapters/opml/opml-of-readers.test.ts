import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { OpmlListFormat } from '../../../../src/subscriptions/adapters/opml/opml-list-format.js';
import type { ExportedList } from '../../../../src/subscriptions/domain/subscription-list.js';

const format = new OpmlListFormat();

const folder = (of: string): readonly (readonly [string | null, string | null])[] => {
  const path = new URL(`../../fixtures/opml/${of}.opml`, import.meta.url);
  return format.read(readFileSync(path, 'utf8')).map((feed) => [feed.folder, feed.title]);
};

describe('Lists as other readers write them', () => {
  test('of FreshRSS have categories, with entities in their names', () => {
    expect(folder('freshrss')).toEqual([
      ['Actualités & débats', "Le Courrier d'Hollen"],
      ['Actualités & débats', 'Gazette <du soir>'],
      ['Sans catégorie', 'Carnet de bord'],
    ]);
  });

  test('of Feedly have one feed in two folders, and a folder without a feed', () => {
    expect(folder('feedly')).toEqual([
      ['Tech', 'Wire of Things'],
      ['Tech', 'The Register of Hollen'],
      ['must read', 'Wire of Things'],
    ]);
  });

  test('of Thunderbird begin with a byte order mark and have folders in folders', () => {
    expect(folder('thunderbird')).toEqual([
      ['Nachrichten / Wirtschaft', 'Handelsbote'],
      ['Nachrichten / Hollener Kurier', 'Hollener Kurier'],
    ]);
  });

  test('of Miniflux close what is empty with a tag of its own', () => {
    expect(folder('miniflux')).toEqual([
      ['All', '新聞日報'],
      ['科技', '方法筆記 🚀'],
    ]);
  });

  test('of NetNewsWire have feeds outside of folders; what turns or ends a line is taken out of names', () => {
    expect(folder('netnewswire')).toEqual([
      [null, 'Single Feed'],
      ['Café', 'Roast'],
      ['Evil\ufffd Folder', 'daeR'],
    ]);
  });
});

describe('A list that is written', () => {
  const feed = (title: string) => ({ title, feedUrl: `https://${title}.example/feed`, siteUrl: null });
  const list: ExportedList = {
    folders: [
      { name: 'A / B', feeds: [feed('one'), feed('two')] },
      { name: 'Nothing', feeds: [] },
      { name: '"<&>\'', feeds: [feed('two')] },
    ],
    feeds: [feed('three')],
  };

  test('is read back with its folders', () => {
    expect(format.read(format.write(list, 0)).map(({ folder: name, title }) => [name, title])).toEqual([
      ['A / B', 'one'],
      ['A / B', 'two'],
      ['"<&>\'', 'two'],
      [null, 'three'],
    ]);
  });

  test('has an outline for a folder with nothing in it', () => {
    expect(format.write(list, 0)).toContain('<outline text="Nothing" title="Nothing">');
  });
});

describe('A name of folders in folders', () => {
  test('that is longer than a folder may be called is the name of the innermost', () => {
    const names = ['a'.repeat(60), 'b'.repeat(60)];
    const text = `<opml>${names.map((name) => `<outline text="${name}">`).join('')}<outline xmlUrl="https://a.example/"/></opml>`;
    expect(format.read(text)[0]?.folder).toBe('b'.repeat(60));
  });

  test('that no letter is left of is passed over', () => {
    const text = '<opml><outline text=" \u200b\u202e"><outline xmlUrl="https://a.example/"/></outline></opml>';
    expect(format.read(text)[0]?.folder).toBeNull();
  });
});
