import type { EpochMs } from '../../shared/kernel/clock.js';
import { InvalidRequest, NotFound } from '../../shared/kernel/domain-error.js';
import type { CallerId, FolderId, SubscriptionId } from '../../shared/kernel/identifiers.js';

/** In Unicode code points. */
export const LONGEST_NAME = 100;
/** A caller can make so many; who claims the folders of agents may have more. */
export const MOST_FOLDERS = 200;
/** In all folders of a caller together: a subscription may be in several. */
export const MOST_ENTRIES = 5_000;

/** A folder of one caller, in which their subscriptions are. */
export interface Folder {
  readonly id: FolderId;
  readonly owner: CallerId;
  readonly name: string;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

export class FolderNameRefused extends InvalidRequest {}

export class FolderNameTaken extends InvalidRequest {
  constructor(name: string) {
    super(`You have a folder "${name}" already. Names differ in more than capitals.`);
  }
}

export class TooManyFolders extends InvalidRequest {
  constructor() {
    super(`There are ${MOST_FOLDERS} folders already, which is the most a caller can have. Delete one first.`);
  }
}

export class TooManyEntries extends InvalidRequest {
  constructor() {
    super(`Folders hold ${MOST_ENTRIES} sources at most, each counted in every folder that it is in.`);
  }
}

export class FolderNotFound extends NotFound {
  constructor(id: string) {
    super(`You have no folder ${id}.`);
  }
}

export class UnknownFolderSources extends InvalidRequest {
  constructor(ids: readonly string[]) {
    super(`These are none of your sources: ${ids.join(', ')}.`);
  }
}

/** Controls, halves of characters, line ends, and what turns the direction of the text around it. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const SOMETHING = /[\p{L}\p{N}\p{S}]/u;

const squeezed = (name: string): string => name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** In NFC, on one line. Throws FolderNameRefused. */
export function tidyFolderName(name: string): string {
  if (name.search(UNPRINTABLE) >= 0) throw new FolderNameRefused('name must not contain control characters.');
  const tidied = squeezed(name);
  const length = [...tidied].length;
  if (length === 0 || length > LONGEST_NAME) {
    throw new FolderNameRefused(`name must have 1 to ${LONGEST_NAME} characters.`);
  }
  if (!SOMETHING.test(tidied)) throw new FolderNameRefused('name must have a letter, a digit or a symbol.');
  return tidied;
}

/** What other readers wrote, made fit; null: nothing is left of it. */
export function readableFolderName(written: string): string | null {
  const name = squeezed(written.replaceAll(UNPRINTABLE, ' '));
  const cut = [...name].slice(0, LONGEST_NAME).join('').trim();
  return SOMETHING.test(cut) ? cut : null;
}

/** The same for all that a person takes for one name. */
export const keyOfName = (name: string): string => name.normalize('NFC').toLowerCase();

/** Throws FolderNameTaken, TooManyFolders. `current`: all folders of the caller; `name` is tidy. */
export function makeFolder(current: readonly Folder[], made: Pick<Folder, 'id' | 'owner' | 'name'> & Moment): Folder {
  const { at, ...folder } = made;
  if (current.length >= MOST_FOLDERS) throw new TooManyFolders();
  assertFree(current, folder);
  return { ...folder, createdAt: at, updatedAt: at };
}

/** Throws FolderNotFound, FolderNameTaken. */
export function renameFolder(current: readonly Folder[], id: string, { name, at }: { name: string } & Moment): Folder {
  const folder = current.find((one) => one.id === id);
  if (folder === undefined) throw new FolderNotFound(id);
  assertFree(current, { id, name });
  return folder.name === name ? folder : { ...folder, name, updatedAt: at };
}

interface Moment {
  readonly at: EpochMs;
}

function assertFree(current: readonly Folder[], { id, name }: { readonly id: string; readonly name: string }): void {
  const taken = current.find((one) => one.id !== id && keyOfName(one.name) === keyOfName(name));
  if (taken !== undefined) throw new FolderNameTaken(taken.name);
}

/** Which subscriptions go into folders of these names, when somebody brings a list from another reader. */
export interface Placed {
  readonly folder: string;
  readonly subscriptionId: SubscriptionId;
}

/** The folders that have to be made for a list: those whose names there are not yet, as many as there may be. */
export function foldersFor(
  current: readonly Folder[],
  placed: readonly Placed[],
  make: (name: string) => Pick<Folder, 'id' | 'owner' | 'name'> & Moment,
): readonly Folder[] {
  const known = new Set(current.map(({ name }) => keyOfName(name)));
  const made: Folder[] = [];
  for (const { folder } of placed) {
    if (known.has(keyOfName(folder)) || current.length + made.length >= MOST_FOLDERS) continue;
    known.add(keyOfName(folder));
    made.push(makeFolder([], make(folder)));
  }
  return made;
}
