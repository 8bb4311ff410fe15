import { describe, expect, test } from '@jest/globals';
import { speaksOfFolders } from '../../../../src/briefing/domain/request/folder-names.js';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import type { Language } from '../../../../src/shared/kernel/language.js';
import { samplesIn, SOURCES } from './requests.js';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Tech', 'News', 'Open Source', 'Football', 'World / Asia'],
  de: ['Wirtschaft', 'Sport', 'Neues', 'Tech', 'Kultur & Medien'],
  fr: ['Économie', 'Sport', 'Actualités', 'Tech', 'Une'],
  es: ['Economía', 'Deportes', 'Noticias', 'Tech'],
  pt: ['Economia', 'Esportes', 'Notícias', 'Tech'],
  zh: ['科技', '财经', '新闻', 'Tech'],
  ja: ['テック', '経済', 'ニュース', 'Tech'],
};

const read = (request: string, language: Language) => understand(request, language, [], NAMES[language]);
const shown = ({ wanted, folders, excluded }: ReturnType<typeof read>) => ({
  folders: folders?.only ?? [],
  wanted: wanted.map(({ text }) => text),
  excluded: excluded.map(({ text }) => text),
});

describe('A folder that a request names with a word for folder beside it', () => {
  test.each<[Language, string, readonly string[]]>([
    ['en', 'Only my Tech folder', ['Tech']],
    ['en', "What's new in my tech folder?", ['Tech']],
    ['en', 'What is new in the folder Open Source today?', ['Open Source']],
    ['en', 'Give me five minutes from the folder "World / Asia"', ['World / Asia']],
    ['en', 'Just the "News" folder please', ['News']],
    ['en', 'Brief me on my Tech and Football folders', ['Tech', 'Football']],
    ['en', 'Only from the folders Tech, News and Football', ['Tech', 'News', 'Football']],
    ['en', 'The folder called Tech, headlines only', ['Tech']],
    ['de', 'Was gibt es Neues im Ordner Wirtschaft?', ['Wirtschaft']],
    ['de', 'Nur aus meinem Ordner Sport', ['Sport']],
    ['de', 'Fasse mir den Tech-Ordner zusammen', ['Tech']],
    ['de', 'Nur Nachrichten aus den Ordnern Wirtschaft und Sport', ['Wirtschaft', 'Sport']],
    ['de', 'Bitte nur den Ordner „Kultur & Medien“', ['Kultur & Medien']],
    ['fr', 'Seulement mon dossier Tech', ['Tech']],
    ['fr', 'Seulement mon dossier Une', ['Une']],
    ['fr', 'Quoi de neuf dans le dossier économie ?', ['Économie']],
    ['fr', 'Uniquement les dossiers Économie et Sport', ['Économie', 'Sport']],
    ['es', '¿Qué hay de nuevo en la carpeta Economía?', ['Economía']],
    ['es', 'Solo mi carpeta de Deportes', ['Deportes']],
    ['pt', 'O que há de novo na pasta Economia?', ['Economia']],
    ['pt', 'Só a minha pasta Tech', ['Tech']],
    ['zh', '只要我的科技文件夹', ['科技']],
    ['zh', '文件夹“财经”里有什么新消息？', ['财经']],
    ['ja', 'テックフォルダだけ', ['テック']],
    ['ja', '「経済」フォルダーの最新情報', ['経済']],
    ['ja', '私のTechフォルダの中で新しいものは？', ['Tech']],
  ])('is all that is wanted (%s): %s', (language, request, folders) => {
    expect(shown(read(request, language))).toEqual({ folders, wanted: [], excluded: [] });
  });

  test.each<[Language, string, string]>([
    ['en', 'Nothing from my Football folder', 'Football'],
    ['en', 'Everything except the folder News', 'News'],
    ['de', 'Nichts aus dem Ordner Sport', 'Sport'],
    ['fr', 'Sans le dossier Sport', 'Sport'],
    ['fr', 'Rien du dossier Sport', 'Sport'],
    ['es', 'Nada de la carpeta Deportes', 'Deportes'],
    ['pt', 'Nada da pasta Esportes', 'Esportes'],
    ['zh', '不要财经文件夹', '财经'],
    ['ja', '経済フォルダ以外', '経済'],
  ])('is left out where the request says so (%s): %s', (language, request, folder) => {
    const { folders, excluded } = read(request, language);
    expect([folders?.excluded, folders?.only, excluded]).toEqual([[folder], [], []]);
  });

  test.each<[Language, string]>([
    ['en', 'More from my Tech folder'],
    ['de', 'Mehr aus dem Ordner Tech'],
    ['es', 'Más de mi carpeta Tech'],
  ])('is no limit where only more of it is wanted (%s): %s', (language, request) => {
    const { folders } = read(request, language);
    expect([folders?.only, folders?.more]).toEqual([[], ['Tech']]);
  });

  test('stands beside a subject, and beside a source', () => {
    const { folders, wanted } = read('Only climate from my Tech folder', 'en');
    expect([folders?.only, wanted.map(({ text }) => text)]).toEqual([['Tech'], ['climate']]);
    const both = understand('Only from the BBC and my Tech folder', 'en', [{ name: 'BBC' }], NAMES.en);
    expect([both.sources.only, both.folders?.only]).toEqual([['BBC'], ['Tech']]);
  });
});

