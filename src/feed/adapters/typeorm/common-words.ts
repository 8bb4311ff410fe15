import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/database/database.js';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import type { Keyword } from '../../domain/keyword.js';
import { COMMONEST, type WordsColumn } from './item-statements.js';

/** Of all items: above it, a page is found sooner by reading the newest items than through the index. */
const COMMON_SHARE = 0.05;
/** PostgreSQL renews its statistics as tables grow; so do we. */
const RENEW_MS = 10 * 60_000;

interface Statistics {
  readonly words: string[];
  readonly shares: number[];
}

/** Which words nearly every item has, by PostgreSQL's own statistics. */
@Injectable()
export class CommonWords {
  private readonly known = new Map<
    WordsColumn,
    { readonly at: EpochMs; readonly words: Promise<ReadonlySet<string>> }
  >();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whether a search for it has no rare word to begin with. */
  async all(column: WordsColumn, { wanted: { words, beginnings } }: Keyword): Promise<boolean> {
    if (beginnings.length > 0) return false;
    const common = await this.of(column);
    return words.every((word) => common.has(word));
  }

  private of(column: WordsColumn): Promise<ReadonlySet<string>> {
    const now = this.clock.now();
    const known = this.known.get(column);
    if (known !== undefined && now - known.at < RENEW_MS) return known.words;
    const words = this.load(column);
    words.catch(() => this.known.delete(column));
    this.known.set(column, { at: now, words });
    return words;
  }

  private async load(column: WordsColumn): Promise<ReadonlySet<string>> {
    const [row] = await this.database.query<Statistics>(COMMONEST, [column]);
    // The last three shares are the least, the greatest and that of NULLs.
    return new Set(row?.words.filter((_, index) => (row.shares[index] ?? 0) >= COMMON_SHARE));
  }
}
