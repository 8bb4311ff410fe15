import { troubleWords } from '../../../shared/delivery/web/troubles/trouble-words.js';
import { InvalidRequest } from '../../../shared/kernel/domain-error.js';
import type { Language } from '../../../shared/kernel/language.js';
import { NotAFeed } from '../../api.js';
import { TooManyFetches } from '../../application/fetch-concurrency.js';
import { DailyQuotaExceeded } from '../../domain/daily-quota.js';
import { FolderNameRefused, FolderNameTaken, TooManyEntries, TooManyFolders } from '../../domain/folder.js';
import { TooManySubscriptions } from '../../domain/subscription.js';
import type { FolderFault } from './feeds-model.js';
import { wordsFor } from './locale.js';

/** What is wrong with an address, in words; null: it is no fault of the address. */
export function addFaultOf(error: unknown, language: Language): string | null {
  const { faults } = wordsFor(language).add;
  if (error instanceof TooManySubscriptions) return faults.tooMany;
  if (error instanceof DailyQuotaExceeded) return faults.tooManyNew;
  if (error instanceof TooManyFetches) return faults.busy;
  if (error instanceof NotAFeed) return troubleWords(error.message, language);
  return error instanceof InvalidRequest ? faults.address : null;
}

/** What is wrong with a folder; null: nothing that its form has words for. */
export function folderFaultOf(error: unknown): FolderFault | null {
  if (error instanceof FolderNameTaken) return 'taken';
  if (error instanceof FolderNameRefused) return 'name';
  if (error instanceof TooManyFolders) return 'tooMany';
  return error instanceof TooManyEntries ? 'full' : null;
}
