import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../shared/delivery/mcp/mcp-registry.js';
import { READS, tool, type ToolHints } from '../../../shared/delivery/mcp/mcp-tool.js';
import {
  AssignToFolderRequest,
  CreateFolderRequest,
  CreateFolderResponse,
  DeleteFolderRequest,
  DeleteFolderResponse,
  RenameFolderRequest,
  toCreateFolderResponse,
} from '../http/change-folder.dto.js';
import { FolderResponse, toFolderResponse } from '../http/folder.dto.js';
import { ListFoldersRequest, ListFoldersResponse, toListFoldersResponse } from '../http/list-folders.dto.js';

const MORE = 'There are more: call again with cursor = next_cursor.';
const NONE = 'The person has no folder. create_folder makes one.';
const EMPTY = 'Put sources into it with assign_to_folder; list_subscriptions shows their ids.';
const ADVICE = { not_found: 'list_folders shows the folder_ids that the person has.' };
const CHANGES: ToolHints = { readOnly: false, destructive: false, idempotent: true, openWorld: false };

/** The operations of FoldersController as MCP tools. */
@Injectable()
export class FolderTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.registry.register({ tools: [this.list(), this.create(), this.rename(), this.assign(), this.delete()] });
  }

  private list() {
    return tool({
      name: 'list_folders',
      title: 'List folders',
      description:
        'Lists the folders into which the person sorts their subscriptions, with the source_ids in each. Use it when they ' +
        'speak of a folder ("my Tech folder"), or before you change one. A request for a briefing may name a folder in words.',
      hints: READS,
      input: ListFoldersRequest,
      output: ListFoldersResponse,
      run: async (body, { caller }) => {
        const page = toListFoldersResponse(await this.queries.execute(body.toQuery(caller)));
        if (page.folders.length === 0) return { body: page, next: NONE };
        return page.next_cursor === null ? { body: page } : { body: page, next: MORE };
      },
    });
  }

  private create() {
    return tool({
      name: 'create_folder',
      title: 'Create a folder',
      description: 'Makes a folder for subscriptions. Of a name that there is already it returns that folder.',
      hints: CHANGES,
      input: CreateFolderRequest,
      output: CreateFolderResponse,
      run: async (body, { caller }) => {
        const created = toCreateFolderResponse(await this.commands.execute(body.toCommand(caller)));
        return created.folder.source_ids.length === 0 ? { body: created, next: EMPTY } : { body: created };
      },
    });
  }

  private rename() {
    return tool({
      name: 'rename_folder',
      title: 'Rename a folder',
      description:
        'Gives a folder another name. The sources in it stay in it, and so do rules for it. Names are unique.',
      hints: CHANGES,
      advice: ADVICE,
      input: RenameFolderRequest,
      output: FolderResponse,
      run: async (body, { caller }) => ({
        body: toFolderResponse(await this.commands.execute(body.toCommand(caller))),
      }),
    });
  }

  private assign() {
    return tool({
      name: 'assign_to_folder',
      title: 'Put sources into a folder',
      description:
        'Puts subscriptions into a folder (add) or takes them out (remove); a source may be in several folders. To move ' +
        'one, add it to one folder and remove it from the other.',
      hints: CHANGES,
      advice: ADVICE,
      input: AssignToFolderRequest,
      output: FolderResponse,
      run: async (body, { caller }) => ({
        body: toFolderResponse(await this.commands.execute(body.toCommand(caller))),
      }),
    });
  }

  private delete() {
    return tool({
      name: 'delete_folder',
      title: 'Delete a folder',
      description:
        'Deletes a folder and the rules for it. The person goes on following what was in it. Use it only when they ask.',
      hints: { ...CHANGES, destructive: true },
      advice: ADVICE,
      input: DeleteFolderRequest,
      output: DeleteFolderResponse,
      run: async (body, { caller }) => {
        await this.commands.execute(body.toCommand(caller));
        return { body: { deleted: true } };
      },
    });
  }
}
