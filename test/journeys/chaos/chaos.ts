import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../../support/cluster/cluster.js';
import type { Program } from '../../support/program/program.js';
import { FINISHED, type Agent, type Artifact, type Place } from '../client.js';
import type { Act } from './chaos-plan.js';

/**
 * Longer than ten attempts at a step that dies under each of them: one comes after 100 s where fifteen processes want two
 * processors.
 */
const STALLED_MS = 1_000_000;

/** So many workers, each followed by another when it is killed. */
export class Crew {
  readonly #workers: Promise<Program>[];
  readonly #paused = new Map<Program, Promise<void>>();

  constructor(
    private readonly cluster: Cluster,
    size: number,
  ) {
    this.#workers = Array.from({ length: size }, () => this.#begin());
  }

  async kill(index: number): Promise<void> {
    const worker = await this.#at(index);
    await worker.kill();
    this.#workers[index % this.#workers.length] = this.#begin();
  }

  /** Comes back by itself. Half of the workers go on at any time. */
  async pause(index: number, ms: number): Promise<void> {
    while (this.#paused.size >= this.#workers.length / 2) await Promise.race(this.#paused.values());
    const worker = await this.#at(index);
    if (this.#paused.has(worker)) return await this.pause(index + 1, ms);
    worker.pause();
    this.#paused.set(worker, this.#resume(worker, ms));
  }

  /** When no pause is left and every worker is there: none of them has ended by itself. */
  async calm(): Promise<void> {
    await Promise.all(this.#paused.values());
    for (const index of this.#workers.keys()) await this.#at(index);
  }

  async #resume(worker: Program, afterMs: number): Promise<void> {
    await sleep(afterMs);
    worker.resume();
    this.#paused.delete(worker);
  }

  #begin(): Promise<Program> {
    const starting = this.cluster.node('worker');
    // Whoever wants this worker hears of it.
    starting.catch(() => undefined);
    return starting;
  }

  async #at(index: number): Promise<Program> {
    const worker = await this.#workers[index % this.#workers.length];
    if (worker?.isRunning !== true) throw new Error(`A worker ended by itself. It said:\n${worker?.output}`);
    return worker;
  }
}

/** The node that answers requests: killed, another one takes its place. */
export class Front implements Place {
  private constructor(
    private readonly cluster: Cluster,
    private node: Program,
  ) {}

  static async open(cluster: Cluster): Promise<Front> {
    return new Front(cluster, await cluster.node('api'));
  }

  get baseUrl(): string {
    return this.node.baseUrl;
  }

  /** Nobody answers until the other one does. */
  async kill(): Promise<void> {
    await this.node.kill();
    this.node = await this.cluster.node('api');
  }
}

/** A listener who wants many briefings, and tries to hear each from the moment it was asked for. */
export class Listener {
  /** By briefing. */
  readonly finished = new Map<string, Artifact>();
  /** By briefing: the first sound that was served. */
  readonly heard = new Map<string, Buffer>();
  readonly #wanted = new Map<string, string>();

  constructor(
    private readonly agent: Agent,
    private readonly briefings: number,
  ) {}

  get unfinished(): readonly string[] {
    return [...this.#wanted.keys()].filter((id) => !this.finished.has(id));
  }

  /** Those that failed: they cost their owner nothing. */
  get failed(): number {
    return [...this.finished.values()].filter(({ status }) => status !== 'ready').length;
  }

  /** From 0 to 1. */
  get progress(): number {
    return this.finished.size / this.briefings;
  }

  /** Asks for all of them, some ahead of what is made. */
  async ask(ahead: number, over: AbortSignal): Promise<void> {
    for (let number = 1; number <= this.briefings && !over.aborted; number += 1) {
      while (this.unfinished.length >= ahead && !over.aborted) await sleep(100);
      const { status, body } = await this.agent.requestBriefing(`Briefing ${number}`);
      if (status !== 202 && status !== 200) throw new Error(`request ${number} was answered with ${status}`);
      this.#wanted.set(body.artifact_id, new URL(body.viewer_url).pathname);
    }
  }

  /** Until all have ended. Throws when none ends for long. */
  async hear(over: AbortSignal): Promise<void> {
    let since = Date.now();
    while (this.finished.size < this.briefings && !over.aborted) {
      for (const id of this.unfinished) if (await this.#try(id)) since = Date.now();
      if (Date.now() - since > STALLED_MS) throw new Error(`nothing ends any more: ${this.unfinished.join(' ')}`);
      await sleep(300);
    }
  }

  async #try(id: string): Promise<boolean> {
    const { status, body } = await this.agent.open(`${this.#wanted.get(id)}/audio.mp3`);
    if (status === 200 && !this.heard.has(id)) this.heard.set(id, body);
    const artifact = await this.agent.artifact(id);
    if (!FINISHED.includes(artifact.status)) return false;
    this.finished.set(id, artifact);
    return true;
  }
}

export interface Scene {
  readonly cluster: Cluster;
  readonly crew: Crew;
  readonly front: Front;
  readonly listener: Listener;
}

/** The acts, spread over the work however fast the machine is. */
export async function wreak(
  plan: readonly Act[],
  { cluster, crew, front, listener }: Scene,
  over: AbortSignal,
): Promise<void> {
  for (const [index, { what, worker, table, afterMs, forMs }] of plan.entries()) {
    while (listener.progress < (0.9 * index) / plan.length && !over.aborted) await sleep(50);
    await sleep(afterMs);
    if (over.aborted) return;
    if (what === 'kill') await crew.kill(worker);
    if (what === 'kill_front') await front.kill();
    if (what === 'pause') await crew.pause(worker, forMs);
    if (what === 'lock_table') await cluster.database.lock(table, forMs);
    if (what === 'end_sessions') await cluster.database.endSessions();
    if (what === 'freeze_database') await cluster.database.freeze(forMs);
    if (what === 'restart_database') await cluster.restartDatabase();
    if (what === 'restart_event_store') await cluster.restartEventStore();
    if (what === 'cut_event_store') await cluster.cutEventStore();
  }
}
