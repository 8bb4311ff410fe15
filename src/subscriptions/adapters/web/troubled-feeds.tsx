import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { JSX } from 'preact';
import { HomeSections } from '../../../shared/delivery/web/sections/home-sections.js';
import type { PageVisit } from '../../../shared/delivery/web/sections/page-sections.js';
import type { SubscriptionView } from '../../application/ports/subscription-reader.js';
import { ListTroubledSubscriptions } from '../../application/queries/list-troubled-subscriptions.js';
import { Health } from './feed-groups.js';
import { PATH, pathOf } from './feeds-model.js';
import { wordsFor } from './locale.js';

const PLACE = 6;
const MOST_SHOWN = 3;

/** On `/`: feeds that cannot be read, and what one can do; nothing where all are well. */
@Injectable()
export class TroubledFeeds {
  constructor(
    sections: HomeSections,
    private readonly queries: QueryBus,
  ) {
    sections.register({ place: PLACE, styles: ['feeds.css'], render: (visit) => this.render(visit) });
  }

  private async render({ caller, language }: PageVisit): Promise<JSX.Element | null> {
    const troubled = await this.queries.execute(new ListTroubledSubscriptions(caller.id));
    return troubled.length === 0 ? null : <Troubled language={language} troubled={troubled} />;
  }
}

interface TroubledProps extends Pick<PageVisit, 'language'> {
  readonly troubled: readonly SubscriptionView[];
}

export function Troubled({ language, troubled }: TroubledProps) {
  const { trouble: words } = wordsFor(language);
  const others = troubled.length - MOST_SHOWN;
  return (
    <section class="card" aria-labelledby="feeds-in-trouble">
      <h2 id="feeds-in-trouble">{words.heading}</h2>
      <ul class="feeds-list">
        {troubled.slice(0, MOST_SHOWN).map((view) => (
          <li>
            <div class="feeds-entry">
              <a class="feeds-title" href={pathOf(view.id)}>
                <bdi>{view.title}</bdi>
              </a>
              <Health language={language} view={view} />
            </div>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p>
          <a href={`${PATH}?only=trouble`}>{words.more(others)}</a>
        </p>
      )}
    </section>
  );
}
