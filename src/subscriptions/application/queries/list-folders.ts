import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';
import { FolderStore, type FolderView } from '../ports/folder-store.js';

export class ListFolders extends Query<Page<FolderView>> {
  constructor(
    readonly owner: CallerId,
    readonly page: { readonly after: Cursor | null; readonly limit: number },
  ) {
    super();
  }
}

@QueryHandler(ListFolders)
export class ListFoldersHandler implements IQueryHandler<ListFolders> {
  constructor(private readonly folders: FolderStore) {}

  execute({ owner, page: { after, limit } }: ListFolders): Promise<Page<FolderView>> {
    return this.folders.page(owner, after, limit);
  }
}
