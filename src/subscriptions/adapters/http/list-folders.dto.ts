import { NoOtherFields, Nullable, Text, TypeOf } from '../../../shared/delivery/http/dto.js';
import { PageFields } from '../../../shared/delivery/http/page.dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { formatNext, type Page } from '../../../shared/kernel/page.js';
import type { FolderView } from '../../application/ports/folder-store.js';
import { ListFolders } from '../../application/queries/list-folders.js';
import { FolderDto, toFolderDto } from './folder.dto.js';

const DEFAULT_LIMIT = 50;

@NoOtherFields()
export class ListFoldersRequest extends PageFields(DEFAULT_LIMIT) {
  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListFolders {
    return new ListFolders(caller.id, this.page());
  }
}

@NoOtherFields()
export class ListFoldersResponse {
  @TypeOf(FolderDto) folders!: FolderDto[];
  @Text() @Nullable() next_cursor!: string | null;
}

export const toListFoldersResponse = ({ rows, next }: Page<FolderView>): ListFoldersResponse => ({
  folders: rows.map(toFolderDto),
  next_cursor: formatNext(next),
});
