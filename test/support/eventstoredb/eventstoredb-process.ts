import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { freePort } from '../program/free-port.js';
import { TYPESCRIPT_FLAGS } from '../runner/typescript-flags.mjs';
import { urlOf } from './connection-strings.js';
import type { ServerOptions } from './protocol-server.js';

type ProcessOptions = Omit<ServerOptions, 'port' | 'log'>;

/** The protocol server as a process that can be killed; its events survive it. */
export class EventStoreDbProcess {
  #child: ChildProcess | null = null;
  #output: Interface | null = null;
  #url = '';

  private constructor(
    private readonly folder: string,
    private readonly options: ProcessOptions,
  ) {}

  static async start(options: ProcessOptions = {}): Promise<EventStoreDbProcess> {
    const server = new EventStoreDbProcess(await mkdtemp(join(tmpdir(), 'eventstoredb-')), options);
    await server.startAgain();
    return server;
  }

  /** For EVENT_STORE_URL; stays the same over restarts. */
  get url(): string {
    return this.#url;
  }

  /** As `ProtocolServer.urlOf`. */
  urlOf(name: string, password?: string): string {
    return urlOf({ port: this.#port, ...this.options }, name, password);
  }

  /** kill -9. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async startAgain(): Promise<void> {
    const port = String(this.#port || (await freePort()));
    const script = join(import.meta.dirname, 'serve.mjs');
    const command = [script, port, join(this.folder, 'events'), JSON.stringify(this.options)];
    const child = spawn(process.execPath, [...TYPESCRIPT_FLAGS, ...command], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child = child;
    const output = createInterface(child.stdout);
    this.#output = output;
    this.#url = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The event store did not start (exit code ${code}).`)));
      output.once('line', resolve);
    });
  }

  get #port(): number {
    return this.#url === '' ? 0 : Number(new URL(this.#url.replace('esdb:', 'http:')).port);
  }

  /** As `ProtocolServer.scavenge`. */
  scavenge(): Promise<void> {
    return this.#tell('scavenge');
  }

  /** Ends every connection, and takes new ones. */
  hangUp(): Promise<void> {
    return this.#tell('hang up');
  }

  async #tell(order: 'scavenge' | 'hang up'): Promise<void> {
    if (this.#child === null || this.#output === null) throw new Error('The event store does not run.');
    const done = once(this.#output, 'line');
    this.#child.stdin?.write(`${order}\n`);
    await done;
  }

  /** Ends it and forgets its events. */
  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
