import { FORMAT, VERSION, type BackupHeader } from '../../../../src/shared/storage/backup/archive/backup-format.js';

/** As a program writes it, of a small installation. */
export const HEADER: BackupHeader = {
  format: FORMAT,
  version: VERSION,
  id: 'the-one',
  madeAt: 0,
  installation: null,
  migrations: ['A1'],
  tables: [{ name: 'ledger.account', columns: ['id'] }],
  sequences: [{ name: 'ledger.counter', lastValue: '3', isCalled: true }],
  after: null,
  upTo: '0'.repeat(20),
  contiguous: true,
  media: 'included',
  keys: false,
};
