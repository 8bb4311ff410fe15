import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../config/http-settings.js';
import { formatNext, type Page } from '../../../shared/kernel/page.js';
import type { Show } from '../../domain/show.js';
import { PodcastFeeds } from '../../podcasts/podcasts.js';
import type { ListShowsResponse } from './list-shows.dto.js';
import { toShowDto, type ShowDto } from './show.dto.js';

/** Shows → wire, with the addresses that belong to them. */
@Injectable()
export class ShowPresenter {
  constructor(
    private readonly settings: HttpSettings,
    private readonly feeds: PodcastFeeds,
  ) {}

  readonly viewerUrl = (slug: string): string => `${this.settings.baseUrl}/b/${slug}`;

  async one(show: Show): Promise<ShowDto> {
    const [shown] = await this.all([show]);
    if (shown === undefined) throw new Error(`${show.id} was not presented`);
    return shown;
  }

  async page({ rows, next }: Page<Show>): Promise<ListShowsResponse> {
    return { shows: await this.all(rows), next_cursor: formatNext(next) };
  }

  /** Of one owner. */
  private async all(shows: readonly Show[]): Promise<ShowDto[]> {
    const [first] = shows;
    if (first === undefined) return [];
    const ids = shows.map(({ id }) => id);
    const addresses = await this.feeds.addressesOf(first.owner, ids, this.settings.baseUrl);
    return shows.map((show) => toShowDto(show, addresses.get(show.id) ?? ''));
  }
}
