import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser for the browser tests; null, after saying what to do, when there is none and we cannot install it. */
export async function provideChromium() {
  const found = findChromium();
  if (found !== null) return found;
  if (process.getuid?.() !== 0 || !(await install())) {
    console.log('The browser tests need Chromium. Install it ("apt-get install chromium") or set CHROMIUM_PATH.');
  }
  return findChromium();
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...candidates].find((path) => path && isExecutable(path)) ?? null;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function install() {
  console.log('Installing Chromium for the browser tests …');
  return (await apt('update')) && (await apt('install', '-y', '--no-install-recommends', 'chromium'));
}

async function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    const [status] = await once(child, 'close');
    return status === 0;
  } catch {
    return false;
  }
}