describe('The name of a folder without a word for folder', () => {
  test.each<[Language, string]>([
    ['en', 'tech news of today'],
    ['en', 'Give me the news'],
    ['en', 'Only tech, no football'],
    ['en', 'Open source and football, please'],
    ['en', 'News about the Samsung folder phones'],
    ['en', 'news from all folders'],
    ['de', 'Was gibt es Neues aus der Wirtschaft?'],
    ['de', 'Nur Sport, bitte'],
    ['de', 'Neues aus Sport und Tech'],
    ['fr', 'Les actualités économie du jour'],
    ['fr', 'Le dossier Epstein et le sport'],
    ['es', 'Noticias de economía y deportes'],
    ['pt', 'Notícias de economia'],
    ['pt', 'Receitas de pasta e esportes'],
    ['zh', '今天的科技新闻'],
    ['ja', '今日の経済ニュース'],
  ])('is a word like any other (%s): %s', (language, request) => {
    expect(read(request, language)).toEqual(understand(request, language));
  });

  test.each(['ordinary', 'known', 'typed', 'cjk', 'iberian', 'opposite'])(
    'takes nothing over of the requests of everybody: %s',
    (file) => {
      const read = samplesIn(`${file}-requests.txt`).filter(({ request }) => !speaksOfFolders(request));
      for (const { language, request } of read) {
        const folders = Object.values(NAMES).flat();
        expect(understand(request, language, SOURCES, folders)).toEqual(understand(request, language, SOURCES));
      }
      expect(read.length).toBeGreaterThan(20);
    },
  );

  test.each<[Language, string]>([
    ['en', 'how to fold a folder, tech'],
    ['en', 'A Tech folder for every child'],
    ['de', 'Die Ordner im Stadion'],
    ['de', 'Ein Ordner Sport im Stadion'],
    ['fr', 'Un dossier économie complet'],
    ['fr', 'Les grands dossiers économie de la semaine'],
    ['es', 'política: carpeta de investigación contra el alcalde'],
    ['es', 'la carpeta de la fiscalía'],
    ['pt', 'o ministro da pasta Economia'],
    ['pt', 'pasta de dente'],
  ])('is not meant by what is a folder of somebody else, or a word of grammar (%s): %s', (language, request) => {
    const names = [...NAMES[language], 'A', 'The', 'DE', 'la', 'die'];
    expect(understand(request, language, [], names)).toEqual(understand(request, language));
    expect(understand('only the folder "DE"', 'en', [], names).folders?.only).toEqual(['DE']);
  });

  test('is found in a longer name only as a whole', () => {
    expect(understand('my biotech folder', 'en', [], ['Tech']).folders).toBeUndefined();
    expect(understand('my biotech folder', 'en', [], ['Tech', 'Biotech']).folders?.only).toEqual(['Biotech']);
  });
});

describe('A request with folders', () => {
  test('costs no time, whatever it says', () => {
    const names = Array.from({ length: 200 }, (_, at) => `folder ${at}`);
    const hostile = ['folder folder '.repeat(200), 'my folders a, and '.repeat(150), '文件夹'.repeat(700)];
    for (const request of hostile) expect(understand(request, 'en', [], names).wanted.length).toBeLessThan(41);
  });

  test.each([
    'nur der Ordner',
    'my folder',
    'mon dossier',
    'mi carpeta',
    'minha pasta',
    '我的文件夹',
    '我的資料夾',
    'フォルダー',
  ])('is known by its words: %s', (request) => {
    expect(speaksOfFolders(request)).toBe(true);
    expect(speaksOfFolders('What is new?')).toBe(false);
  });
});
