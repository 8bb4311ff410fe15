import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ChildProgram } from '../../../shared/outbound/processes/child-program.js';
import { workerBeside } from '../../../shared/outbound/processes/worker-entry.js';
import { ScriptWriter, type Composition } from '../../application/ports/script-writer.js';
import type { ComposeRequest, Material } from '../../domain/composing/material.js';

export interface WritingJob {
  readonly material: readonly Material[];
  readonly request: Omit<ComposeRequest, 'versions'>;
}

/** Long enough that a morning's briefings share one warm process. */
const IDLE_MS = 60_000;

/** Composing takes a second of pure computing: it has a process of its own, so that requests are never held up. */
@Injectable()
export class ChildScriptWriter extends ScriptWriter implements OnApplicationShutdown {
  private readonly child = new ChildProgram<WritingJob>(workerBeside(import.meta.url, 'compose'), { idleMs: IDLE_MS });

  override write(
    material: readonly Material[],
    request: Omit<ComposeRequest, 'versions'>,
    signal: AbortSignal,
  ): Promise<Composition> {
    return this.child.run<Composition>({ material, request }, { signal });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.child.close();
  }
}
