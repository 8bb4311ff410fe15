import { Injectable } from '@nestjs/common';
import { SecretKeys } from '../../../shared/storage/secrets/secret-keys.js';
import type { ShowId } from '../../../shared/kernel/identifiers.js';
import type { ShowPlan } from '../../domain/show.js';

/** What an owner wrote: personal data. */
export interface SealedShow {
  readonly name: string;
  readonly userRequest: string | null;
  readonly query: string | null;
}

/** Never changes: it is part of the key. */
const PURPOSE = 'words of shows';

/** Seals words with the secret key, which is not in the database. They go with their row, so no owner needs a key. */
@Injectable()
export class ShowWords {
  constructor(private readonly secrets: SecretKeys) {}

  async seal(id: ShowId, { name, userRequest, scope: { query } }: ShowPlan): Promise<Buffer> {
    const words: SealedShow = { name, userRequest, query };
    return (await this.secrets.get()).seal(PURPOSE, id, JSON.stringify(words));
  }

  /** Throws SecretKeyUnusable. */
  async open(id: ShowId, sealed: Buffer): Promise<SealedShow> {
    return JSON.parse((await this.secrets.get()).open(PURPOSE, id, sealed)) as SealedShow;
  }
}
