import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { McpRegistry } from '../../../shared/delivery/mcp/mcp-registry.js';
import { READS, tool } from '../../../shared/delivery/mcp/mcp-tool.js';
import { DeleteShowRequest, DeleteShowResponse, UpdateShowRequest } from '../http/change-show.dto.js';
import { ListCorrectionsRequest, ListCorrectionsResponse, toCorrections } from '../http/corrections.dto.js';
import { ListEpisodesRequest, ListEpisodesResponse, toEpisodes } from '../http/episodes.dto.js';
import { GetShowRequest, ListShowsRequest, ListShowsResponse } from '../http/list-shows.dto.js';
import { refuseRun, RunShowResponse, toRunShowResponse } from '../http/run-show.dto.js';
import { PreviewShowRequest, PreviewShowResponse, toPreview } from '../http/preview-show.dto.js';
import { ShowResponse } from '../http/show.dto.js';
import { ShowPresenter } from '../http/show.presenter.js';
import { CreateShowArguments, RunShowArguments } from './keyed-arguments.dto.js';

const MORE = 'There are more: call again with cursor = next_cursor.';
const UNKNOWN = { not_found: 'list_shows tells the ids of the shows that the person has.' };

/** The operations of ShowsController as MCP tools. */
@Injectable()
export class ShowTools implements OnModuleInit {
  constructor(
    private readonly registry: McpRegistry,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly presenter: ShowPresenter,
  ) {}

  onModuleInit(): void {
    const reading = [this.list(), this.get(), this.episodes(), this.corrections(), this.preview()];
    this.registry.register({ tools: [...reading, this.create(), this.update(), this.delete(), this.run()] });
  }

  private list() {
    return tool({
      name: 'list_shows',
      title: 'List shows',
      description:
        'Lists the person’s shows, newest first: briefings that come by themselves, each with its schedule, its next ' +
        'episode and its private podcast feed. Use it before you change, run or delete one.',
      hints: READS,
      input: ListShowsRequest,
      output: ListShowsResponse,
      run: async (body, { caller }) => {
        const page = await this.presenter.page(await this.queries.execute(body.toQuery(caller)));
        return page.next_cursor === null ? { body: page } : { body: page, next: MORE };
      },
    });
  }

  private get() {
    return tool({
      name: 'get_show',
      title: 'Read one show',
      description: 'Reads one show: what it tells, when, and its next episode. list_episodes tells what became of it.',
      hints: READS,
      advice: UNKNOWN,
      input: GetShowRequest,
      output: ShowResponse,
      run: async (body, { caller }) => ({
        body: { show: await this.presenter.one(await this.queries.execute(body.toQuery(caller))) },
      }),
    });
  }

  private episodes() {
    return tool({
      name: 'list_episodes',
      title: 'List the episodes of a show',
      description:
        'Lists the episodes of a show, newest first, and of those that were skipped or failed the reason. Use it when the ' +
        'person asks why there was no briefing. get_briefing reads one by its artifact_id.',
      hints: READS,
      advice: UNKNOWN,
      input: ListEpisodesRequest,
      output: ListEpisodesResponse,
      run: async (body, { caller }) => {
        const page = toEpisodes(await this.queries.execute(body.toQuery(caller)), this.presenter.viewerUrl);
        return page.next_cursor === null ? { body: page } : { body: page, next: MORE };
      },
    });
  }

  private corrections() {
    return tool({
      name: 'list_corrections',
      title: 'List what sources corrected of a show',
      description:
        'Lists what sources have changed or taken back of what the newest episodes of a show said: as it was told, as it ' +
        'stands now, and a link to the sentence. Use it when the person asks whether something they heard still holds.',
      hints: READS,
      advice: UNKNOWN,
      input: ListCorrectionsRequest,
      output: ListCorrectionsResponse,
      run: async (body, { caller }) => ({
        body: toCorrections(await this.queries.execute(body.toQuery(caller)), this.presenter.viewerUrl),
      }),
    });
  }

  private preview() {
    return tool({
      name: 'preview_show',
      title: 'Preview the next episode of a show',
      description:
        'Composes what the next episode would say, and with `changes` what other words, sources, another length or format ' +
        'would make of it, story by story. Nothing is recorded, saved or counted: use it before you change a show.',
      hints: READS,
      advice: UNKNOWN,
      input: PreviewShowRequest,
      output: PreviewShowResponse,
      run: async (body, { caller }) => ({
        body: toPreview(await this.queries.execute(body.toQuery(caller)).catch(refuseRun)),
        next: 'update_show saves changes that the person likes.',
      }),
    });
  }

  private create() {
    return tool({
      name: 'create_show',
      title: 'Have briefings made by themselves',
      description:
        'Makes a show: a briefing that is ready on certain days at a time, or whenever there are so many new stories. Use ' +
        'it when the person wants a briefing regularly; for one now, create_briefing. Ask for the time zone or take it from ' +
        'get_settings. Episodes count against the allowance of briefings. Give the person podcast_feed_url: their podcast ' +
        'app plays the episodes.',
      hints: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
      input: CreateShowArguments,
      output: ShowResponse,
      run: async (body, { caller }) => ({
        body: { show: await this.presenter.one(await this.commands.execute(body.toCommand(caller))) },
        next: 'run_show makes the first episode now, if the person does not want to wait for it.',
      }),
    });
  }

  private update() {
    return tool({
      name: 'update_show',
      title: 'Change a show',
      description:
        'Changes what it names and keeps the rest; null takes a choice back. scope and schedule are replaced as a whole.',
      hints: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
      advice: UNKNOWN,
      input: UpdateShowRequest,
      output: ShowResponse,
      run: async (body, { caller }) => ({
        body: { show: await this.presenter.one(await this.commands.execute(body.toCommand(caller))) },
      }),
    });
  }

  private delete() {
    return tool({
      name: 'delete_show',
      title: 'Delete a show',
      description:
        'No further episodes, and its podcast feed answers 404 from now on. The briefings that were made stay. Ask first.',
      hints: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
      advice: UNKNOWN,
      input: DeleteShowRequest,
      output: DeleteShowResponse,
      run: async (body, { caller }) => {
        await this.commands.execute(body.toCommand(caller));
        return { body: { deleted: true } };
      },
    });
  }

  private run() {
    return tool({
      name: 'run_show',
      title: 'Make an episode now',
      description:
        'Makes an episode of a show now, besides those of its schedule; while one is being made it is that one. Counts ' +
        'against the allowance. get_briefing with artifact_id tells how far it is; give the person viewer_url.',
      hints: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
      advice: UNKNOWN,
      input: RunShowArguments,
      output: RunShowResponse,
      run: async (body, { caller }) => {
        const answer = await this.commands.execute(body.toCommand(caller)).catch(refuseRun);
        return { body: toRunShowResponse(answer, this.presenter.viewerUrl) };
      },
    });
  }
}
