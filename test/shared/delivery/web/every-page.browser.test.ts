import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { DESKTOP, launchChromium } from '../../../support/browser/chromium.js';
import { until } from '../../../support/time/until.js';
import { cli, newDataDir, Program, removeDataDir, stopPrograms } from '../../../support/program/program.js';

type StorageState = NonNullable<BrowserContextOptions['storageState']>;
type World = Readonly<Record<string, string>>;

interface ListedPage {
  readonly name: string;
  readonly stranger?: boolean;
  readonly newcomer?: boolean;
  readonly guarded?: boolean;
}

interface People {
  readonly owner: StorageState;
  readonly newcomer: StorageState;
  readonly guarded: StorageState;
}

interface Checked {
  readonly faults: readonly string[];
}

interface Scripts {
  readonly PAGES: readonly ListedPage[];
  readonly PERSON: { readonly email: string };
  readonly SETTINGS: Readonly<Record<string, string>>;
  readonly CONNECTION: readonly string[];
  pathOf(page: ListedPage, world: World): string;
  visitorOf(page: ListedPage, people: People): BrowserContextOptions;
  expectedOf(page: ListedPage, world: World): object;
  makeAccount(browser: Browser, setupUrl: string): Promise<StorageState>;
  makeNewcomer(browser: Browser, origin: string): Promise<StorageState>;
  makeGuarded(browser: Browser, origin: string): Promise<{ guarded: StorageState; recoveryCode: string }>;
  furnish(origin: string, token: string): Promise<World>;
  checkPage(browser: Browser, url: string, options: BrowserContextOptions): Promise<Checked>;
}

/** The same pages, world and checks as `npm run shots`; scripts have no types. */
const folder: string = '../../../../scripts/pages';
const [pages, world, checks] = (await Promise.all(
  ['pages', 'world', 'checks'].map((name) => import(`${folder}/${name}.mjs`)),
)) as [
  Pick<Scripts, 'PAGES' | 'pathOf' | 'visitorOf' | 'expectedOf'>,
  Pick<Scripts, 'PERSON' | 'SETTINGS' | 'CONNECTION' | 'makeAccount' | 'makeNewcomer' | 'makeGuarded' | 'furnish'>,
  Pick<Scripts, 'checkPage'>,
];

describe('every page', () => {
  let dataDir = '';
  let program: Program;
  let browser: Browser;
  let people: People;
  let furnished: World;
  let welcome: Checked;

  beforeAll(async () => {
    dataDir = await newDataDir();
    const env = world.SETTINGS;
    [program, browser] = await Promise.all([Program.start({ dataDir, env }), launchChromium()]);
    const printed = () => /http\S*\/welcome\?setup=\S+/.exec(program.output)?.[0] ?? '';
    const setupUrl = await until(printed, (link) => link !== '');
    // It is there once: before the first account.
    welcome = await checks.checkPage(browser, setupUrl, DESKTOP);
    const owner = await world.makeAccount(browser, setupUrl);
    await cli({ dataDir, env }, ...world.CONNECTION);
    const { guarded, recoveryCode } = await world.makeGuarded(browser, program.baseUrl);
    people = { owner, guarded, newcomer: await world.makeNewcomer(browser, program.baseUrl) };
    const token = await cli({ dataDir }, 'token:create', '--email', world.PERSON.email, '--admin');
    furnished = { ...(await world.furnish(program.baseUrl, token.trim())), recoveryCode };
  });

  afterAll(async () => {
    await browser?.close();
    await stopPrograms();
    if (dataDir !== '') await removeDataDir(dataDir);
  });

  test('the welcome page is accessible, light and still, and fits the narrowest phone', () => {
    expect(welcome.faults).toEqual([]);
  });

  test.each(pages.PAGES.map((page) => [page.name, page] as const))(
    '%s is accessible, light and still, and fits the narrowest phone',
    async (_name, page) => {
      const { faults } = await checks.checkPage(browser, program.baseUrl + pages.pathOf(page, furnished), {
        ...DESKTOP,
        ...pages.visitorOf(page, people),
        ...pages.expectedOf(page, furnished),
      });
      expect(faults).toEqual([]);
    },
  );
});
