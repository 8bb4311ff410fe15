import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { brand } from '../../../shared/kernel/brand.js';
import { Clock } from '../../../shared/kernel/clock.js';
import { Ids, type CallerId, type FolderId } from '../../../shared/kernel/identifiers.js';
import { keyOfName, makeFolder, tidyFolderName } from '../../domain/folder.js';
import { FolderStore, type FolderView } from '../ports/folder-store.js';

export interface CreatedFolder {
  /** false: there was one of that name, which stays as it is. */
  readonly created: boolean;
  readonly folder: FolderView;
}

/** Makes a folder of this name, unless there is one. */
export class CreateFolder extends Command<CreatedFolder> {
  constructor(
    readonly owner: CallerId,
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(CreateFolder)
export class CreateFolderHandler implements ICommandHandler<CreateFolder> {
  constructor(
    private readonly folders: FolderStore,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Throws FolderNameRefused, TooManyFolders. */
  async execute({ owner, name: written }: CreateFolder): Promise<CreatedFolder> {
    const name = tidyFolderName(written);
    const made = { id: brand<FolderId>(this.ids.next('fld')), owner, name, at: this.clock.now() };
    let id = made.id;
    await this.folders.update(owner, ({ folders }) => {
      const same = folders.find((one) => keyOfName(one.name) === keyOfName(name));
      id = same?.id ?? made.id;
      return same === undefined ? { saved: [makeFolder(folders, made)] } : {};
    });
    return { created: id === made.id, folder: await this.folders.present(owner, id) };
  }
}
