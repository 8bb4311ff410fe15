import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { KeyedSemaphore } from '../../../shared/kernel/keyed-semaphore.js';
import { LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import { ChildProgram } from '../../../shared/outbound/processes/child-program.js';
import { workerBeside } from '../../../shared/outbound/processes/worker-entry.js';
import { ScriptWriter, TooManyTrials, type Composition } from '../../application/ports/script-writer.js';
import type { ComposeRequest, Material } from '../../domain/composing/material.js';

export interface WritingJob {
  readonly material: readonly Material[];
  readonly request: Omit<ComposeRequest, 'versions'>;
}

/** Composes something of no meaning, for the sake of what is compiled by it. */
export interface WarmUpJob {
  readonly warmUp: Language;
}

/** Long enough that a morning's briefings, or the first one after the start, find a warm process. */
const IDLE_MS = 300_000;

/** Some ten seconds' work: longer nobody waits for a preview. */
const MOST_WAITING_TRIALS = 20;

/** Composing takes a second of pure computing: it has a process of its own, so that requests are never held up. */
@Injectable()
export class ChildScriptWriter extends ScriptWriter implements OnApplicationShutdown {
  private readonly child = new ChildProgram<WritingJob | WarmUpJob>(workerBeside(import.meta.url, 'compose'), {
    idleMs: IDLE_MS,
  });
  private readonly trials = new KeyedSemaphore<'trial'>({
    permits: 1,
    maxWaiting: MOST_WAITING_TRIALS,
    rejection: () => new TooManyTrials(),
  });
  /** Somebody waits for a script, or nobody will any more. */
  private isNeededNow = false;

  override write(
    material: readonly Material[],
    request: Omit<ComposeRequest, 'versions'>,
    signal: AbortSignal,
  ): Promise<Composition> {
    this.isNeededNow = true;
    return this.child.run<Composition>({ material, request }, { signal });
  }

  override writeTrial(
    material: readonly Material[],
    request: Omit<ComposeRequest, 'versions'>,
    signal: AbortSignal,
  ): Promise<Composition> {
    return this.trials.run('trial', async () => {
      signal.throwIfAborted();
      return await this.write(material, request, signal);
    });
  }

  /** One language after the other: who asks meanwhile waits for one of them at most. */
  override async warmUp(): Promise<void> {
    for (const language of LANGUAGES) {
      if (this.isNeededNow) return;
      await this.child.run({ warmUp: language }).catch(() => {});
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.isNeededNow = true;
    await this.child.close();
  }
}
