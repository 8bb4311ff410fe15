import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { PostgresFolder, REFUGE } from '../../../src/shared/storage/embedded-postgres/postgres-folder.js';
import { freePort } from './free-port.js';

const ROOT = join(import.meta.dirname, '../../..');
const READY_WITHIN_MS = 240_000;
/** The program ends itself, not in order, after a minute: that would be seen by its exit code. */
const STOPPED_WITHIN_MS = 120_000;
/** Bytes: histories of hundreds of briefings. */
const LONG_OUTPUT = 100_000_000;

export interface ProgramOptions {
  /** Kept after the program: pass the same one again to see what a restart finds. */
  readonly dataDir: string;
  /** Settings besides PORT and DATA_DIR, e.g. DATABASE_URL and ROLE. */
  readonly env?: Readonly<Record<string, string>>;
  /** Another version of the program, installed and built in a folder of its own. */
  readonly checkout?: string;
}

/** The built program as a process of its own. */
export class Program {
  private constructor(
    private readonly child: ChildProcess,
    readonly baseUrl: string,
    private readonly lines: readonly string[],
  ) {}

  /** Resolves when `/readyz` says so. Stop it, or call `stopPrograms` in `afterAll`. */
  static async start(options: ProgramOptions): Promise<Program> {
    await buildOnce();
    const port = await freePort();
    const env = {
      ...inherited(),
      LOG_LEVEL: 'warn',
      WARM_UP: 'off',
      // What a second thread needs until it speaks is more than there is to speak here.
      SPEECH_THREADS: '1',
      ...options.env,
      PORT: String(port),
      DATA_DIR: options.dataDir,
    };
    const { checkout = ROOT } = options;
    const child = spawn(process.execPath, [preload, join(checkout, 'dist/main.js')], {
      cwd: checkout,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    const program = new Program(child, `http://localhost:${port}`, lines);
    running.add(program);
    await program.ready();
    return program;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** All it has printed and logged so far. */
  get output(): string {
    return this.lines.join('');
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** kill -9, as a power cut or the kernel would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** As an operator stops it; returns the exit code. */
  async stop(): Promise<number | null> {
    await this.end('SIGTERM');
    return this.child.exitCode;
  }

  /** Pauses the process (SIGSTOP), as a machine under pressure would; `resume` lets it go on. */
  pause(): void {
    this.child.kill('SIGSTOP');
  }

  resume(): void {
    this.child.kill('SIGCONT');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    running.delete(this);
    if (!this.isRunning) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    if ((await Promise.race([ended, sleep(STOPPED_WITHIN_MS, 'late', { ref: false })])) !== 'late') return;
    this.child.kill('SIGKILL');
    throw new Error(`The program did not stop after ${signal}. It said:\n${this.output}`);
  }

  private async ready(): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (this.isRunning && Date.now() < deadline) {
      const response = await fetch(`${this.baseUrl}/readyz`).catch(() => null);
      await response?.arrayBuffer();
      if (response?.ok === true) return;
      await sleep(50);
    }
    await this.end('SIGKILL');
    throw new Error(`The program did not become ready. It said:\n${this.output}`);
  }
}

const running = new Set<Program>();

/** Ends, by kill -9, what a test left running. */
export async function stopPrograms(): Promise<void> {
  await Promise.all([...running].map((program) => program.kill()));
}

/** A data folder of its own, also for PostgreSQL's user when we are root. */
export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'podcast-briefings-data-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Also what root had to keep elsewhere, because the folder for temporary files is private. */
export async function removeDataDir(folder: string): Promise<void> {
  const place = dirname(await new PostgresFolder(folder).cluster());
  const folders = place.startsWith(REFUGE) ? [folder, place] : [folder];
  const patiently = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };
  await Promise.all(folders.map((path) => rm(path, patiently)));
}

/** `npm run cli -- …` beside a program on the same data folder or database. Throws when it fails. */
export const cli = (options: ProgramOptions, ...args: readonly string[]): Promise<string> =>
  run(join(ROOT, 'dist/cli.js'), options, args);

/** What `cli` says to each of these commands; for what prepares a test, since it starts the program once for all. */
export async function commands(options: ProgramOptions, ...all: readonly (readonly string[])[]): Promise<string[]> {
  const script = join(import.meta.dirname, 'several-commands.mjs');
  const said = await run(
    script,
    options,
    all.map((words) => JSON.stringify(words)),
  );
  // Before it comes what was logged, where something was.
  return JSON.parse(said.slice(said.lastIndexOf('\n') + 1)) as string[];
}

async function run(script: string, options: ProgramOptions, args: readonly string[]): Promise<string> {
  await buildOnce();
  const env = { ...inherited(), ...options.env, DATA_DIR: options.dataDir };
  const command = [script, ...args];
  try {
    return (await promisify(execFile)(process.execPath, command, { cwd: ROOT, env, maxBuffer: LONG_OUTPUT })).stdout;
  } catch (error) {
    // What it logged went to its standard output, which execFile leaves out of the message.
    const failed = error as Error & { stdout: string };
    throw Object.assign(failed, { message: `${failed.message}\n${failed.stdout}` });
  }
}

/** No more: the settings of whoever runs the tests are not ours. What Node has compiled goes with the build. */
function inherited(): Readonly<Record<string, string>> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE: join(ROOT, 'dist/.compiled') };
}

// A killed test run leaves no program behind: each stops when its parent is gone. Without source maps, which are a
// sixth of a start's processor time.
const preload = `--import=${join(ROOT, 'scripts/stop-with-parent.mjs')}`;

let built: Promise<unknown> | null = null;

function buildOnce(): Promise<unknown> {
  built ??= promisify(execFile)(process.execPath, [join(ROOT, 'scripts/setup.mjs')], { cwd: ROOT });
  return built;
}
