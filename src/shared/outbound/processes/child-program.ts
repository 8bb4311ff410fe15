import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { currentSpan, inSpan, type Span, startSpan } from '../../kernel/tracing.js';
import type { ChildRun, FromChild, ToChild } from './child-protocol.js';
import { optionsToLoad } from './worker-entry.js';

export interface ChildRunOptions<Progress> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export interface ChildProgramOptions {
  readonly idleMs: number;
  readonly args?: readonly string[];
  /** All that the child sees of an environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Takes what the child writes to standard error; without it, it goes where ours goes. */
  readonly onStderr?: (text: string) => void;
}

/** A child that does not abort its work within this time is considered hung. */
const LETS_GO_WITHIN_MS = 5_000;

interface Run<Progress> {
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
  readonly onProgress: ((progress: Progress) => void) | undefined;
  readonly span: Span | null;
}

/**
 * One of our programs in a child process, started on demand and ended when idle: memory that its libraries leak is
 * freed with it, and a crash in it is an error here. It never outlives this process.
 */
export class ChildProgram<Request, Progress = never> {
  readonly #entry: URL;
  readonly #options: ChildProgramOptions;
  readonly #runs = new Map<number, Run<Progress>>();
  /** Of its file: `compose`, `studio`. */
  readonly #name: string;
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #nextId = 1;

  constructor(entry: URL, options: ChildProgramOptions) {
    this.#entry = entry;
    this.#name = basename(entry.pathname).replace(/\.worker\.[jt]s$/, '');
    this.#options = options;
  }

  /** Rejects with the signal's reason on abort, once the child has stopped the work. */
  run<Result>(request: Request, options: ChildRunOptions<Progress> = {}): Promise<Result> {
    return inSpan({ name: `child ${this.#name}` }, async () => await this.#run<Result>(request, options));
  }

  async #run<Result>(request: Request, options: ChildRunOptions<Progress>): Promise<Result> {
    const { signal, onProgress } = options;
    signal?.throwIfAborted();
    const id = this.#nextId++;
    const child = this.#started();
    const abort = (): void => this.#abort(child, id);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      return (await new Promise<unknown>((resolve, reject) => {
        const span = currentSpan();
        this.#runs.set(id, { resolve, reject, onProgress, span });
        this.#tell(child, { id, request, traced: span?.sampled === true });
      })) as Result;
    } catch (error) {
      throw signal?.aborted ? signal.reason : error;
    } finally {
      signal?.removeEventListener('abort', abort);
      this.#settle(id);
    }
  }

  /** Ends the child; work in it is lost. One that hangs is killed. */
  async close(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    this.#lose(child, new Error('The child process was closed.'));
    this.#release(child);
    if (child.exitCode === null && child.signalCode === null) {
      child.ref();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const hangs = setTimeout(() => child.kill('SIGKILL'), LETS_GO_WITHIN_MS);
      await ended;
      clearTimeout(hangs);
    }
  }

  #started(): ChildProcess {
    clearTimeout(this.#idle);
    const child = this.#child ?? this.#start();
    child.ref();
    child.channel?.ref();
    (child.stderr as Socket | null)?.ref();
    return child;
  }

  #start(): ChildProcess {
    const { onStderr, env = {} } = this.#options;
    const child = fork(this.#entry, [...(this.#options.args ?? [])], {
      execArgv: optionsToLoad(this.#entry),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', onStderr === undefined ? 'inherit' : 'pipe', 'ipc'],
      // It handles untrusted text and needs none of our secrets.
      env,
    });
    giveWay(child);
    child.on('message', (message: FromChild<unknown, Progress>) => this.#hear(message));
    child.on('error', (error) => this.#lose(child, error));
    // Not "exit": what it wrote last is still to be read then.
    child.on('close', (code, signal) =>
      this.#lose(child, new Error(`The child process ended early (${signal ?? code}).`)),
    );
    if (onStderr !== undefined) child.stderr?.setEncoding('utf8').on('data', onStderr);
    this.#child = child;
    return child;
  }

  #hear(message: FromChild<unknown, Progress>): void {
    const run = this.#runs.get(message.id);
    if (run === undefined) return;
    if ('progress' in message) run.onProgress?.(message.progress);
    else if ('error' in message)
      run.reject(Object.assign(new Error(message.error.message), { name: message.error.name }));
    else {
      this.#trace(run, message.ran);
      run.resolve(message.result);
    }
  }

  /** What the child did, as a span of its own below ours: between them is what it waited, and what was sent. */
  #trace({ span }: Run<Progress>, ran: ChildRun | null): void {
    if (ran === null || span === null) return;
    const { pid, startedAt, endedAt } = ran;
    const start = { name: `run ${this.#name}`, startedAt, attributes: { 'process.pid': pid } };
    span.enter(() => startSpan(start))?.end(endedAt);
  }

  /** A child that does not abort within seconds is killed, and all its work fails. */
  #abort(child: ChildProcess, id: number): void {
    this.#tell(child, { abort: id });
    setTimeout(() => {
      if (this.#runs.has(id)) child.kill('SIGKILL');
    }, LETS_GO_WITHIN_MS).unref();
  }

  #tell(child: ChildProcess, message: ToChild<Request>): void {
    child.send(message, (error) => {
      if (error !== null) this.#lose(child, error);
    });
  }

  #settle(id: number): void {
    this.#runs.delete(id);
    const child = this.#child;
    if (this.#runs.size > 0 || child === null) return;
    child.unref();
    child.channel?.unref();
    (child.stderr as Socket | null)?.unref();
    this.#idle = setTimeout(() => this.#release(child), this.#options.idleMs).unref();
  }

  #release(child: ChildProcess): void {
    clearTimeout(this.#idle);
    if (this.#child === child) this.#child = null;
    if (child.connected) child.disconnect();
  }

  #lose(child: ChildProcess, error: Error): void {
    if (this.#child !== child) return;
    this.#child = null;
    for (const run of this.#runs.values()) run.reject(error);
  }
}

/**
 * Whoever waits for a page waits for this process, and children compute for as long as they have work: where there are
 * fewer cores than processes, a child takes what is left (nice 10 weighs a tenth). What it starts inherits that. ADR 0160.
 */
function giveWay({ pid }: ChildProcess): void {
  // Where it could not be started, `error` comes.
  if (pid === undefined) return;
  const { PRIORITY_BELOW_NORMAL: below, PRIORITY_LOW: lowest } = constants.priority;
  setPriority(pid, Math.min(getPriority() + below, lowest));
}
