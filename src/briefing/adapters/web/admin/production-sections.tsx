import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { JSX } from 'preact';
import { BriefingSettings } from '../../../../config/briefing-settings.js';
import { LanguageModelSettings } from '../../../../config/language-model-settings.js';
import { SpeechSettings } from '../../../../config/speech-settings.js';
import { Fact, Facts } from '../../../../shared/delivery/web/shell/facts.js';
import { languageTag } from '../../../../shared/delivery/web/language/formats.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import { AdminSections } from '../../../../shared/delivery/web/sections/admin-sections.js';
import type { PageVisit } from '../../../../shared/delivery/web/sections/page-sections.js';
import { ShowProductions } from '../../../application/queries/show-productions.js';
import { wordsFor } from '../locale.js';
import { productionWordsFor } from './production-locale.js';

const FAILED_LISTED = 8;

/** What is being made, and who speaks and writes, on the overview of operators. Keys of services are not shown. */
@Injectable()
export class ProductionSections implements OnModuleInit {
  // eslint-disable-next-line max-params
  constructor(
    private readonly sections: AdminSections,
    private readonly queries: QueryBus,
    private readonly briefings: BriefingSettings,
    private readonly speech: SpeechSettings,
    private readonly models: LanguageModelSettings,
  ) {}

  onModuleInit(): void {
    this.sections.register({ place: 5.5, render: (visit) => this.productions(visit) });
    this.sections.register({ place: 7, render: (visit) => Promise.resolve(this.servers(visit)) });
  }

  private async productions({ language }: PageVisit): Promise<JSX.Element> {
    const words = productionWordsFor(language);
    const { failed: reasons } = wordsFor(language);
    const { inProduction, oldestAt, failed } = await this.queries.execute(new ShowProductions(FAILED_LISTED));
    return (
      <section class="card" aria-labelledby="productions">
        <h2 id="productions">{words.heading}</h2>
        <p>{words.inProduction(inProduction)}</p>
        {oldestAt !== null && (
          <p class="hint">
            {words.oldest}: <Moment at={oldestAt} language={language} style="exact" />
          </p>
        )}
        <h3>{words.failed}</h3>
        {failed.length === 0 ? (
          <p class="hint">{words.noneFailed}</p>
        ) : (
          <ul class="accesses">
            {failed.map(({ id, failedAt, code }) => (
              <li>
                {code === 'no_matching_items' ? reasons.nothingMatched : reasons.broke}
                <p class="meta">
                  <Moment at={failedAt} language={language} style="exact" />
                  <code>{code}</code>
                  <code>{id}</code>
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  }

  private servers({ language }: PageVisit): JSX.Element {
    const { servers: words } = productionWordsFor(language);
    const { speechServer, speechModels, speechFallback } = this.speech;
    const { languageModel } = this.models;
    const number = new Intl.NumberFormat(languageTag(language));
    return (
      <section class="card" aria-labelledby="servers">
        <h2 id="servers">{words.heading}</h2>
        <Facts>
          <Fact label={words.speech}>
            <div>{words.defaultVoices(this.briefings.speechThreads)}</div>
            {speechModels !== null && <div>{words.ownModels}</div>}
            {speechServer !== null && <div>{`${new URL(speechServer.url).host} · ${speechServer.model}`}</div>}
          </Fact>
          {(speechServer !== null || speechModels !== null) && (
            <Fact label={words.fallback}>{words.fallbacks[speechFallback]}</Fact>
          )}
          <Fact label={words.model}>
            {languageModel === null
              ? words.noModel
              : `${new URL(languageModel.url).host} · ${languageModel.model} · ${words.tokens(number.format(languageModel.tokensPerBriefing))}`}
          </Fact>
        </Facts>
      </section>
    );
  }
}
