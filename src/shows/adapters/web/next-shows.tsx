import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { HomeSections } from '../../../shared/delivery/web/sections/home-sections.js';
import type { PageVisit } from '../../../shared/delivery/web/sections/page-sections.js';
import type { Language } from '../../../shared/kernel/language.js';
import { ListShows } from '../../application/queries/list-shows.js';
import type { Show } from '../../domain/show.js';
import { wordsFor } from './locale.js';
import { PATH, pathOf, zoneOf } from './show-model.js';
import { scheduleWords, zonedMoment } from './show-words.js';

/** As many as a member has, unless the operator allows more. */
const LOOKED_AT = 50;
const SHOWN = 4;

/** The shows that come next, on the page of today. */
@Injectable()
export class NextShows {
  constructor(
    private readonly queries: QueryBus,
    sections: HomeSections,
  ) {
    sections.register({ place: 5, render: (visit) => this.render(visit) });
  }

  private async render({ caller, language }: PageVisit) {
    const { rows } = await this.queries.execute(new ListShows(caller, { after: null, limit: LOOKED_AT }));
    if (rows.length === 0) return null;
    const { home, show: words } = wordsFor(language);
    return (
      <section class="card" aria-labelledby="next-shows">
        <h2 id="next-shows">{home.heading}</h2>
        <ul class="records">
          {rows
            .toSorted(sooner)
            .slice(0, SHOWN)
            .map((show) => (
              <NextShow language={language} show={show} />
            ))}
        </ul>
        <p class="actions">
          <a class="button" href={PATH}>
            {words.back}
          </a>
        </p>
      </section>
    );
  }
}

/** Those that wait for news have no moment: they come last. */
const sooner = (one: Show, other: Show): number => (one.nextAt ?? Infinity) - (other.nextAt ?? Infinity) || 0;

function NextShow({ language, show }: { readonly language: Language; readonly show: Show }) {
  return (
    <li>
      <a href={pathOf(show.id)}>
        <bdi>{show.name}</bdi>
      </a>
      <p class="meta">
        <span>
          {show.nextAt === null
            ? scheduleWords(show.schedule, language)
            : zonedMoment(show.nextAt, zoneOf(show), language)}
        </span>
      </p>
    </li>
  );
}
