import { MarkupBlocks } from '../../application/ports/markup-blocks.js';
import type { Block } from '../../domain/content-block.js';

/** The parser of HTML is loaded when somebody reads the first item: threads of their own read feeds. */
export class HtmlMarkupBlocks extends MarkupBlocks {
  override async of(markup: string, base: string | null): Promise<readonly Block[] | null> {
    const { htmlIn } = await import('./plain-text.js');
    const html = htmlIn(markup);
    if (html === null) return null;
    const { readBlocks } = await import('./block-reader.js');
    return readBlocks(html, base);
  }
}
