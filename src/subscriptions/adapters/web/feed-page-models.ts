import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageTag } from '../../../shared/delivery/web/language/formats.js';
import { PageForms } from '../../../shared/delivery/web/forms/page-forms.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { Language } from '../../../shared/kernel/language.js';
import { SampleFeeds, type NewestItem, type SampleFeed } from '../../api.js';
import type { SubscriptionView } from '../../application/ports/subscription-reader.js';
import { ListEndedSubscriptions } from '../../application/queries/list-ended-subscriptions.js';
import { FindNewestOf, ShowFollowedFeeds, type FollowedFeeds } from '../../application/queries/show-followed-feeds.js';
import { BLANK_ADD, parseDuring, type FeedGroup, type FeedsModel, type Notice } from './feeds-model.js';

/** Who looks at a page. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
}

/** What the address of the page says. */
export interface FeedsQuery {
  readonly welcome?: unknown;
  readonly q?: unknown;
  readonly only?: unknown;
  readonly page?: unknown;
  readonly done?: unknown;
  readonly feed?: unknown;
  readonly count?: unknown;
  readonly left?: unknown;
}

const A_PAGE = 100;
const MOST_SAMPLES = 4;

interface Unread extends Omit<FeedGroup, 'entries'> {
  readonly views: readonly SubscriptionView[];
}

/** Gathers what the page of one's feeds shows. */
@Injectable()
export class FeedPageModels {
  constructor(
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
    private readonly samples: SampleFeeds,
  ) {}

  async feeds({ request, reply, caller }: Visit, said: FeedsQuery): Promise<FeedsModel> {
    const form = this.forms.pageFor(request, reply);
    const query = typeof said.q === 'string' ? said.q.trim().slice(0, 200) : '';
    const onlyTrouble = said.only === 'trouble';
    const all = await this.queries.execute(new ShowFollowedFeeds(caller.id));
    const narrowed = await this.narrowed(caller, all, { query, onlyTrouble });
    const number = pageNumberOf(said.page);
    const isNarrowed = query !== '' || onlyTrouble;
    const groups = groupsOf(narrowed, form.language).filter(({ views }) => !isNarrowed || views.length > 0);
    const { shown, hasMore } = cut(groups, number);
    return {
      ...form,
      isWelcome: said.welcome === '1',
      add: BLANK_ADD,
      refusedFolder: null,
      notice: await this.noticeOf(caller, said, all.subscriptions),
      query,
      onlyTrouble,
      groups: await this.withNewest(caller, shown),
      folders: all.folders,
      total: all.subscriptions.length,
      found: narrowed.subscriptions.length,
      page: number,
      hasMore,
      samples: samplesFor(form.language, this.samples.all(), all.subscriptions),
      formKey: randomUUID(),
    };
  }

  private async narrowed(
    caller: Caller,
    all: FollowedFeeds,
    { query, onlyTrouble }: Pick<FeedsModel, 'query' | 'onlyTrouble'>,
  ): Promise<FollowedFeeds> {
    const found = query === '' ? all : await this.queries.execute(new ShowFollowedFeeds(caller.id, query));
    if (!onlyTrouble) return found;
    return { ...found, subscriptions: found.subscriptions.filter(({ lastError }) => lastError !== null) };
  }

  private async withNewest(caller: Caller, groups: readonly Unread[]): Promise<readonly FeedGroup[]> {
    const ids = groups.flatMap(({ views }) => views.map(({ id }) => id));
    const newest: ReadonlyMap<string, NewestItem> =
      ids.length === 0 ? new Map() : await this.queries.execute(new FindNewestOf(caller.id, ids));
    return groups.map(({ folder, views }) => ({
      folder,
      entries: views.map((view) => ({ view, newest: newest.get(view.id) ?? null })),
    }));
  }

  private async noticeOf(
    caller: Caller,
    { done, feed: id, count, left }: FeedsQuery,
    all: readonly SubscriptionView[],
  ): Promise<Notice | null> {
    const during = parseDuring(left);
    if (during !== null) {
      const feeds = await this.queries.execute(new ListEndedSubscriptions(caller.id, during.from, during.to));
      return feeds.length === 0 ? null : { done: 'left', feeds, during };
    }
    if (done === 'added' || done === 'already') {
      const feed = all.find((view) => view.id === id);
      return feed === undefined ? null : { done, feed };
    }
    if (done === 'samples' || done === 'back') return { done, count: Number(count) || 0 };
    if (done === 'moved' || done === 'folder' || done === 'folderGone' || done === 'none') return { done };
    return null;
  }
}

const pageNumberOf = (page: unknown): number =>
  typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;

/** Those in no folder first: what was just added is among them. */
function groupsOf({ subscriptions, folders }: FollowedFeeds, language: Language): readonly Unread[] {
  const { compare } = new Intl.Collator(languageTag(language), { numeric: true });
  const sorted = subscriptions.toSorted((a, b) => compare(a.title, b.title));
  const foldered = new Set(folders.flatMap(({ subscriptionIds }) => subscriptionIds));
  const rest = sorted.filter(({ id }) => !foldered.has(id));
  return [
    ...(rest.length > 0 ? [{ folder: null, views: rest }] : []),
    ...folders.map((folder) => {
      const inside = new Set(folder.subscriptionIds);
      return { folder, views: sorted.filter(({ id }) => inside.has(id)) };
    }),
  ];
}

/** One page of all groups. A folder that goes on on the next page is named there again. */
function cut(
  groups: readonly Unread[],
  number: number,
): { readonly shown: readonly Unread[]; readonly hasMore: boolean } {
  const [from, to] = [(number - 1) * A_PAGE, number * A_PAGE];
  let at = 0;
  const shown = groups.flatMap(({ folder, views }) => {
    const here = views.slice(Math.max(from - at, 0), Math.max(to - at, 0));
    const isHere = here.length > 0 || (views.length === 0 && at >= from && at < to);
    at += views.length;
    return isHere ? [{ folder, views: here }] : [];
  });
  return { shown, hasMore: at > to };
}

/** In the reader's language first, and in English. */
function samplesFor(
  language: Language,
  samples: readonly SampleFeed[],
  followed: readonly SubscriptionView[],
): readonly SampleFeed[] {
  const known = new Set(followed.map(({ feedUrl }) => feedUrl));
  const open = samples.filter(({ feedUrl }) => !known.has(feedUrl));
  const own = open.filter((sample) => sample.language === language);
  const english = open.filter((sample) => sample.language === 'en' && language !== 'en');
  return [...own, ...english].slice(0, MOST_SAMPLES);
}
