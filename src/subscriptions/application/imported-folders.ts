import { Injectable } from '@nestjs/common';
import { brand } from '../../shared/kernel/brand.js';
import { Clock } from '../../shared/kernel/clock.js';
import { Ids, type CallerId, type FolderId } from '../../shared/kernel/identifiers.js';
import { foldersFor, keyOfName, MOST_ENTRIES, type Placed } from '../domain/folder.js';
import { FolderStore } from './ports/folder-store.js';

/** Folders of a list that somebody brings from another reader. */
@Injectable()
export class ImportedFolders {
  constructor(
    private readonly folders: FolderStore,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Makes the folders that there are not yet and fills them, as far as there may be so many. The answer: what was put. */
  async put(owner: CallerId, placed: readonly Placed[]): Promise<ReadonlySet<Placed>> {
    const put = new Set<Placed>();
    if (placed.length === 0) return put;
    const at = this.clock.now();
    await this.folders.update(owner, ({ folders, entries }) => {
      const saved = foldersFor(folders, placed, (name) => ({ id: this.nextId(), owner, name, at }));
      const idOf = new Map([...folders, ...saved].map(({ id, name }) => [keyOfName(name), id]));
      const added = placed.flatMap((one) => {
        const folderId = idOf.get(keyOfName(one.folder));
        if (folderId === undefined || entries + put.size >= MOST_ENTRIES) return [];
        put.add(one);
        return [{ folderId, subscriptionId: one.subscriptionId }];
      });
      return { saved, added };
    });
    return put;
  }

  private nextId(): FolderId {
    return brand<FolderId>(this.ids.next('fld'));
  }
}
