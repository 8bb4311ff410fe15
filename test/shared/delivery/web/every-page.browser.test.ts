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
  readonly status?: number;
}

interface Scripts {
  readonly PAGES: readonly ListedPage[];
  readonly PERSON: { readonly email: string };
  pathOf(page: ListedPage, world: World): string;
  makeAccount(browser: Browser, setupUrl: string): Promise<StorageState>;
  furnish(origin: string, token: string): Promise<World>;
  checkPage(
    browser: Browser,
    url: string,
    options: BrowserContextOptions & { readonly status?: number | undefined },
  ): Promise<{ readonly faults: readonly string[] }>;
}

/** The same pages, world and checks as `npm run shots`; scripts have no types. */
const folder: string = '../../../../scripts/pages';
const [pages, world, checks] = (await Promise.all(
  ['pages', 'world', 'checks'].map((name) => import(`${folder}/${name}.mjs`)),
)) as [
  Pick<Scripts, 'PAGES' | 'pathOf'>,
  Pick<Scripts, 'PERSON' | 'makeAccount' | 'furnish'>,
  Pick<Scripts, 'checkPage'>,
];

describe('every page', () => {
  let dataDir = '';
  let program: Program;
  let browser: Browser;
  let storageState: StorageState;
  let furnished: World;

  beforeAll(async () => {
    dataDir = await newDataDir();
    [program, browser] = await Promise.all([Program.start({ dataDir, env: { SIGN_UP: 'open' } }), launchChromium()]);
    const printed = () => /http\S*\/welcome\?setup=\S+/.exec(program.output)?.[0] ?? '';
    const setupUrl = await until(printed, (link) => link !== '');
    storageState = await world.makeAccount(browser, setupUrl);
    const token = await cli({ dataDir }, 'token:create', '--email', world.PERSON.email);
    furnished = await world.furnish(program.baseUrl, token.trim());
  });

  afterAll(async () => {
    await browser?.close();
    await stopPrograms();
    if (dataDir !== '') await removeDataDir(dataDir);
  });

  test.each(pages.PAGES.map((page) => [page.name, page] as const))(
    '%s is accessible, light and still, and fits the narrowest phone',
    async (_name, page) => {
      const { faults } = await checks.checkPage(browser, program.baseUrl + pages.pathOf(page, furnished), {
        ...DESKTOP,
        ...(page.status !== undefined && { status: page.status }),
        ...(page.stranger !== true && { storageState }),
      });
      expect(faults).toEqual([]);
    },
  );
});
