import { IsBoolean } from 'class-validator';
import {
  Constant,
  Described,
  Examples,
  NoOtherFields,
  Optional,
  Strings,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { AssignToFolder } from '../../application/commands/assign-to-folder.js';
import { CreateFolder, type CreatedFolder } from '../../application/commands/create-folder.js';
import { DeleteFolder } from '../../application/commands/delete-folder.js';
import { RenameFolder } from '../../application/commands/rename-folder.js';
import { LONGEST_NAME } from '../../domain/folder.js';
import { FolderDto, NAME, toFolderDto } from './folder.dto.js';

/** As many as a caller can have. */
const MOST_ASSIGNED = 1_000;

@NoOtherFields()
@Examples({ name: 'Tech' })
export class CreateFolderRequest {
  @Text(1, LONGEST_NAME)
  @Described(NAME)
  name!: string;

  toCommand(caller: Caller): CreateFolder {
    return new CreateFolder(caller.id, this.name);
  }
}

@NoOtherFields()
export class CreateFolderResponse {
  @IsBoolean()
  @Described('false: there was a folder of that name, which stays as it is.')
  created!: boolean;

  @TypeOf(FolderDto)
  folder!: FolderDto;
}

export const toCreateFolderResponse = ({ created, folder }: CreatedFolder): CreateFolderResponse => ({
  created,
  folder: toFolderDto(folder),
});

@NoOtherFields()
export class RenameFolderRequest {
  @Text(1) folder_id!: string;

  @Text(1, LONGEST_NAME)
  @Described(NAME)
  name!: string;

  toCommand(caller: Caller): RenameFolder {
    return new RenameFolder(caller.id, this.folder_id, this.name);
  }
}

@NoOtherFields()
export class DeleteFolderRequest {
  @Text(1) folder_id!: string;

  toCommand(caller: Caller): DeleteFolder {
    return new DeleteFolder(caller.id, this.folder_id);
  }
}

@NoOtherFields()
export class DeleteFolderResponse {
  @Constant(true) deleted!: true;
}

@NoOtherFields()
export class AssignToFolderRequest {
  @Text(1) folder_id!: string;

  @Optional()
  @Strings({ max: MOST_ASSIGNED })
  @Described('source_ids that are in it from now on; where else they are stays.')
  add?: string[];

  @Optional()
  @Strings({ max: MOST_ASSIGNED })
  @Described('source_ids that are not in it from now on.')
  remove?: string[];

  toCommand(caller: Caller): AssignToFolder {
    return new AssignToFolder(caller.id, this.folder_id, { add: this.add ?? [], remove: this.remove ?? [] });
  }
}
