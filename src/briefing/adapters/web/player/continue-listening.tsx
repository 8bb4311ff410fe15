import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { languageTag, roundMinutes } from '../../../../shared/delivery/web/language/formats.js';
import { HomeSections } from '../../../../shared/delivery/web/sections/home-sections.js';
import type { PageVisit } from '../../../../shared/delivery/web/sections/page-sections.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { ListBegun, type BegunBriefing } from '../../../application/queries/list-begun.js';
import { EnqueueButton, QUEUE_ASSETS } from './enqueue-button.js';
import { wordsFor } from '../locale.js';

const SHOWN = 3;

/** On `/`: what was begun and not heard to its end. */
@Injectable()
export class ContinueListening {
  constructor(
    private readonly queries: QueryBus,
    sections: HomeSections,
  ) {
    const assets = { ...QUEUE_ASSETS, styles: ['continue.css', ...QUEUE_ASSETS.styles] };
    sections.register({ place: 3, ...assets, render: (visit) => this.section(visit) });
  }

  private async section({ caller, language }: PageVisit) {
    const begun = await this.queries.execute(new ListBegun(caller.id, SHOWN));
    return begun.length === 0 ? null : <ContinueSection begun={begun} language={language} />;
  }
}

interface ContinueSectionProps {
  readonly begun: readonly BegunBriefing[];
  readonly language: Language;
}

export function ContinueSection({ begun, language }: ContinueSectionProps) {
  return (
    <section class="card continue" aria-labelledby="continue">
      <h2 id="continue">{wordsFor(language).player.goOn}</h2>
      <ul>
        {begun.map((each) => (
          <li>
            <Begun begun={each} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Begun({
  begun: { briefing, playback },
  language,
}: {
  readonly begun: BegunBriefing;
  readonly language: Language;
}) {
  const { slug, state } = briefing;
  const title = 'composed' in state ? state.composed.title : '';
  const { positionMs, durationMs } = playback;
  const left = roundMinutes(durationMs - positionMs, language);
  const path = `/b/${slug}`;
  return (
    <div class="continue-row">
      <a class="continue-link" href={path}>
        <img src={`/b/${slug}/cover.jpg`} alt="" width="56" height="56" loading="lazy" />
        <span class="continue-words">
          <span class="continue-title" lang={languageTag(state.requested.request.language)}>
            {title}
          </span>
          <span class="continue-left">
            <progress max={durationMs} value={positionMs} aria-hidden="true" />
            {wordsFor(language).player.left(left)}
          </span>
        </span>
      </a>
      <EnqueueButton {...{ path, title, language }} />
    </div>
  );
}
