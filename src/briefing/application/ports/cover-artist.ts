import type { Language } from '../../../shared/kernel/language.js';

export interface Cover {
  readonly title: string;
  /** The date line. */
  readonly subtitle: string;
  /** Names of the hosts, as they should stand on the cover. */
  readonly hosts: string;
  readonly language: Language;
  /** Covers of different seeds look different; the same cover is painted alike. Default: the title. */
  readonly seed?: string;
}

export abstract class CoverArtist {
  /** A JPEG of 1400 × 1400 pixels. Any text is welcome: what does not fit is shortened. */
  abstract paint(cover: Cover): Promise<Uint8Array>;
}
