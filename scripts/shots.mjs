// Screenshots of every page: npm run shots -- [FOLDER] [--only=NAME,NAME] [--languages=en,de]
// Starts the program on a scratch database with samples, makes an account and content, looks at each page on a phone and
// a desktop, light and dark, in each language, and writes what is wrong with them (overflow, axe, weight, shifts) into
// report.md.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { provideChromium } from './chromium.mjs';
import { axeFaults, checkPage, opened, overflowAt, settled } from './pages/checks.mjs';
import { expectedOf, PAGES, pathOf, visitorOf } from './pages/pages.mjs';
import { CONNECTION, furnish, makeAccount, makeGuarded, makeNewcomer, PERSON, SETTINGS } from './pages/world.mjs';
import { NODE, ROOT } from './setup.mjs';

const SIZES = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 } };
/** Pixels. */
const LONGEST = 8000;
const NARROWEST = 320;
const SCHEMES = ['light', 'dark'];
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];

const words = process.argv.slice(2);
const valueOf = (flag) =>
  words
    .find((word) => word.startsWith(`--${flag}=`))
    ?.split('=')[1]
    ?.split(',');
const folder = resolve(words.find((word) => !word.startsWith('--')) ?? 'shots');
const languages = valueOf('languages') ?? ['en', 'de', 'zh', 'ja'];
const only = valueOf('only');
const pages = PAGES.filter(({ name }) => only === undefined || only.includes(name));

await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), 'podcast-briefings-shots-'));
// The embedded PostgreSQL runs as another user when we are root.
await chmod(dataDir, 0o755);
const program = await start(dataDir);
const browser = await chromium.launch({ executablePath: await provideChromium(), args: FLAGS });
try {
  // The welcome page is there once: before the first account.
  const setup = program.setupUrl.slice(program.origin.length);
  const welcome = [{ name: 'welcome', path: setup, stranger: true }];
  if (only === undefined) for (const language of languages) await photograph(welcome, language);
  const owner = await makeAccount(browser, program.setupUrl);
  await command(dataDir, ...CONNECTION);
  const { guarded, recoveryCode } = await makeGuarded(browser, program.origin);
  const people = { owner, guarded, newcomer: await makeNewcomer(browser, program.origin) };
  const world = { ...(await furnish(program.origin, await tokenOf(dataDir))), recoveryCode };
  const lines = await measure(world, people);
  for (const language of languages) lines.push(...(await photograph(pages, language, world, people)));
  await writeFile(join(folder, 'report.md'), `${lines.join('\n')}\n`);
} finally {
  await browser.close();
  program.child.kill('SIGTERM');
  await once(program.child, 'exit');
  await rm(dataDir, { recursive: true, force: true });
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

async function start(data) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    BASE_URL: origin,
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    ...SETTINGS,
  };
  const args = [`--import=${join(ROOT, 'scripts/stop-with-parent.mjs')}`, join(ROOT, 'dist/main.js')];
  const child = spawn(NODE, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  while (child.exitCode === null) {
    const [link] = /http\S*\/welcome\?setup=\S+/.exec(said) ?? [];
    if (link !== undefined) return { child, origin, setupUrl: link };
    await sleep(200);
  }
  throw new Error(`The program did not start. It said:\n${said}`);
}

async function tokenOf(data) {
  const stdout = await command(data, 'token:create', '--email', PERSON.email, '--admin');
  return stdout.trim().split('\n').at(-1);
}

async function command(data, ...words) {
  const env = { ...process.env, ...SETTINGS, DATA_DIR: data };
  const { stdout } = await promisify(execFile)(NODE, [join(ROOT, 'dist/cli.js'), ...words], { cwd: ROOT, env });
  return stdout;
}

/** The promises of all pages, kept or not: lines of the report. */
async function measure(world, people) {
  const lines = ['| page | bytes | shift | first paint | faults |', '|---|---|---|---|---|'];
  for (const page of pages) {
    const { faults, bytes, shift, firstPaintMs } = await checkPage(browser, program.origin + pathOf(page, world), {
      ...expectedOf(page, world),
      ...visitorOf(page, people),
      viewport: SIZES[1280],
    });
    const told = faults.map((fault) => fault.replaceAll('|', '\\|')).join('<br>');
    lines.push(`| ${page.name} | ${bytes} | ${shift.toFixed(3)} | ${firstPaintMs} ms | ${told} |`);
    tell(page.name, faults);
  }
  return [...lines, ''];
}

function tell(name, faults) {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}${faults.map((fault) => `\n    ${fault}`).join('')}`);
}

/** The reference is longer than a picture can be. */
async function upper(page) {
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, LONGEST) } };
}

/** Pictures of them in one language, and what is wrong with them in it, as lines of the report. */
async function photograph(shown, language, world, people) {
  const lines = [];
  for (const page of shown) {
    const faults = [];
    for (const width of Object.keys(SIZES)) faults.push(...(await inOneSize(page, { language, width, world, people })));
    const told = [...new Set(faults)];
    tell(`${page.name} (${language})`, told);
    lines.push(...told.map((fault) => `- ${page.name} (${language}): ${fault}`));
  }
  return lines;
}

/** Loaded once, and pictured in both colours. */
async function inOneSize(page, { language, width, world, people }) {
  const context = await browser.newContext({ viewport: SIZES[width], ...visitorOf(page, people) });
  try {
    await context.addCookies([{ name: 'briefings.language', value: language, url: program.origin }]);
    const shot = await context.newPage();
    await opened(shot, program.origin + pathOf(page, world), expectedOf(page, world).fill);
    const faults = [];
    for (const colorScheme of SCHEMES) {
      await shot.emulateMedia({ colorScheme });
      await settled(shot);
      const path = join(folder, `${page.name}-${language}-${width}-${colorScheme}.png`);
      await shot.screenshot({ path, ...(await upper(shot)) });
      faults.push(...(await axeFaults(shot)));
    }
    return [...faults, ...(await overflowAt(shot, { width: NARROWEST, height: 640 }))];
  } finally {
    await context.close();
  }
}
