import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ChildProgram } from '../../../shared/outbound/processes/child-program.js';
import { workerBeside } from '../../../shared/outbound/processes/worker-entry.js';
import { CoverArtist, type Cover } from '../../application/ports/media/cover-artist.js';

/** Covers come one by one, and starting again takes a fifth of a second: no reason to keep fonts in memory. */
const IDLE_MS = 3_000;

/** Paints with Skia, in a process of its own: the library and its fonts keep 60 MB once they are loaded. */
@Injectable()
export class CanvasCoverArtist extends CoverArtist implements OnApplicationShutdown {
  private readonly studio = new ChildProgram<Cover>(workerBeside(import.meta.url, 'cover'), { idleMs: IDLE_MS });

  async paint(cover: Cover): Promise<Uint8Array> {
    return this.studio.run<Uint8Array>(cover);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.studio.close();
  }
}
