import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EncodedText } from '../http/encoded-text.js';

/** A text that anybody may fetch: the same for all, for as long as the program runs. */
export interface PublicDocument {
  /** Below the base URL, one of SITE_MAP. */
  readonly path: string;
  /** Where else it is served. */
  readonly aliases?: readonly string[];
  /** With its charset where it is text. */
  readonly mediaType: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Called once, when somebody asks first: by then all contexts have said what they have to say. */
  render(): string | Promise<string>;
}

/** A document as it is sent. */
export interface Rendering {
  readonly document: PublicDocument;
  readonly text: string;
  readonly encoded: EncodedText;
}

/** Whoever has a document adds it when its module starts. */
@Injectable()
export class PublicDocuments {
  readonly #documents: PublicDocument[] = [];
  readonly #renderings = new Map<PublicDocument, Promise<Rendering>>();

  add(...documents: readonly PublicDocument[]): void {
    this.#documents.push(...documents);
  }

  /** In the order of their paths. */
  async all(): Promise<readonly Rendering[]> {
    const sorted = this.#documents.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    return await Promise.all(sorted.map((one) => this.rendering(one)));
  }

  /** By its path or an alias. null: there is none. */
  async at(path: string): Promise<Rendering | null> {
    const found = this.#documents.find((one) => one.path === path || one.aliases?.includes(path) === true);
    return found === undefined ? null : await this.rendering(found);
  }

  private rendering(document: PublicDocument): Promise<Rendering> {
    const known = this.#renderings.get(document);
    if (known !== undefined) return known;
    const rendering = rendered(document);
    this.#renderings.set(document, rendering);
    return rendering;
  }
}

async function rendered(document: PublicDocument): Promise<Rendering> {
  const text = await document.render();
  const tag = createHash('sha256').update(text).digest('hex');
  return { document, text, encoded: new EncodedText(Buffer.from(text), tag) };
}
