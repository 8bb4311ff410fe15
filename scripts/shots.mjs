// Screenshots of every page: npm run shots -- [FOLDER] [--only=NAME,NAME] [--languages=en,de]
// Starts the program on a scratch database with samples, makes an account and content, looks at each page on a phone and
// a desktop, light and dark, and writes what is wrong with them (overflow, axe, weight, shifts) into report.md.
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
import { checkPage, settled } from './pages/checks.mjs';
import { PAGES, pathOf } from './pages/pages.mjs';
import { furnish, makeAccount, PERSON } from './pages/world.mjs';
import { NODE, ROOT } from './setup.mjs';

const SIZES = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 } };
/** Pixels. */
const LONGEST = 8000;
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
  const storageState = await makeAccount(browser, program.setupUrl);
  const world = await furnish(program.origin, await tokenOf(dataDir));
  await report(world, storageState);
  for (const language of languages) await photograph(language, world, storageState);
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
    SIGN_UP: 'open',
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
  const env = { ...process.env, DATA_DIR: data };
  const args = [join(ROOT, 'dist/cli.js'), 'token:create', '--email', PERSON.email];
  const { stdout } = await promisify(execFile)(NODE, args, { cwd: ROOT, env });
  return stdout.trim().split('\n').at(-1);
}

function signedIn({ stranger }, storageState) {
  return stranger === true ? {} : { storageState };
}

async function report(world, storageState) {
  const lines = ['| page | bytes | shift | first paint | faults |', '|---|---|---|---|---|'];
  for (const page of pages) {
    const options = { status: page.status, viewport: SIZES[1280], ...signedIn(page, storageState) };
    const { faults, bytes, shift, firstPaintMs } = await checkPage(
      browser,
      program.origin + pathOf(page, world),
      options,
    );
    const told = faults.map((fault) => fault.replaceAll('|', '\\|')).join('<br>');
    lines.push(`| ${page.name} | ${bytes} | ${shift.toFixed(3)} | ${firstPaintMs} ms | ${told} |`);
    console.log(
      `${faults.length === 0 ? '✓' : '✗'} ${page.name}: ${bytes} bytes${faults.map((fault) => `\n    ${fault}`).join('')}`,
    );
  }
  await writeFile(join(folder, 'report.md'), `${lines.join('\n')}\n`);
}

/** The reference is longer than a picture can be. */
async function upper(page) {
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, LONGEST) } };
}

async function photograph(language, world, storageState) {
  const cookie = { name: 'briefings.language', value: language, url: program.origin };
  for (const [width, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of SCHEMES) {
      for (const stranger of [true, false]) {
        const context = await browser.newContext({ viewport, colorScheme, ...signedIn({ stranger }, storageState) });
        await context.addCookies([cookie]);
        for (const page of pages.filter((one) => (one.stranger ?? false) === stranger)) {
          const shot = await context.newPage();
          await shot.goto(program.origin + pathOf(page, world));
          await settled(shot);
          await shot.screenshot({
            path: join(folder, `${page.name}-${language}-${width}-${colorScheme}.png`),
            ...(await upper(shot)),
          });
          await shot.close();
        }
        await context.close();
      }
    }
  }
}
