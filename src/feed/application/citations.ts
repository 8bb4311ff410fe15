import { Injectable } from '@nestjs/common';
import type { Citing } from '../api.js';

/** Who cites items, in other contexts. They add themselves when they start. */
@Injectable()
export class Citations {
  readonly #citing: Citing[] = [];

  add(citing: Citing): void {
    this.#citing.push(citing);
  }

  /** All that is cited by now has been kept when this returns. */
  async keepAll(): Promise<void> {
    for (const citing of this.#citing) await citing.keepCited();
  }
}
