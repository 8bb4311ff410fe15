import { PublishedText } from '../../application/ports/published-text.js';
import type { Block } from '../../domain/content-block.js';

/** The parser of HTML and what is known of languages are loaded when somebody reads the first item. */
export class LoadedPublishedText extends PublishedText {
  override async blocks(markup: string, base: string | null): Promise<readonly Block[] | null> {
    const { htmlIn } = await import('./plain-text.js');
    const html = htmlIn(markup);
    if (html === null) return null;
    const { readBlocks } = await import('./block-reader.js');
    return readBlocks(html, base);
  }

  override async language(text: string, declared: string | null): Promise<string | null> {
    const { languageOf } = await import('./item-language.js');
    return languageOf(text, declared);
  }
}
