import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { JSX } from 'preact';
import { ADMIN_PATH } from '../../../../shared/delivery/admin/admin-sheet.js';
import { AdminSections } from '../../../../shared/delivery/web/sections/admin-sections.js';
import type { PageVisit } from '../../../../shared/delivery/web/sections/page-sections.js';
import { ShowFeedStatus } from '../../../application/queries/show-feed-status.js';
import { adminFeedWordsFor } from './admin-feed-locale.js';
import { TroubledFeeds } from './feeds-in-trouble.js';

const LISTED = 3;

/** How the feeds are, on the overview of operators. */
@Injectable()
export class FeedsInTroubleSection implements OnModuleInit {
  constructor(
    private readonly sections: AdminSections,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.sections.register({ place: 4, render: (visit) => this.render(visit) });
  }

  private async render(visit: PageVisit): Promise<JSX.Element> {
    const words = adminFeedWordsFor(visit.language);
    const { counts, failing, gone } = await this.queries.execute(new ShowFeedStatus(LISTED));
    const { language, formToken } = visit;
    return (
      <section class="card" aria-labelledby="feeds">
        <h2 id="feeds">{words.heading}</h2>
        <p class="hint">{words.counts(counts.watched, counts.due)}</p>
        <TroubledFeeds
          language={language}
          formToken={formToken}
          feeds={[...failing, ...gone]}
          none={words.noneFailing}
        />
        <p class="actions">
          <a class="button" href={ADMIN_PATH.feeds}>
            {words.all}
          </a>
        </p>
      </section>
    );
  }
}
