import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId, SubscriptionId } from '../../../shared/kernel/identifiers.js';
import { FolderNotFound, MOST_ENTRIES, TooManyEntries, UnknownFolderSources } from '../../domain/folder.js';
import { FolderStore, type Entries, type FolderView } from '../ports/folder-store.js';

/** Puts sources into a folder and takes others out. What is there already stays, what is not there is no mistake. */
export class AssignToFolder extends Command<FolderView> {
  constructor(
    readonly owner: CallerId,
    readonly id: string,
    readonly sources: { readonly add: readonly string[]; readonly remove: readonly string[] },
  ) {
    super();
  }
}

@CommandHandler(AssignToFolder)
export class AssignToFolderHandler implements ICommandHandler<AssignToFolder> {
  constructor(
    private readonly folders: FolderStore,
    private readonly clock: Clock,
  ) {}

  /** Throws FolderNotFound, UnknownFolderSources, TooManyEntries. */
  async execute({ owner, id: asked, sources: { add, remove } }: AssignToFolder): Promise<FolderView> {
    const { id: folderId, subscriptionIds } = await this.folders.present(owner, asked);
    const known = await this.folders.subscriptionsAmong(owner, [...add, ...remove]);
    const unknown = add.filter((one) => !known.has(one));
    if (unknown.length > 0) throw new UnknownFolderSources(unknown);
    const entriesOf = (ids: readonly string[]): readonly Entries[] =>
      distinct(ids.flatMap((one) => known.get(one) ?? [])).map((subscriptionId) => ({ folderId, subscriptionId }));
    const added = entriesOf(add).filter((entry) => !subscriptionIds.includes(entry.subscriptionId));
    await this.folders.update(owner, ({ folders, entries }) => {
      const folder = folders.find((one) => one.id === folderId);
      if (folder === undefined) throw new FolderNotFound(folderId);
      if (entries + added.length > MOST_ENTRIES) throw new TooManyEntries();
      return { saved: [{ ...folder, updatedAt: this.clock.now() }], added, removed: entriesOf(remove) };
    });
    return this.folders.present(owner, folderId);
  }
}

const distinct = (ids: readonly SubscriptionId[]): readonly SubscriptionId[] => [...new Set(ids)];
