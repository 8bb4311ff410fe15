import { Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import {
  AssignToFolderRequest,
  CreateFolderRequest,
  CreateFolderResponse,
  DeleteFolderRequest,
  DeleteFolderResponse,
  RenameFolderRequest,
  toCreateFolderResponse,
} from './change-folder.dto.js';
import { FolderResponse, toFolderResponse } from './folder.dto.js';
import { ListFoldersRequest, ListFoldersResponse, toListFoldersResponse } from './list-folders.dto.js';

@Controller('api/v1/folders')
export class FoldersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('list')
  @Operation({
    summary: 'Lists the folders of the caller with what is in them, newest first',
    auth: 'skill',
    response: ListFoldersResponse,
    errors: [400, 401],
  })
  async list(
    @CurrentCaller() caller: Caller,
    @RequestBody(ListFoldersRequest, { optional: true }) body: ListFoldersRequest,
  ): Promise<ListFoldersResponse> {
    return toListFoldersResponse(await this.queries.execute(body.toQuery(caller)));
  }

  @Post('create')
  @Operation({
    summary: 'Creates a folder',
    description: 'At most 200. Of a name that there is, in whatever case, it answers the folder that has it.',
    auth: 'skill',
    response: CreateFolderResponse,
    errors: [400, 401],
  })
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody(CreateFolderRequest) body: CreateFolderRequest,
  ): Promise<CreateFolderResponse> {
    return toCreateFolderResponse(await this.commands.execute(body.toCommand(caller)));
  }

  @Post('rename')
  @Operation({
    summary: 'Renames a folder of the caller',
    auth: 'skill',
    response: FolderResponse,
    errors: [400, 401, 404],
  })
  async rename(
    @CurrentCaller() caller: Caller,
    @RequestBody(RenameFolderRequest) body: RenameFolderRequest,
  ): Promise<FolderResponse> {
    return toFolderResponse(await this.commands.execute(body.toCommand(caller)));
  }

  @Post('delete')
  @Operation({
    summary: 'Deletes a folder of the caller; its sources stay',
    auth: 'skill',
    response: DeleteFolderResponse,
    errors: [401, 404],
  })
  async delete(
    @CurrentCaller() caller: Caller,
    @RequestBody(DeleteFolderRequest) body: DeleteFolderRequest,
  ): Promise<DeleteFolderResponse> {
    await this.commands.execute(body.toCommand(caller));
    return { deleted: true };
  }

  @Post('assign')
  @Operation({
    summary: 'Puts sources of the caller into a folder, and takes others out',
    description: 'A source may be in any number of folders, or in none. Repeating it changes nothing.',
    auth: 'skill',
    response: FolderResponse,
    errors: [400, 401, 404],
  })
  async assign(
    @CurrentCaller() caller: Caller,
    @RequestBody(AssignToFolderRequest) body: AssignToFolderRequest,
  ): Promise<FolderResponse> {
    return toFolderResponse(await this.commands.execute(body.toCommand(caller)));
  }
}
