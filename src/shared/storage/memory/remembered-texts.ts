import { BoundedCache } from './bounded-cache.js';

/** Some dozens of long answers, or of pages. */
const MOST_BYTES = 4_000_000;

/** Long texts that follow from what they are asked by: made once for all who ask for the same soon. ADR 0162. */
export class RememberedTexts {
  readonly #texts = new BoundedCache<Buffer>(MOST_BYTES);

  /** `facts`: all that the text depends on and that is not the same for as long as the program runs, as JSON. */
  of(facts: unknown, make: () => string): Buffer {
    const key = JSON.stringify(facts);
    const known = this.#texts.find(key);
    if (known !== undefined) return known;
    const text = Buffer.from(make());
    this.#texts.keep(key, text, text.length + key.length);
    return text;
  }
}
