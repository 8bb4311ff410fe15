import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageForms } from '../../../shared/delivery/web/forms/page-forms.js';
import { ShowSections } from '../../../shared/delivery/web/sections/show-sections.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { formatNext, parseCursor, type Cursor } from '../../../shared/kernel/page.js';
import { DescribeEpisodes } from '../../application/queries/describe-episodes.js';
import { GetShow } from '../../application/queries/get-show.js';
import { ListCorrections } from '../../application/queries/list-corrections.js';
import { ListEpisodes } from '../../application/queries/list-episodes.js';
import { ListShowChoices } from '../../application/queries/list-show-choices.js';
import { ListShows } from '../../application/queries/list-shows.js';
import { momentAfter } from '../../domain/schedule.js';
import type { Show } from '../../domain/show.js';
import { ShowAddresses } from './show-addresses.js';
import type { FormFault, TypedShow } from './show-form.js';
import type { FormModel, ListModel, PodcastsModel, ShowModel } from './show-model.js';

/** Who looks at a page. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
}

const A_PAGE = 20;
const CORRECTIONS = 10;

/** Gathers what pages of shows show. */
@Injectable()
export class ShowModels {
  constructor(
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
    private readonly addresses: ShowAddresses,
    private readonly sections: ShowSections,
  ) {}

  async list({ request, reply, caller }: Visit, cursor: unknown): Promise<ListModel> {
    const { rows, next } = await this.queries.execute(
      new ListShows(caller, { after: cursorIn(cursor), limit: A_PAGE }),
    );
    return { ...this.forms.pageFor(request, reply), shows: rows, next: formatNext(next) };
  }

  async form(
    { request, reply, caller }: Visit,
    showId: string | null,
    typed: (timezone: string) => TypedShow,
    faults: readonly FormFault[],
  ): Promise<FormModel> {
    const { hosts, ...choices } = await this.queries.execute(new ListShowChoices(caller.id));
    const page = this.forms.pageFor(request, reply);
    return {
      ...page,
      showId,
      typed: typed(choices.timezone),
      faults,
      choices,
      key: randomUUID(),
      hosts,
    };
  }

  async podcasts({ request, reply, caller }: Visit, cursor: unknown): Promise<Omit<PodcastsModel, 'isRenewed'>> {
    const page = { after: cursorIn(cursor), limit: A_PAGE };
    const { rows, next } = await this.queries.execute(new ListShows(caller, page));
    const addresses = await this.addresses.podcastsOf(caller.id, rows);
    return {
      ...this.forms.pageFor(request, reply),
      everything: await this.addresses.everythingOf(caller.id),
      shows: rows.map(({ id, name }) => ({ id, name, url: addresses.get(id) ?? '' })),
      next: formatNext(next),
    };
  }

  async show({ request, reply, caller }: Visit, id: string, cursor: unknown): Promise<ShowModel> {
    const show = await this.queries.execute(new GetShow(caller, id));
    const page = { after: cursorIn(cursor), limit: A_PAGE };
    const { rows, next } = await this.queries.execute(new ListEpisodes(caller, id, page));
    const visit = this.forms.pageFor(request, reply);
    return {
      ...visit,
      show,
      upcoming: upcomingOf(show),
      done: null,
      episodes: rows,
      inShort: await this.queries.execute(new DescribeEpisodes(caller.id, rows)),
      next: formatNext(next),
      corrections: await this.queries.execute(new ListCorrections(caller, id, CORRECTIONS)),
      sections: await this.sections.render({ ...visit, caller }),
      podcastUrl: await this.addresses.podcastOf(show),
      preview: {
        request: show.userRequest ?? '',
        length: show.targetLengthSeconds === null ? '' : String(show.targetLengthSeconds),
        format: show.format ?? '',
      },
      previewed: null,
    };
  }
}

const UPCOMING = 3;

function upcomingOf({ schedule, nextAt }: Show): readonly EpochMs[] {
  if (nextAt === null || schedule.kind !== 'weekly') return [];
  const moments = [nextAt];
  while (moments.length < UPCOMING) moments.push(momentAfter(schedule, moments.at(-1) ?? nextAt));
  return moments;
}

const cursorIn = (cursor: unknown): Cursor | null => (typeof cursor === 'string' ? parseCursor(cursor) : null);
