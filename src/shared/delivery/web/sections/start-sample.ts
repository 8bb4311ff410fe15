import { Injectable } from '@nestjs/common';
import type { JSX } from 'preact';
import type { Language } from '../../../kernel/language.js';

/** Something to hear for whoever is not signed in, and the assets that it needs. */
export interface Sample {
  readonly styles: readonly string[];
  readonly content: JSX.Element;
}

/** A context offers what strangers hear on the start page; without one there is nothing. */
@Injectable()
export class StartSample {
  #render: (language: Language) => Sample | null = () => null;

  offer(render: (language: Language) => Sample | null): void {
    this.#render = render;
  }

  render(language: Language): Sample | null {
    return this.#render(language);
  }
}
