import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { FolderStore } from '../ports/folder-store.js';

/** The folder goes; what was in it is followed as before. */
export class DeleteFolder extends Command<void> {
  constructor(
    readonly owner: CallerId,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteFolder)
export class DeleteFolderHandler implements ICommandHandler<DeleteFolder> {
  constructor(private readonly folders: FolderStore) {}

  /** Throws FolderNotFound. */
  async execute({ owner, id: asked }: DeleteFolder): Promise<void> {
    const { id } = await this.folders.present(owner, asked);
    await this.folders.update(owner, ({ folders }) => ({ deleted: folders.filter((one) => one.id === id) }));
  }
}
