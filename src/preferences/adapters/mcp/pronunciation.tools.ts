import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../shared/delivery/mcp/mcp-registry.js';
import { READS, tool } from '../../../shared/delivery/mcp/mcp-tool.js';
import {
  DeletePronunciationRequest,
  DeletePronunciationResponse,
  SetPronunciationRequest,
  SetPronunciationResponse,
  toSetPronunciationResponse,
} from '../http/change-pronunciation.dto.js';
import {
  ListPronunciationsRequest,
  ListPronunciationsResponse,
  toListPronunciationsResponse,
} from '../http/list-pronunciations.dto.js';

const MORE = 'There are more: call again with cursor = next_cursor.';

/** The operations of PronunciationsController as MCP tools. */
@Injectable()
export class PronunciationTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.registry.register({ tools: [this.list(), this.set(), this.delete()] });
  }

  private list() {
    return tool({
      name: 'list_pronunciations',
      title: 'List pronunciations',
      description:
        'Lists the words that the person wants to be said in a way of their own, newest first, with what is said for each. ' +
        'Use it before you change or delete one.',
      hints: READS,
      input: ListPronunciationsRequest,
      output: ListPronunciationsResponse,
      run: async (body, { caller }) => {
        const page = toListPronunciationsResponse(await this.queries.execute(body.toQuery(caller)));
        return page.next_cursor === null ? { body: page } : { body: page, next: MORE };
      },
    });
  }

  private set() {
    return tool({
      name: 'set_pronunciation',
      title: 'Say how a word is said',
      description:
        'Has a word or a name said otherwise than it is written, in all briefings of that language from now on: written ' +
        'is what stands in texts (kubectl), respelling what is read aloud (cube control). Use it when the person says that ' +
        'a host says a word wrong. Sound it out in ordinary letters of that language, in Japanese in kana. Transcripts keep ' +
        'the written form.',
      hints: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
      input: SetPronunciationRequest,
      output: SetPronunciationResponse,
      run: async (body, { caller }) => ({
        body: toSetPronunciationResponse(await this.commands.execute(body.toCommand(caller))),
      }),
    });
  }

  private delete() {
    return tool({
      name: 'delete_pronunciation',
      title: 'Delete a pronunciation',
      description:
        'Takes back what was set for a word: it is said as it is written again, or as the service says it. Use it when the ' +
        'person no longer wants it; to say it otherwise, set it anew instead.',
      hints: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
      advice: { not_found: 'list_pronunciations shows the words that the person has set.' },
      input: DeletePronunciationRequest,
      output: DeletePronunciationResponse,
      run: async (body, { caller }) => {
        await this.commands.execute(body.toCommand(caller));
        return { body: { deleted: true } };
      },
    });
  }
}
