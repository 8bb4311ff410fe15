import { mapTable } from '../database/mapped-table.js';

export interface KnownKeyRow {
  /** There is one row at most. */
  readonly sole: boolean;
  /** A digest that says nothing about the key. */
  readonly fingerprint: string;
}

export const knownKeys = mapTable<KnownKeyRow>('secrets.known_key', {
  sole: { type: 'boolean', primary: true, default: true },
  fingerprint: { type: 'text' },
});
