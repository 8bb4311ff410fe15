import {
  BackupDamaged,
  BackupUnusable,
  type BackupHeader,
  type BackupManifest,
} from '../../storage/backup/archive/backup-format.js';
import { CommandRefused, ProblemsFound } from './cli-command.js';

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, one) => total + one, 0);

/** What is in a backup, in lines for operators. */
export function backupInWords(header: BackupHeader, manifest: BackupManifest): readonly string[] {
  const { rows, jobs, events, files, missing, damaged } = manifest;
  const tables = Object.keys(rows).length;
  const extent = header.after === null ? 'Whole' : `Goes on from ${header.after.file}`;
  return [
    `${extent}: ${sum(rows)} rows of ${tables} tables, ${jobs} jobs, ${events} events, ${files} files ${header.media}.`,
    ...(missing > 0
      ? [`${missing} files that events speak of are not there any more, as those of erased briefings.`]
      : []),
    ...(damaged > 0 ? [`${damaged} files are damaged, and in it as they are: "audit:verify --media" names them.`] : []),
  ];
}

export const backupTime = ({ madeAt }: BackupHeader): string => `the moment of ${new Date(madeAt).toISOString()}`;

/** Throws CommandRefused for what cannot be used, ProblemsFound for what is damaged. */
export async function spokenOfBackup<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupUnusable) throw new CommandRefused(error.message);
    throw error instanceof BackupDamaged ? new ProblemsFound(`DAMAGED: ${error.message}`) : error;
  }
}
