import { DatabaseError } from 'pg';
import { DomainError } from '../../../kernel/domain-error.js';
import { BackupDamaged, BackupUnusable } from '../archive/backup-format.js';

/** Classes of SQLSTATE: a value, a row or a name that the database does not take. */
const REFUSED = /^(?:22|23|42)/;

const AGAIN = 'Nothing was replaced, and no program starts on what is there; the same command begins anew.';

/** What a restore says of an error in the middle of its work; null: a bug. */
function wordsFor(error: unknown): BackupUnusable | BackupDamaged | null {
  if (error instanceof DatabaseError && REFUSED.test(error.code ?? '')) {
    return new BackupDamaged(`The database does not take what is in it (${error.message}): somebody changed it.`);
  }
  if (error instanceof DatabaseError) return new BackupUnusable(`The database broke off (${error.message}). ${AGAIN}`);
  const { syscall, message } = error as NodeJS.ErrnoException;
  return syscall === undefined ? null : new BackupUnusable(`It broke off (${message}). ${AGAIN}`);
}

/** Throws BackupUnusable or BackupDamaged for what an operator can mend. */
export async function inOperatorWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw wordsFor(error) ?? error;
  }
}

/** A file into the store of media, which may be that of an extension. */
export async function keptInStore(key: string, keep: () => Promise<void>): Promise<void> {
  try {
    await keep();
  } catch (error) {
    if (error instanceof BackupDamaged || error instanceof BackupUnusable) throw error;
    const cause = error instanceof DomainError && error.cause instanceof Error ? error.cause : error;
    throw new BackupUnusable(
      `The file ${key} cannot be kept: the store of media says "${(cause as Error).message}". ${AGAIN}`,
    );
  }
}
