import type { Language } from '../../../../shared/kernel/language.js';

export interface Cover {
  readonly title: string;
  /** The date line. */
  readonly subtitle: string;
  /** Names of the hosts, as they should stand on the cover. */
  readonly hosts: string;
  readonly language: Language;
  /** Covers of different seeds look different; the same cover is painted alike. Default: the title. */
  readonly seed?: string;
  /** Pixels of width and height. Default: 1,400, as in the files of briefings. */
  readonly side?: typeof LARGE_COVER | typeof SMALL_COVER;
}

/** What directories of podcasts ask for. */
export const LARGE_COVER = 3000;

/** Twice what mails show, for sharp screens, in some tens of kilobytes. */
export const SMALL_COVER = 480;

export abstract class CoverArtist {
  /** A square JPEG. Any text is welcome: what does not fit is shortened. */
  abstract paint(cover: Cover): Promise<Uint8Array>;
}
