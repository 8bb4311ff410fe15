import { Injectable } from '@nestjs/common';
import type { Host } from '../../shared/kernel/hosts/host.js';
import type { SpeechEngine } from './ports/speech/speech-engine.js';

/** The engines that were set up beside the default one, the preferred first. Also the DI token. */
export abstract class SpeechEngines {
  abstract readonly inOrder: readonly SpeechEngine[];
}

/** Who speaks for a host. */
export interface Cast {
  readonly engine: SpeechEngine;
  /** As the engine calls it. */
  readonly voice: string;
}

/** Finds a voice for each host: of the first engine that has one, so that hosts of one briefing may be spoken by several. */
@Injectable()
export class Casting {
  constructor(private readonly engines: SpeechEngines) {}

  /** null: the default voices, which speak for everybody. */
  castFor(host: Host): Cast | null {
    for (const engine of this.engines.inOrder) {
      const voice = engine.voiceOf(host);
      if (voice !== null) return { engine, voice };
    }
    return null;
  }
}
