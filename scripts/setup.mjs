// Makes the checkout ready to run: installs what the lockfile says and builds, each only when needed.
// Runs on the machine's own Node (20 or later), before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node that the program runs on; npm brings it. */
export const NODE = join(ROOT, 'node_modules/.bin/node');

const OLDEST_NODE = 20;
const PROGRAM_NODE = 24;

class SetupError extends Error {}

/** Standard output belongs to the command that follows. */
const say = (line) => console.error(line);

export async function setUp() {
  if (majorOf(process.version) < OLDEST_NODE) {
    throw new SetupError(`Node ${OLDEST_NODE} or later is needed to begin; this is ${process.version}.`);
  }
  const release = await takeTurn();
  try {
    if (installNeeded()) install();
    provideNode();
    if (buildNeeded()) build();
  } finally {
    release();
  }
}

const majorOf = (version) => Number(/\d+/.exec(version)?.[0]);

/** Two commands at once on one checkout: the second waits. The kernel frees the name when its holder ends. */
async function takeTurn() {
  const name = `\0podcast-briefings-setup/${createHash('sha256').update(ROOT).digest('hex')}`;
  for (let waited = 0; ; waited += 1) {
    const server = createServer();
    const taken = await new Promise((resolve, reject) => {
      server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
      server.listen(name, () => resolve(true));
    });
    if (taken) return () => server.close();
    if (waited === 0) say('Waiting for another command that sets this checkout up …');
    await sleep(300);
  }
}

/**
 * npm writes down what it installed when it is done; that is compared with what the lockfile wants. Not believed
 * alone: `npm install --package-lock-only` writes the same record and installs nothing.
 */
function installNeeded() {
  const record = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return true;
  const installed = readJson(record).packages;
  const wanted = Object.entries(readJson(join(ROOT, 'package-lock.json')).packages);
  return wanted.some(([path, { version, integrity, optional }]) => {
    if (path === '') return false;
    // Optional ones are for other machines too.
    if (!existsSync(join(ROOT, path))) return optional !== true;
    const found = installed[path];
    return found?.version !== version || found?.integrity !== integrity;
  });
}

function install() {
  say('Installing what the service is made of. This is needed once and takes about a minute …');
  const npm = process.env.npm_execpath ?? '';
  const command = npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm'];
  // Whatever this shell's habits are (NODE_ENV=production, omit): building and testing need all of it.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = run([...command, ...args], { NODE_ENV: 'development' });
  if (status === 0) return;
  throw new SetupError(`npm could not install everything${error ? ` (${error.message})` : ''}; it says why above.`);
}

/** Where npm has no Node for this kind of machine, the one we run on will do when it is new enough. */
function provideNode() {
  if (runs(NODE)) return;
  if (majorOf(process.version) < PROGRAM_NODE) {
    const machine = `${process.platform} ${process.arch}`;
    throw new SetupError(
      `The program needs Node ${PROGRAM_NODE}; npm has none that runs on this machine (${machine}).`,
    );
  }
  rmSync(NODE, { force: true });
  mkdirSync(dirname(NODE), { recursive: true });
  symlinkSync(process.execPath, NODE);
}

function runs(node) {
  try {
    return majorOf(execFileSync(node, ['--version'], { encoding: 'utf8' })) >= PROGRAM_NODE;
  } catch {
    return false;
  }
}

const STAMP = join(ROOT, 'dist/.built-from');

const buildNeeded = () => !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== fingerprint();

function build() {
  say('Building …');
  const builtFrom = fingerprint();
  const { status } = run([NODE, join(ROOT, 'node_modules/@nestjs/cli/bin/nest.js'), 'build'], {}, 'pipe');
  if (status !== 0) throw new SetupError('The build failed; the compiler says why above.');
  writeFileSync(STAMP, builtFrom);
}

/** What a build is made of, by content: times say little in a fresh checkout. */
function fingerprint() {
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
  const settings = ['package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'nest-cli.json', '.swcrc'];
  const hash = createHash('sha256');
  for (const file of [...sources, ...settings.map((name) => join(ROOT, name))]) {
    hash
      .update(`${file.slice(ROOT.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** `quiet` output is shown only when the command fails. */
function run([command, ...args], env, quiet) {
  const stdio = ['ignore', quiet ?? 2, quiet ?? 2];
  const result = spawnSync(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio, encoding: 'utf8' });
  if (result.status !== 0 && quiet) say(`${result.stdout}${result.stderr}`);
  return result;
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await setUp().catch((error) => {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exitCode = 1;
  });
}
