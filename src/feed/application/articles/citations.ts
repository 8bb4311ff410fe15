import { Injectable } from '@nestjs/common';
import type { Citing } from '../../api.js';

/** The contexts that cite items. They register at start. */
@Injectable()
export class Citations {
  readonly #citing: Citing[] = [];

  add(citing: Citing): void {
    this.#citing.push(citing);
  }

  /** Returns when every item that is cited by now is protected from retention. */
  async keepAll(): Promise<void> {
    for (const citing of this.#citing) await citing.keepCited();
  }
}
