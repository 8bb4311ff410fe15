import {
  Default,
  Integer,
  NoOtherFields,
  Nullable,
  Optional,
  Pattern,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { formatCursor, parseCursor, type Page } from '../../../shared/kernel/page.js';
import type { FolderView } from '../../application/ports/folder-store.js';
import { ListFolders } from '../../application/queries/list-folders.js';
import { FolderDto, toFolderDto } from './folder.dto.js';

const DEFAULT_LIMIT = 50;

@NoOtherFields()
export class ListFoldersRequest {
  @Optional() @Pattern(/^\d+:.+$/) cursor?: string;
  @Optional() @Integer(1, 100) @Default(DEFAULT_LIMIT) limit?: number;

  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListFolders {
    const after = this.cursor === undefined ? null : parseCursor(this.cursor);
    return new ListFolders(caller.id, after, this.limit ?? DEFAULT_LIMIT);
  }
}

@NoOtherFields()
export class ListFoldersResponse {
  @TypeOf(FolderDto) folders!: FolderDto[];
  @Text() @Nullable() next_cursor!: string | null;
}

export const toListFoldersResponse = ({ rows, next }: Page<FolderView>): ListFoldersResponse => ({
  folders: rows.map(toFolderDto),
  next_cursor: next === null ? null : formatCursor(next),
});
