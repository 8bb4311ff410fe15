import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { renameFolder, tidyFolderName } from '../../domain/folder.js';
import { FolderStore, type FolderView } from '../ports/folder-store.js';

export class RenameFolder extends Command<FolderView> {
  constructor(
    readonly owner: CallerId,
    readonly id: string,
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(RenameFolder)
export class RenameFolderHandler implements ICommandHandler<RenameFolder> {
  constructor(
    private readonly folders: FolderStore,
    private readonly clock: Clock,
  ) {}

  /** Throws FolderNameRefused, FolderNameTaken, FolderNotFound. */
  async execute({ owner, id: asked, name: written }: RenameFolder): Promise<FolderView> {
    const change = { name: tidyFolderName(written), at: this.clock.now() };
    const { id } = await this.folders.present(owner, asked);
    await this.folders.update(owner, ({ folders }) => ({ saved: [renameFolder(folders, id, change)] }));
    return this.folders.present(owner, id);
  }
}
