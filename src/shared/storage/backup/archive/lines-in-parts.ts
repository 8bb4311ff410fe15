import type { RecordedEvent } from '../../eventstore/event-store.js';
import { toRecordedEvent } from '../../proof/bundle-format.js';
import { BackupDamaged } from './backup-format.js';

const NEWLINE = 10;

/** Of whole lines. Throws BackupDamaged. */
export function linesIn<T>(content: Buffer): T[] {
  const lines = content.toString().split('\n');
  try {
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as T);
  } catch {
    throw new BackupDamaged('Among its lines is something that is no JSON.');
  }
}

/** Throws BackupDamaged. */
export const eventsIn = (content: Buffer): RecordedEvent[] =>
  linesIn<unknown>(content).map((line) => {
    const event = toRecordedEvent(line);
    if (event === null) throw new BackupDamaged('Among its events is something that is none.');
    return event;
  });

/** COPY writes a row a line, and line ends within a row otherwise. */
export function rowsIn(content: Buffer): number {
  let rows = 0;
  for (let at = content.indexOf(NEWLINE); at >= 0; at = content.indexOf(NEWLINE, at + 1)) rows += 1;
  return rows;
}
