import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { sealText, toSeal, type Seal } from './seal.js';

/** The last row says that it is a seal, and is none. Nothing can be sealed after it. */
export class NoSeal extends Error {
  override readonly name = 'NoSeal';

  constructor(number: number) {
    super(`Row ${number} of eventstore.seal is no seal: somebody else than this program has written it.`);
  }
}

/** The seals, in PostgreSQL whichever store the events are in. Nobody changes or removes one: see `eventStoreSchema`. */
@Injectable()
export class Seals {
  constructor(private readonly database: Database) {}

  /** null: there is none yet. Throws NoSeal. */
  async last(): Promise<Seal | null> {
    const sql = 'select number, seal from eventstore.seal order by number desc limit 1';
    const [row] = await this.database.query<SealRow>(sql);
    if (row === undefined) return null;
    const seal = toSeal(row.seal);
    if (seal === null) throw new NoSeal(row.number);
    return seal;
  }

  /** By their numbers. A row that is no seal is left out: then a number is missing. */
  async all(): Promise<Seal[]> {
    const rows = await this.database.query<SealRow>('select number, seal from eventstore.seal order by number');
    return rows.map(({ seal }) => toSeal(seal)).filter((seal) => seal !== null);
  }

  /** false: somebody else has made the seal of this number. */
  async add(seal: Seal): Promise<boolean> {
    const sql = 'insert into eventstore.seal (number, seal) values ($1, $2) on conflict do nothing';
    return (await this.database.execute(sql, [seal.number, sealText(seal)])) === 1;
  }
}

interface SealRow {
  readonly number: number;
  readonly seal: unknown;
}
