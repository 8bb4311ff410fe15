import type { Readable } from 'node:stream';
import type { Database } from '../database/database.js';
import { MediaStore, MediaStoreUnfit, type MarkedMediaStore, type StoredMedia } from './media-store.js';
import { openMediaStore, type MediaPlace } from './open-media-store.js';

const READ = 'select mark from media.known_store';
const REMEMBER = 'insert into media.known_store (mark) values ($1) on conflict do nothing';

interface Opening {
  readonly config: MediaPlace;
  /** Of an operator, perhaps on a machine without the files: most need none. */
  readonly command: boolean;
}

/**
 * The store that the settings name, once it is known to be the one of this database: another one would have none of its
 * files, and call them lost. The first store that a program begins with is the one from then on. Throws MediaStoreUnfit.
 */
export async function openKnownMediaStore({ config, command }: Opening, database: Database): Promise<MediaStore> {
  const known = await markIn(database);
  try {
    if (command) return await openMediaStore(config, known ?? undefined);
    const store = await openMediaStore(config, known);
    return known === null ? await remembered(store, { config, database }) : store;
  } catch (error) {
    if (command && error instanceof MediaStoreUnfit) return new UnfitMediaStore(error);
    throw error;
  }
}

/** Of two nodes that begin at once, with a store each, one is refused. */
async function remembered(
  store: MarkedMediaStore,
  { config, database }: { readonly config: MediaPlace; readonly database: Database },
): Promise<MediaStore> {
  if (store.mark === null) return store;
  await database.execute(REMEMBER, [store.mark]);
  const known = await markIn(database);
  return known === store.mark ? store : await openMediaStore(config, known);
}

async function markIn(database: Database): Promise<string | null> {
  const [row] = await database.query<{ mark: string }>(READ);
  return row?.mark ?? null;
}

/** Says so to whoever needs a file. */
class UnfitMediaStore extends MediaStore {
  constructor(private readonly error: MediaStoreUnfit) {
    super();
  }

  override put(): Promise<void> {
    return this.#refuse();
  }

  override putFile(): Promise<void> {
    return this.#refuse();
  }

  override replaceFile(): Promise<void> {
    return this.#refuse();
  }

  override stat(): Promise<StoredMedia | null> {
    return this.#refuse();
  }

  override read(): Promise<Readable | null> {
    return this.#refuse();
  }

  override readAll(): Promise<Buffer | null> {
    return this.#refuse();
  }

  override removeBelow(): Promise<void> {
    return this.#refuse();
  }

  override check(): Promise<void> {
    return this.#refuse();
  }

  #refuse(): Promise<never> {
    return Promise.reject(this.error);
  }
}
