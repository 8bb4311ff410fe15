import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpSettings } from '../../../../config/http-settings.js';
import { PageForms } from '../../../../shared/delivery/web/forms/page-forms.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { HostCatalogue } from '../../../../shared/kernel/hosts/host-catalogue.js';
import { formatNext, parseCursor } from '../../../../shared/kernel/page.js';
import type { CompositionChoices } from '../../../application/ports/composition-choices.js';
import { FindOwnBriefing } from '../../../application/queries/find-own-briefing.js';
import { ListCompositionChoices } from '../../../application/queries/list-composition-choices.js';
import { ListLibrary } from '../../../application/queries/list-library.js';
import { DELETED, IN_PRODUCTION, type ListedStatus } from '../../../domain/briefing.js';
import { doneOf, filterOf, type Filter, type ListModel, type RequestModel } from './library-model.js';
import { typedOf, typedOfQuery, type QueryFields, type TypedRequest } from './request-form.js';

/** Who looks at a page. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
}

const A_PAGE = 20;
const LONGEST_SEARCH = 200;

const STATUSES: Readonly<Record<Filter, readonly ListedStatus[] | null>> = {
  all: null,
  ready: ['ready'],
  making: IN_PRODUCTION,
  failed: ['failed', 'composition_failed'],
  deleted: [DELETED],
};

/** Gathers what the pages show. */
@Injectable()
export class LibraryModels {
  constructor(
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
    private readonly hosts: HostCatalogue,
    private readonly settings: HttpSettings,
  ) {}

  async list({ request, reply, caller }: Visit, query: QueryFields): Promise<ListModel> {
    const filter = filterOf(query['status']);
    const search = textIn(query['q']).trim().slice(0, LONGEST_SEARCH);
    const statuses = STATUSES[filter];
    const { rows, next } = await this.queries.execute(
      new ListLibrary(caller.id, {
        after: typeof query['cursor'] === 'string' ? parseCursor(query['cursor']) : null,
        limit: A_PAGE,
        deleted: filter === 'deleted',
        ...(statuses !== null && { statuses }),
        ...(search !== '' && { title: search }),
      }),
    );
    return {
      ...this.forms.pageFor(request, reply),
      briefings: rows,
      filter,
      search,
      next: formatNext(next),
      done: doneOf(query['done']),
      doneWith: textIn(query['id']) || null,
      baseUrl: this.settings.baseUrl,
    };
  }

  choices(caller: Caller, itemIds: readonly string[]): Promise<CompositionChoices> {
    return this.queries.execute(new ListCompositionChoices(caller.id, itemIds));
  }

  /** With what a link says, or as an earlier briefing was asked for. Throws NotFound. */
  async blank(visit: Visit, query: QueryFields): Promise<RequestModel> {
    const { timezone } = await this.choices(visit.caller, []);
    const again = textIn(query['again']);
    const typed = again === '' ? typedOfQuery(query, timezone) : await this.askedBefore(visit.caller, again);
    return this.form(visit, typed, { faults: [], refusal: null });
  }

  async form(
    { request, reply, caller }: Visit,
    typed: TypedRequest,
    refused: Pick<RequestModel, 'faults' | 'refusal'>,
  ): Promise<RequestModel> {
    return {
      ...this.forms.pageFor(request, reply),
      typed,
      ...refused,
      choices: await this.choices(caller, typed.items),
      hosts: this.hosts.hosts,
      key: randomUUID(),
    };
  }

  private async askedBefore(caller: Caller, id: string): Promise<TypedRequest> {
    const own = await this.queries.execute(new FindOwnBriefing(caller.id, id));
    if (own === null) throw new NotFound('You have no such briefing.');
    return typedOf(own.briefing.state.requested.request, own.words.userRequest);
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
