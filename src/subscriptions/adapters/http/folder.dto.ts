import { Described, EpochMsField, NoOtherFields, Strings, Text, TypeOf } from '../../../shared/delivery/http/dto.js';
import type { FolderView } from '../../application/ports/folder-store.js';
import { LONGEST_NAME } from '../../domain/folder.js';

export const NAME = 'Unique among the folders of the caller, whatever the case.';

@NoOtherFields()
export class FolderDto {
  @Text(1)
  id!: string;

  @Text(1, LONGEST_NAME)
  name!: string;

  @Strings()
  @Described('Active sources in it, the newest subscription first. A source may be in several folders.')
  source_ids!: string[];

  @EpochMsField()
  created_at!: number;

  @EpochMsField()
  updated_at!: number;
}

@NoOtherFields()
export class FolderResponse {
  @TypeOf(FolderDto) folder!: FolderDto;
}

export const toFolderDto = ({ id, name, subscriptionIds, createdAt, updatedAt }: FolderView): FolderDto => ({
  id,
  name,
  source_ids: [...subscriptionIds],
  created_at: createdAt,
  updated_at: updatedAt,
});

export const toFolderResponse = (folder: FolderView): FolderResponse => ({ folder: toFolderDto(folder) });
