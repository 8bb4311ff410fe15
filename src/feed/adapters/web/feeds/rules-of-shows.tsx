import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { JSX } from 'preact';
import type { PageVisit } from '../../../../shared/delivery/web/sections/page-sections.js';
import { ShowSections } from '../../../../shared/delivery/web/sections/show-sections.js';
import type { RuleScopes } from '../../../application/ports/followed-feeds.js';
import { ListRules } from '../../../application/queries/list-rules.js';
import { ListRuleScopes } from '../../../application/queries/show-followed-feed.js';
import type { Rule } from '../../../domain/rule.js';
import { RULES } from './feed-model.js';
import { feedsWordsFor } from './feeds-locale.js';
import { RuleSentence } from './rules.js';

const PLACE = 1;
const MOST_SHOWN = 10;

/** On `/shows/:id`: what rules leave out of its episodes, keep and prefer. */
@Injectable()
export class RulesOfShows {
  constructor(
    sections: ShowSections,
    private readonly queries: QueryBus,
  ) {
    sections.register({ place: PLACE, styles: ['feeds.css'], render: (visit) => this.render(visit) });
  }

  private async render({ caller, language }: PageVisit): Promise<JSX.Element> {
    const [{ rows }, scopes] = await Promise.all([
      this.queries.execute(new ListRules(caller.id, { after: null, limit: MOST_SHOWN })),
      this.queries.execute(new ListRuleScopes(caller.id)),
    ]);
    return <Rules language={language} rules={rows} scopes={scopes} />;
  }
}

interface RulesProps extends Pick<PageVisit, 'language'> {
  readonly rules: readonly Rule[];
  readonly scopes: RuleScopes;
}

function Rules({ language, rules, scopes }: RulesProps) {
  const { ofShows: words, rules: ofRules } = feedsWordsFor(language);
  return (
    <section class="card" aria-labelledby="rules">
      <h2 id="rules">{words.heading}</h2>
      <p class="hint">{rules.length === 0 ? ofRules.none : words.lead}</p>
      {rules.length > 0 && (
        <ul class="feeds-list">
          {rules.map((rule) => (
            <li>
              <div class="feeds-entry">
                <RuleSentence language={language} scopes={scopes} rule={rule} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <p class="actions">
        <a class="button" href={RULES}>
          {words.change}
        </a>
      </p>
    </section>
  );
}
