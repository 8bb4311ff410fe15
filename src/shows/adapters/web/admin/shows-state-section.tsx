import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { JSX } from 'preact';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { AdminSections } from '../../../../shared/delivery/web/sections/admin-sections.js';
import type { PageVisit } from '../../../../shared/delivery/web/sections/page-sections.js';
import { ShowShowsState } from '../../../application/queries/show-shows-state.js';
import { showsStateWordsFor } from './shows-state-words.js';

const FAILED_LISTED = 5;

/** How shows go, on the overview of operators. */
@Injectable()
export class ShowsStateSection implements OnModuleInit {
  constructor(
    private readonly sections: AdminSections,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.sections.register({ place: 6, render: (visit) => this.render(visit) });
  }

  private async render({ language }: PageVisit): Promise<JSX.Element> {
    const words = showsStateWordsFor(language);
    const { shows, nextDay, late, failed } = await this.queries.execute(new ShowShowsState(FAILED_LISTED));
    return (
      <section class="card" aria-labelledby="shows">
        <h2 id="shows">{words.heading}</h2>
        <p>{words.counts(shows, nextDay)}</p>
        <p class={late > 0 ? 'fault' : 'hint'}>{late > 0 ? words.late(late) : words.onTime}</p>
        <h3>{words.failed}</h3>
        {failed.length === 0 ? (
          <p class="hint">{words.noneFailed}</p>
        ) : (
          <ul class="accesses">
            {failed.map(({ showId, moment, code }) => (
              <li>
                {code}
                <p class="meta">
                  <Moment at={moment} language={language} style="exact" />
                  <code>{showId}</code>
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  }
}
