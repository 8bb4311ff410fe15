import type { Block } from '../../domain/content-block.js';

/** Reads the markup that publishers write. */
export abstract class MarkupBlocks {
  /**
   * What it says in blocks, without anything that runs, is hidden or belongs to the page around it. `base`: what relative
   * addresses begin with. null: it is no markup. Linear in its length.
   */
  abstract of(markup: string, base: string | null): Promise<readonly Block[] | null>;
}
