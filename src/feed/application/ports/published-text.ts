import type { Block } from '../../domain/content-block.js';

/** Reads what publishers write. */
export abstract class PublishedText {
  /**
   * What markup says in blocks, without anything that runs, is hidden or belongs to the page around it. `base`: what
   * relative addresses begin with. null: it is no markup. Linear in its length.
   */
  abstract blocks(markup: string, base: string | null): Promise<readonly Block[] | null>;
  /**
   * What a text is written in, as a primary subtag (`de`). `declared`: what its publisher says, believed where the words
   * leave it open. null: nobody knows.
   */
  abstract language(text: string, declared: string | null): Promise<string | null>;
}
